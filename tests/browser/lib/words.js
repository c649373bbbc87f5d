// The words of the pages, so that one test reads pages in either language.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './server.js';

const FOLDER = join(ROOT, 'crates', 'text', 'locales');
const books = new Map();

function read(lang) {
  // Each game has a separate folder.
  const names = readdirSync(join(FOLDER, lang), { recursive: true }).filter((name) => name.endsWith('.ftl'));
  const files = names.map((name) => readFileSync(join(FOLDER, lang, name), 'utf8'));
  const messages = files.join('\n').matchAll(/^([a-z][\w-]*) = (.+)$/gm);
  return new Map([...messages].map(([, key, words]) => [key, words]));
}

/** A message on one line. */
export function say(lang, key) {
  if (!books.has(lang)) books.set(lang, read(lang));
  const words = books.get(lang).get(key);
  if (!words) throw new Error(`${lang} has no ${key}`);
  return words;
}

/** A message with placeholders, as a pattern; `slots` has patterns for some of them. */
export function pattern(lang, key, slots = {}) {
  // Every second part is what stands in a placeholder.
  const parts = say(lang, key).split(/\{([^}]*)\}/);
  const quoted = parts.map((part, i) => (
    i % 2 ? slots[part.trim().slice(1)] ?? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')
  ));
  return new RegExp(quoted.join(''));
}

/** One of these English messages, or all of them in this order. */
export const anyOf = (...keys) => new RegExp(keys.map((key) => pattern('en', key).source).join('|'));
export const allOf = (...keys) => new RegExp(keys.map((key) => pattern('en', key).source).join('[\\s\\S]*'));
