// What a product says that is for the other hand than the one that was asked for. The words for both stand in the vocabulary of material lists.
// Source: docs/adr/0009 "Sorting, searching".

import { schoolLexicon } from '@tornister/domain/materialwords';
import { searchKey } from './search-key.ts';

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** The phrases for each hand, as names are compared. */
const phrasesByHand = (): ReadonlyMap<string, readonly string[]> => {
  const { meanings, written } = schoolLexicon();
  const byHand = new Map<string, string[]>();
  for (const [key, phrase] of written) {
    const trait = meanings.get(key)?.trait;
    if (trait?.kind === 'hand') byHand.set(trait.value, [...(byHand.get(trait.value) ?? []), phrase]);
  }
  return byHand;
};

/** Words of the longest phrase for a hand. */
const LONGEST = 2;

/** Where a name or a category has one of the phrases, as a text search query is written. */
const saidOf = (phrases: readonly string[]): string =>
  phrases
    .map((phrase) => phrase.split(' ').map((word) => `${word}:AB`))
    .map((words) => `(${words.join(' <-> ')})`)
    .join(' | ');

/** The text search query for products that are for the other hand alone. Undefined where the words of a search ask for no hand, or for both. */
export const forOtherHand = (words: readonly string[]): string | undefined => {
  known ??= phrasesByHand();
  const typed = words.flatMap((_, at) =>
    Array.from({ length: LONGEST }, (_one, more) => searchKey(words.slice(at, at + 1 + more).join(' '))),
  );
  const isAsked = (phrases: readonly string[]): boolean => phrases.some((phrase) => typed.includes(searchKey(phrase)));
  const all = [...known.values()];
  const [asked, ...furtherAsked] = all.filter(isAsked);
  const others = all.filter((phrases) => phrases !== asked);
  if (asked === undefined || furtherAsked.length > 0 || others.length === 0) return undefined;
  return `(${saidOf(others.flat())}) & !(${saidOf(asked)})`;
};
