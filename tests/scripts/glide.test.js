// Where gliding pieces come from.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { along, inside, source, wayBack } from '../../crates/web/assets/scripts/glide.js';

const box = (left, top, width = 20, height = 10) => ({ left, top, width, height });

test('a piece moves along with its area', () => {
  assert.deepEqual(along(box(15, 130), box(0, 100, 300, 300), box(5, 400, 300, 300)), box(20, 430));
});

test('a new piece comes from one of its kind that has gone or become fewer', () => {
  const before = new Map([
    ['a', { piece: 'house', from: 'supply-0', n: '1', box: box(1, 1) }],
    ['b', { piece: 'worker', from: 'supply-1', n: '2', box: box(2, 2) }],
    ['c', { piece: 'worker', from: 'supply-0', n: '3', box: box(3, 3) }],
    ['d', { piece: 'worker', from: 'supply-0', box: box(4, 4) }],
  ]);
  const counts = (left) => (id) => left[id];
  const worker = { piece: 'worker', from: 'supply-0' };
  assert.deepEqual(source(worker, before, counts({ a: 1, b: 1, c: 2, d: NaN })), box(3, 3), 'two of three are left');
  assert.deepEqual(source(worker, before, counts({ a: 1, b: 1, c: 3 })), box(4, 4), 'one has gone');
  assert.equal(source(worker, before, counts({ b: 0, c: 3, d: NaN })), undefined, 'others do not give');
  assert.equal(source({ piece: 'worker' }, before, counts({})), undefined, 'a piece without a supply appears');
});

test('paths that are short, or lead from or to nowhere, are not shown', () => {
  assert.deepEqual(wayBack(box(10, 50), box(40, 10)), { x: -30, y: 40 });
  assert.equal(wayBack(box(10, 10), box(12, 12)), null);
  assert.deepEqual(wayBack(box(10, 10), box(13, 10)), { x: -3, y: 0 });
  assert.equal(wayBack(undefined, box(40, 10)), null);
  assert.equal(wayBack(box(0, 0, 0, 0), box(40, 10)), null, 'was not drawn');
  assert.equal(wayBack(box(40, 10), box(0, 0, 0, 0)), null, 'is not drawn');
});

test('a scaled or rotated drawing measures paths in its own units', () => {
  assert.deepEqual(inside({ x: 30, y: -10 }, { a: 2, b: 0, c: 0, d: 2 }), { x: 15, y: -5 });
  const [turned, way] = [{ a: 0.6, b: 0.8, c: -0.8, d: 0.6 }, { x: 7, y: -3 }];
  const { x, y } = inside(way, turned);
  const back = { x: turned.a * x + turned.c * y, y: turned.b * x + turned.d * y };
  assert.ok(Math.hypot(back.x - way.x, back.y - way.y) < 1e-9, 'the transformation leads back');
});
