// Patolli alerts its players: a sound, a notification, a mark on the icon, a home page that updates, and clocks that
// warn.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { gather, order, playOn } from './lib/desk.js';
import { LAPTOP, PHONE, openHouse } from './lib/house.js';
import { join, setUp } from './lib/meet.js';
import { awaited, decide } from './lib/play.js';
import { say } from './lib/words.js';

const house = await openHouse();
const ICON = /favicon-turn/;

/** A person whose notifications, sounds and badges are counted; `away` says that another window is in front. */
async function called(options) {
  const who = await house.person(options);
  await who.context.addInitScript(() => {
    window.heard = { notes: 0, notified: [], asked: 0, badge: null };
    window.away = false;
    document.hasFocus = () => !window.away;
    window.AudioContext = class extends AudioContext {
      createOscillator() { window.heard.notes += 1; return super.createOscillator(); }
    };
    const may = () => localStorage.getItem('test-permission') ?? 'default';
    window.Notification = class {
      static get permission() { return may(); }
      static async requestPermission() {
        window.heard.asked += 1;
        localStorage.setItem('test-permission', 'granted');
        return 'granted';
      }
      constructor(title, { body, tag }) { window.heard.notified.push({ title, body, tag, by: 'page' }); }
      close() {}
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) => {
      window.heard.notified.push({ title, body, tag, by: 'worker' });
    };
    navigator.setAppBadge = async (count) => { window.heard.badge = count; };
    navigator.clearAppBadge = async () => { window.heard.badge = 0; };
  });
  return who;
}
const heard = ({ page }) => page.evaluate(() => window.heard);
const away = ({ page }) => page.evaluate(() => { window.away = true; });
const icon = ({ page }) => page.locator('link[rel=icon]').getAttribute('href');
const mine = ({ page }) => page.locator('#table[data-mine]').waitFor({ state: 'attached' });
const waits = ({ page }) => page.locator('#table:not([data-mine])').waitFor({ state: 'attached' });
const onlyFirst = ({ to_act: seats }) => seats.length === 1 && seats[0] === 0;
const onlySecond = ({ to_act: seats }) => seats.length === 1 && seats[0] === 1;

test('a turn that begins alerts the player, and notifications are offered once with the reason', async () => {
  const [ana, ben] = [await called(), await called({ locale: 'fr-FR' })];
  const id = await gather([ana, ben], 'zapotec', { seat2: 'friend', watch: 'on' });
  await playOn([ana, ben], id, onlySecond);
  await ana.page.goto(`/match/${id}`);
  await waits(ana);
  const offer = ana.page.locator('#call-offer');
  await offer.getByText(say('en', 'call-offer')).waitFor();
  assert.equal((await heard(ana)).asked, 0, 'nothing is asked on load');
  for (const size of [PHONE, LAPTOP]) {
    await ana.page.setViewportSize(size);
    const { y, height } = await offer.boundingBox();
    assert.ok(y >= 0 && y + height <= size.height, 'offered where it is seen');
  }
  await offer.locator('[data-call=yes]').click();
  await offer.waitFor({ state: 'hidden' });
  assert.equal((await heard(ana)).asked, 1);
  assert.doesNotMatch(await icon(ana), ICON);

  await away(ana);
  await playOn([ana, ben], id, onlyFirst);
  await mine(ana);
  await ana.page.waitForFunction(() => window.heard.notified.length > 0 && window.heard.notes > 0);
  const { notified: [note], badge } = await heard(ana);
  assert.deepEqual(note, { title: 'Patolli', body: say('en', 'call-turn'), tag: `turn-${id}`, by: 'worker' });
  assert.equal(badge, 1);
  assert.match(await icon(ana), ICON);

  // Switched off, the sound stays off after a reload; in front no notification is needed.
  await ana.page.locator('#menu > summary').click();
  await ana.page.locator('[data-open=settings]').click();
  await ana.page.locator('[data-setting=sound]').uncheck();
  await ana.page.locator('#settings button').click();
  await ana.page.reload();
  assert.ok(!(await ana.page.locator('[data-setting=sound]').isChecked()));
  await playOn([ana, ben], id, onlySecond);
  await waits(ana);
  assert.ok(await offer.isHidden(), 'offered once');
  await ana.page.locator('#turn-words').click();
  await playOn([ana, ben], id, onlyFirst);
  await mine(ana);
  await ana.page.waitForFunction(() => window.heard.badge === 1);
  assert.deepEqual({ ...await heard(ana), asked: 0 }, { notes: 0, notified: [], asked: 0, badge: 1 });
});

// A browser whose clock does not move: whatever returns does so at once.
const atOnce = () => { Date.now = () => 1_800_000_000_000; };

for (const [who, fields] of [
  ['the solo opponent', { kind: 'solo', pace: '300' }],
  ['bots that play at once', { kind: 'bots', seat2: 'bot-random' }],
  ['another player at this screen', { kind: 'hotseat', seat2: 'beside', name2: 'Zoé' }],
]) {
  test(`own moves that return through ${who} alert no one`, async () => {
    const ana = await called();
    if (fields.kind === 'bots') await ana.context.addInitScript(atOnce);
    const id = await order(ana, 'zapotec', fields);
    await ana.page.goto(`/match/${id}`);
    for (let i = 0; i < 12; i += 1) {
      if (await awaited(ana.page) === 'curtain') {
        await ana.page.locator('#curtain-open').click();
        await ana.page.locator('#curtain').waitFor({ state: 'detached' });
      }
      await decide(ana.page, i);
    }
    assert.notEqual(await awaited(ana.page), 'over');
    assert.deepEqual(await heard(ana), { notes: 0, notified: [], asked: 0, badge: 1 });
    await ana.context.close();
  });
}

test('viewing the past and returning alerts no one', async () => {
  const ana = await called();
  const id = await order(ana, 'zapotec', { kind: 'solo' });
  await ana.page.goto(`/match/${id}`);
  await decide(ana.page);
  await mine(ana);
  await ana.page.locator('#history a[data-step]').first().click();
  await ana.page.locator('#replay-now').click();
  await mine(ana);
  await ana.page.locator('#turn-words').click();
  assert.deepEqual(await heard(ana), { notes: 0, notified: [], asked: 0, badge: 1 });
  await ana.context.close();
});

test('the host is alerted when a friend takes a seat, and notifications are offered in the lobby', async () => {
  const [ana, ben] = [await called(), await called({ locale: 'fr-FR' })];
  const { id, link } = await setUp(ana, 'zapotec', {});
  await ana.page.locator('#call-offer').getByText(say('en', 'call-offer-lobby')).waitFor();
  await ana.page.locator('[data-call=yes]').click();
  await away(ana);
  await join(ben, link, 'Ben');
  await ben.page.locator('#call-offer').getByText(say('fr', 'call-offer')).waitFor();
  await ana.page.waitForFunction(() => window.heard.notified.length > 0 && window.heard.notes > 0);
  const { notified, asked } = await heard(ana);
  assert.deepEqual(notified, [{ title: 'Patolli', body: 'Ben has taken a seat at your table.', tag: `friends-${id}`, by: 'worker' }]);
  assert.equal(asked, 1);
  await ana.page.reload();
  await ana.page.locator('[data-arrived]').waitFor();
  assert.deepEqual((await heard(ana)).notified, [], 'told once');
  assert.equal((await heard(ben)).notes, 0, 'guests are alerted when it starts');
});

test('a player who waits in the lobby in another tab is alerted when it starts', async () => {
  const [ana, ben] = [await called(), await called({ locale: 'fr-FR' })];
  const { link } = await setUp(ana, 'zapotec', {});
  await join(ben, link, 'Ben');
  await ben.page.evaluate(() => localStorage.setItem('test-permission', 'granted'));
  await ben.context.addInitScript(() => { window.away = true; });
  await ana.page.locator('button[value=start]').click();
  await mine(ben);
  await ben.page.waitForFunction(() => window.heard.notified.length > 0);
  const { notified, badge } = await heard(ben);
  assert.deepEqual([notified.length, notified[0].body, badge], [1, say('fr', 'call-turn'), 1]);
  await ben.page.reload();
  await mine(ben);
  assert.deepEqual((await heard(ben)).notified, [], 'told once');
});

test('without a worker, the page itself notifies', async () => {
  const [ana, ben] = [await called(), await called()];
  await ana.context.addInitScript(() => {
    localStorage.setItem('test-permission', 'granted');
    window.away = true;
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
  const id = await gather([ana, ben], 'zapotec', { seat2: 'friend' });
  await playOn([ana, ben], id, onlySecond);
  await ana.page.goto(`/match/${id}`);
  await waits(ana);
  await playOn([ana, ben], id, onlyFirst);
  await ana.page.waitForFunction(() => window.heard.notified.length > 0);
  assert.equal((await heard(ana)).notified[0].by, 'page');
});

test('a chosen notification leads to its table', async () => {
  const [ana, ben] = [await house.person(), await house.person()];
  await ana.context.grantPermissions(['notifications'], { origin: house.url });
  await ana.context.addInitScript(() => { document.hasFocus = () => false; });
  const id = await gather([ana, ben], 'zapotec', { seat2: 'friend' });
  await playOn([ana, ben], id, onlySecond);
  await ana.page.goto(`/match/${id}`);
  await waits(ana);
  await playOn([ana, ben], id, onlyFirst);
  const shown = () => ana.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/assets/');
    return (await registration?.getNotifications() ?? []).map(({ body, tag }) => ({ body, tag }));
  });
  for (let i = 0; i < 100 && !(await shown()).length; i += 1) await ana.page.waitForTimeout(50);
  assert.deepEqual(await shown(), [{ body: say('en', 'call-turn'), tag: `turn-${id}` }]);
  assert.equal(await ana.page.evaluate(() => navigator.serviceWorker.controller), null, 'it controls no page');
  const [worker] = ana.context.serviceWorkers();
  /** Chooses the notification as the browser would and returns where that leads. */
  const chosen = () => worker.evaluate(async () => {
    const [notification] = await self.registration.getNotifications();
    const led = [];
    WindowClient.prototype.focus = async function focus() { led.push(`focus ${new URL(this.url).pathname}`); };
    self.clients.openWindow = async (address) => { led.push(`open ${address}`); };
    const event = new NotificationEvent('notificationclick', { notification });
    // Browsers only wait for their own events.
    let done;
    event.waitUntil = (work) => { done = work; };
    self.dispatchEvent(event);
    await done;
    // It is closed now; the next time it is shown again.
    await self.registration.showNotification('Patolli', { tag: notification.tag, body: notification.body, data: notification.data });
    return led;
  });
  assert.deepEqual(await chosen(), [`focus /match/${id}`]);
  await ana.page.goto('/');
  assert.deepEqual(await chosen(), [`open /match/${id}`]);
  await ana.context.close();
});

test('the home page updates my matches and alerts me', async () => {
  const [ana, ben] = [await called(), await called()];
  const id = await gather([ana, ben], 'zapotec', { seat2: 'friend' });
  await playOn([ana, ben], id, onlySecond);
  await ana.page.goto('/');
  const row = ana.page.locator(`#row-${id}`);
  await row.waitFor();
  assert.equal(await row.getAttribute('data-awaits'), null);
  assert.equal(await ana.page.title(), 'Patolli');
  await ana.page.locator('[data-call=no]').click();
  await ana.page.locator(`#open-${id}`).focus();
  await playOn([ana, ben], id, onlyFirst);
  await ana.page.locator(`#row-${id}[data-awaits]`).waitFor({ timeout: 40_000 });
  await ana.page.waitForFunction(() => window.heard.notes > 0 && window.heard.badge === 1);
  assert.match(await icon(ana), ICON);
  assert.equal(await ana.page.locator('#live').textContent(), say('en', 'call-turn'));
  assert.equal(await ana.page.title(), '● Your turn · Patolli');
  assert.equal(await ana.page.evaluate(() => document.activeElement.id), `open-${id}`, 'the focus stays');
  assert.deepEqual((await heard(ana)).notified, [], 'refused');
  const other = await gather([ana, ben], 'zapotec', { seat2: 'friend' });
  await playOn([ana, ben], other, onlyFirst);
  await ana.page.waitForFunction(() => document.title === '● Your turn in 2 matches · Patolli');
});

test('a live clock warns at 60 and at 10 seconds', async () => {
  const [ana, ben] = [await called({ locale: 'fr-FR' }), await called()];
  const id = await gather([ana, ben], 'zapotec', { seat2: 'friend', clock: 'live-600-10', watch: 'on' });
  await playOn([ana, ben], id, onlyFirst);
  await ana.page.clock.install();
  await ana.page.goto(`/match/${id}`);
  await mine(ana);
  await ana.page.locator('#turn-words').click();
  const warning = ana.page.locator('#clock-warning');
  const left = async () => Number(await ana.page.locator('[data-own] [data-left]').getAttribute('data-left'));
  await ana.page.clock.runFor(1000);
  assert.ok(await left() > 60 && await warning.isHidden());
  let notes = 0;
  for (const seconds of [60, 10]) {
    await ana.page.clock.fastForward((await left() - seconds + 2) * 1000);
    await warning.getByText(say('fr', 'call-clock').replace('{ $n }', seconds)).waitFor();
    assert.equal(await warning.getAttribute('role'), 'alert');
    assert.equal(await ana.page.locator('.clock-low[data-own]').count(), 1);
    await ana.page.waitForFunction((before) => window.heard.notes > before, notes);
    ({ notes } = await heard(ana));
  }
});
