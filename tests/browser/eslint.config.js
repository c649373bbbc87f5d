// Checks of all scripts: those of the pages, of the worker, and the tests. Run it from the root of the repository.
import js from '@eslint/js';
import globals from 'globals';

const PAGES = 'crates/web/assets/scripts/*.js';

export default [
  { ignores: ['**/vendor/**', '**/node_modules/**', 'artifacts/**', 'target/**'] },
  js.configs.recommended,
  { rules: { eqeqeq: 'error', 'no-extend-native': 'error', 'no-var': 'error', 'prefer-const': 'error' } },
  { files: [PAGES], languageOptions: { globals: globals.browser }, rules: { 'consistent-return': 'error', 'no-shadow': 'error' } },
  { files: ['crates/web/assets/worker.js'], languageOptions: { globals: globals.serviceworker } },
  // Tests in the browser pass functions to the page and to its worker.
  { files: ['tests/**/*.js'], languageOptions: { globals: { ...globals.node, ...globals.browser, ...globals.serviceworker } } },
];
