// Vendored scripts are the published files, but for the changes that are written down beside them.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const FOLDER = new URL('../../crates/web/assets/scripts/vendor/', import.meta.url);
const PUBLISHED = '4cbd535caf7663a51eda9bce6595371c384fc430d54b8d414e29a61167f19f96';
const read = (name) => readFileSync(new URL(name, FOLDER), 'utf8');

test('idiomorph is version 0.8.0 with the documented changes', () => {
  const [, before, after] = /^ +-(.+)\n +\+(.+)$/m.exec(read('README.md'));
  const [script, ending] = read('idiomorph.js').split('\nexport{Idiomorph};\n');
  assert.equal(ending, '');
  // The changed line stands at the end of a function.
  const original = script.replace(`${after}}return e}`, `${before}}return e}`);
  assert.equal(createHash('sha256').update(original).digest('hex'), PUBLISHED);
});
