// Pictures in the order in which they are shown.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { ahead, isOvertaken, newest, pictureOf } from '../../crates/web/assets/scripts/server.js';

test('the headers of an answer describe its content', async () => {
  const headers = { 'X-Number': '41', 'X-Moments': '12 12.1 12.2', 'X-Pace': '150' };
  assert.deepEqual(await pictureOf(new Response('<div></div>', { headers })), {
    html: '<div></div>', number: 41, moments: ['12', '12.1', '12.2'], pace: 150,
  });
  const { moments } = await pictureOf(new Response('', { headers: { 'X-Number': '1' } }));
  assert.deepEqual(moments, [], 'most pictures follow at once');
});

test('an answer that was overtaken is known by its number', () => {
  assert.equal(isOvertaken(4, 5), true);
  assert.equal(isOvertaken(5, 5), false, 'the same for other eyes');
  assert.equal(isOvertaken(6, 5), false);
  assert.equal(isOvertaken(4, NaN), false, 'a page that shows the past takes any');
});

test('only moments that were not shown yet are played back', () => {
  const moments = ['9', '11.2', '12', '12.1', '12.10', '13'];
  assert.deepEqual(ahead(moments, 12), ['12', '12.1', '12.10', '13']);
  assert.deepEqual(ahead(moments, 0), moments);
  assert.deepEqual(ahead(moments, 14), []);
  assert.deepEqual(ahead([], 3), []);
  assert.deepEqual(ahead(moments, NaN), [], 'a replay plays back none');
});

test('of several requests only the newest one counts', () => {
  const ask = newest();
  const first = ask();
  assert.ok(first());
  const second = ask();
  assert.ok(!first() && second());
  assert.ok(newest()(), 'each kind of request by itself');
});
