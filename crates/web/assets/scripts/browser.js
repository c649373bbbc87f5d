// Short names for finding things on the page, and what this browser stores.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const byId = (id) => document.getElementById(id);

/** What a storage holds. Some browsers forbid it, for example in private windows; then nothing is stored. */
const keeper = (storage) => ({
  /** The stored text or null; `otherwise` if nothing can be stored. */
  read(key, otherwise = null) {
    try { return storage().getItem(key); } catch { return otherwise; }
  },
  write(key, text) {
    try { storage().setItem(key, text); } catch { /* nothing is kept */ }
  },
  forget(key) {
    try { storage().removeItem(key); } catch { /* nothing is kept */ }
  },
});

/** Shared by all tabs, permanently. */
export const device = keeper(() => localStorage);
/** For this tab, until it closes. */
export const tab = keeper(() => sessionStorage);
