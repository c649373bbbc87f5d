// Shows notifications of the pages, since phones allow only service workers to, and opens the table when one is
// chosen. It stores nothing and answers no requests.
addEventListener('install', () => skipWaiting());

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.address));
});

/** Focuses the page of a match, or opens it if there is none. */
async function open(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const here = pages.find(({ url }) => `${new URL(url).pathname}/`.startsWith(`${address}/`));
  return here ? here.focus() : clients.openWindow(address);
}
