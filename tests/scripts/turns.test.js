// Which turns alert the player.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Turns } from '../../crates/web/assets/scripts/turns.js';

const set = (...ids) => new Set(ids);

test('a turn that begins while the player waits is news, and so is the first one after the lobby', () => {
  const turns = new Turns();
  assert.deepEqual(turns.update(set(), 0), { fresh: [], back: [] });
  assert.deepEqual(turns.update(set('a'), 10_000), { fresh: ['a'], back: [] });
  assert.deepEqual(turns.update(set('a'), 11_000), { fresh: [], back: [] }, 'said once');
  assert.deepEqual(turns.update(set('a', 'b'), 12_000), { fresh: ['b'], back: [] });
  assert.equal(turns.count, 2);
  assert.deepEqual(new Turns(set()).update(set('a'), 0), { fresh: ['a'], back: [] });
});

test('opening a page alerts no one', () => {
  assert.deepEqual(new Turns().update(set('a'), 0), { fresh: [], back: [] });
});

test('a move that returns to the player at once is not news', () => {
  const turns = new Turns();
  turns.update(set('a'), 0);
  turns.update(set(), 1000);
  assert.deepEqual(turns.update(set('a'), 2500), { fresh: [], back: ['a'] });
  turns.update(set(), 3000);
  assert.deepEqual(turns.update(set('a'), 5000), { fresh: ['a'], back: [] });
});

test('while the page shows the past it says nothing about turns', () => {
  const turns = new Turns();
  assert.deepEqual(turns.update(null, 0), { fresh: [], back: [] });
  assert.equal(turns.count, 0);
  assert.deepEqual(turns.update(set('a'), 10), { fresh: [], back: [] }, 'known from the start');
  turns.update(null, 10_000);
  assert.deepEqual(turns.update(set('a'), 20_000), { fresh: [], back: [] });
  turns.update(set(), 30_000);
  turns.update(null, 31_000);
  assert.deepEqual(turns.update(set('a'), 40_000), { fresh: ['a'], back: [] });
});
