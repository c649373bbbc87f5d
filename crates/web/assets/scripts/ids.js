// Ids of wishes: the same wish, sent again, counts once.
const hex = (byte) => byte.toString(16).padStart(2, '0');

/** Never the same twice. `randomUUID` exists only on HTTPS and on this machine. */
export function freshId(source = globalThis.crypto) {
  if (source.randomUUID) return source.randomUUID();
  return [...source.getRandomValues(new Uint8Array(16))].map(hex).join('');
}
