// The program under test as a child process, with its own data folder.
import { spawn, execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const BINARY = resolve(ROOT, process.env.CARGO_TARGET_DIR ?? 'target', 'debug', 'patolli');

/** Runs the program to its end, as in a terminal. */
export async function patolli(...args) {
  return promisify(execFile)(BINARY, args, { cwd: tmpdir() });
}

/** A server that can be stopped, killed and restarted on the same port with the same data. */
export class Server {
  static async start() {
    const server = new Server();
    server.data = await mkdtemp(join(tmpdir(), 'patolli-browser-'));
    await server.#run('127.0.0.1:0');
    return server;
  }

  async #run(listen) {
    const args = ['serve', '--listen', listen, '--data', this.data, '--no-open', '--rate', '0', '--lang', 'en'];
    this.process = spawn(BINARY, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.ended = new Promise((done) => this.process.once('exit', done));
    const died = this.ended.then((code) => { throw new Error(`the server ended with ${code}`); });
    died.catch(() => {});
    const lines = createInterface({ input: this.process.stdout });
    const first = await Promise.race([new Promise((said) => lines.once('line', said)), died]);
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(first);
    if (!address) throw new Error(`no address in: ${first}`);
    this.url = address[0];
  }

  /** As a power cut would: without a shutdown. */
  async kill() {
    this.process.kill('SIGKILL');
    await this.ended;
  }

  async restart() {
    await this.#run(new URL(this.url).host);
  }

  async stop() {
    this.process.kill('SIGTERM');
    // A server that does not end must not keep the tests from ending.
    const impatience = setTimeout(() => this.process.kill('SIGKILL'), 5000);
    await this.ended;
    clearTimeout(impatience);
    await rm(this.data, { recursive: true, force: true });
  }
}
