// The shop's own words as a storefront writes them: where German is written without ß, quotations stand in «…» instead of „…“.

import { inLanguage, parseStore, profileOf, type Worded } from '@tornister/domain/storefront';
import { inSwissQuotes } from '../graphql/spelling.ts';
import type { DayReader } from './format-day.ts';

type Sentence = (...given: readonly unknown[]) => unknown;

/** The words with other quotation marks; what is put into a sentence of theirs is read as a part of it. */
const quoted = (words: unknown): unknown => {
  if (typeof words === 'string') return inSwissQuotes(words);
  if (typeof words === 'function') return (...given: readonly unknown[]) => quoted((words as Sentence)(...given));
  if (Array.isArray(words)) return words.map(quoted);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, quoted(part)]));
};

/** The words for whoever reads in a language, in the words of a storefront where one is known. */
export const wordsFor = <Words>(worded: Worded<Words>, { language, store = '' }: DayReader): Words => {
  const words = inLanguage(worded, language);
  const known = parseStore(store);
  return known === undefined || profileOf(known).writesEszett ? words : (quoted(words) as Words);
};
