// The rules: typing filters at once.
import { $, $$ } from './browser.js';
import { fold, hasAll, wordsOf } from './search.js';

/** Shows the matching parts of a section. Returns whether there are any. */
function filterSection(section, words) {
  const head = fold(section.firstElementChild.textContent);
  const fits = (part) => hasAll(words, `${head} ${fold(part.textContent)}`);
  const rules = $$('[data-rule]', section);
  for (const rule of rules) {
    rule.hidden = !fits(rule);
    // Only the matching rows of a table.
    const rows = $$('tbody tr', rule);
    const some = rows.some(fits);
    for (const row of rows) row.hidden = some && !fits(row);
  }
  section.hidden = words.length > 0 && rules.every((rule) => rule.hidden) && !hasAll(words, head);
  return !section.hidden;
}

function filter(query) {
  const words = wordsOf(query);
  const shown = $$('[data-rule-section]').filter((section) => filterSection(section, words));
  const status = $('[data-filter-status]');
  if (status) status.textContent = shown.length ? '' : status.dataset.none;
}

document.addEventListener('input', ({ target }) => {
  if (target.matches('[data-filter]')) filter(target.value);
});
