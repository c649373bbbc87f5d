// Searches for words, ignoring case and accents.

export const fold = (text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");

/** The words of a query. */
export const wordsOf = (query) => fold(query).split(/\s+/).filter(Boolean);

/** Whether a folded text has all of these words. */
export const hasAll = (words, folded) => words.every((word) => folded.includes(word));
