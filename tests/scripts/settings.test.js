// What the browser stores, ids of requests, clocks and searching.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { freshId } from '../../crates/web/assets/scripts/send.js';
import { hasAll, wordsOf, fold } from '../../crates/web/assets/scripts/search.js';
import { keptSettings, parse } from '../../crates/web/assets/scripts/settings.js';
import { device } from '../../crates/web/assets/scripts/browser.js';
import { clockTime } from '../../crates/web/assets/scripts/clocks.js';

const USUAL = { confirm: true, scores: true, text: false, keys: true, sound: true };

test('settings that are missing, damaged or unknown have their defaults', () => {
  for (const kept of [null, '', '{', 'null', '3', '[]', '{"sound":"no","other":true}']) assert.deepEqual(parse(kept), USUAL, kept);
  assert.deepEqual(parse('{"sound":false,"text":true}'), { ...USUAL, sound: false, text: true });
});

test('a browser that stores nothing gets the defaults', () => {
  assert.deepEqual(keptSettings(), USUAL);
  device.write('key', 'text');
  device.forget('key');
  assert.equal(device.read('key'), null);
  assert.equal(device.read('key', 'otherwise'), 'otherwise');
});

test('ids are never the same, with and without HTTPS', () => {
  const old = { getRandomValues: (bytes) => crypto.getRandomValues(bytes) };
  for (const source of [crypto, old]) {
    const ids = new Set(Array.from({ length: 100 }, () => freshId(source)));
    assert.equal(ids.size, 100);
    for (const id of ids) assert.match(id, /^[0-9a-f-]{32,36}$/);
  }
  assert.equal(freshId({ getRandomValues: (bytes) => bytes.fill(7) }), '07'.repeat(16));
});

test('clocks are written as people read them', () => {
  const times = [[0, '0:00'], [9, '0:09'], [61, '1:01'], [3599, '59:59'], [3600, '1:00:00'], [7384, '2:03:04'], [86_400 * 2 + 7200, '2 d 2 h']];
  for (const [left, text] of times) assert.equal(clockTime(left, 'd'), text);
});

test('searching ignores case, accents and the shape of apostrophes', () => {
  assert.equal(fold('Étage d’Âme'), "etage d'ame");
  assert.deepEqual(wordsOf('  Maïs  OR '), ['mais', 'or']);
  assert.ok(hasAll(wordsOf('maïs'), fold('Du Maïs et de l’or')) && hasAll([], ''));
  assert.ok(!hasAll(wordsOf('maïs jade'), fold('Du maïs')));
});
