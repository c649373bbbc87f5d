// A server and a browser for one test file, and a watch on everything that browsers report.
import { chromium } from 'playwright-core';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, after } from 'node:test';
import assert from 'node:assert/strict';
import { Server } from './server.js';

const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];
export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

function onPath(...names) {
  for (const name of names) {
    for (const folder of process.env.PATH.split(delimiter)) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch { /* not here */ }
    }
  }
  throw new Error(`none of ${names.join(', ')} is on the path`);
}

// The status for a move that another player has overtaken, which browsers report.
const NORMAL = [/status of 409/];

/** Opens server and browser; both are closed when the test file ends. */
export async function openHouse() {
  const server = await Server.start();
  const browser = await chromium.launch({
    executablePath: onPath('chromium', 'chromium-browser', 'google-chrome'),
    args: FLAGS,
  });
  const house = new House(server, browser);
  afterEach(() => house.noComplaints());
  after(() => house.close());
  return house;
}

class House {
  #complaints = [];
  #forgiven = [...NORMAL];

  constructor(server, browser) {
    Object.assign(this, { server, browser });
  }

  get url() { return this.server.url; }

  /**
   * A person with a separate browser, with reduced motion by default: animations keep a machine busy that draws
   * without a graphics card. A `newcomer` has never been at a table; everyone else has seen the one-time hints.
   * `options` are Playwright's for a context.
   */
  async person({ newcomer = false, ...options } = {}) {
    const context = await this.browser.newContext({
      baseURL: this.url, viewport: LAPTOP, locale: 'en-GB', reducedMotion: 'reduce', ...options,
    });
    context.setDefaultTimeout(15_000);
    if (!newcomer) await context.addInitScript(() => { try { localStorage.setItem('patolli-hint', 'seen'); } catch { /* no page yet */ } });
    context.on('page', (page) => this.#listen(page));
    const page = await context.newPage();
    return { context, page };
  }

  #listen(page) {
    const note = (what) => this.#complaints.push(`${what} (${page.url().replace(this.url, '')})`);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text());
    });
    page.on('crash', () => note('the browser itself crashed'));
    page.on('pageerror', (error) => note(`uncaught: ${error.stack}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${this.url}/`) && !url.startsWith('data:')) note(`foreign request: ${url}`);
    });
  }

  /** Errors that are expected in this test, such as a missing server. */
  forgive(...patterns) {
    this.#forgiven.push(...patterns);
  }

  noComplaints() {
    const forgiven = (text) => this.#forgiven.some((pattern) => pattern.test(text));
    const bad = this.#complaints.filter((text) => !forgiven(text));
    this.#complaints = [];
    this.#forgiven = [...NORMAL];
    assert.deepEqual(bad, [], 'browsers must report no errors');
  }

  async close() {
    await this.browser.close();
    await this.server.stop();
  }
}
