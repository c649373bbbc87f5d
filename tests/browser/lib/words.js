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

/** A message with placeholders, as a pattern. */
export function pattern(lang, key) {
  const parts = say(lang, key).split(/\{[^}]*\}/);
  const quoted = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Some spaces of a page do not break.
  return new RegExp(quoted.join('.*').replaceAll(' ', '\\s'));
}
