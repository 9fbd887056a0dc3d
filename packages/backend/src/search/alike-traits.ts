// Words that mean the same of a thing: "lila" is "violett", and scissors for "links" are those for "Linkshänder". They stand in the vocabulary of material
// lists. Source: docs/adr/0009 "Sorting, searching".

import { schoolLexicon } from '@tornister/domain/materialwords';

/** What is said of things with the same words whatever they are; "breit" and "fein" say something else of each. */
const KINDS: ReadonlySet<string> = new Set(['colour', 'hand']);

let known: ReadonlyMap<string, readonly string[]> | undefined;

const wordsByWord = (): ReadonlyMap<string, readonly string[]> => {
  const { meanings, written } = schoolLexicon();
  const alike = new Map<string, string[]>();
  for (const [key, word] of written) {
    const trait = meanings.get(key)?.trait;
    if (trait === undefined || !KINDS.has(trait.kind) || word.includes(' ')) continue;
    const value = `${trait.kind} ${trait.value}`;
    alike.set(value, [...(alike.get(value) ?? []), word]);
  }
  return new Map([...alike.values()].flatMap((words) => words.map((word) => [word, words])));
};

/** The words, without those themselves, that mean the same colour or hand as one of them. */
export const alikeTraits = (words: readonly string[]): readonly string[] => {
  known ??= wordsByWord();
  const alike = known;
  return [...new Set(words.flatMap((word) => alike.get(word) ?? []))].filter((word) => !words.includes(word));
};
