// Lines that name nothing to buy: headings by subject or class, names of columns, remarks to the parents.
// Source: docs/material-lists.md.

import type { ArticleKind } from './lexicon.ts';
import { type WordMemory, wordAt } from './look-up.ts';
import { forbidsAt } from './negation.ts';
import { readPart } from './read-part.ts';
import { segmentsOf } from './segments.ts';
import { isWord, type Token, tokensOf } from './tokens.ts';
import type { Trait } from './traits.ts';

const CLASS_WORD = /\b(?:klassen?|jahrgang(?:sstufe)?|schulstufe|grade|year|class)\b|\b\d{1,2}\s?[a-e]\b/i;

/** "Kind 1", "Child 2"; not "je Kind 2 Hefte". */
const NUMBERED_CHILD = /^\s*(?:kind|child)\s?\d{1,2}\s*$/i;

/** What stands above a part of a list: a subject, a child's class, or the thing that the lines below are about. */
export type Heading = Known & { readonly text: string; readonly isChild: boolean };

/** The thing that a heading names, and what it says of it: "Hefte A4:". */
export type Known = { readonly article?: ArticleKind; readonly traits?: readonly Trait[] };

const MOST_WORDS_OF_A_HEADING = 8;

/** The heading that stands before a colon; undefined where it is a sentence. */
export const headingOf = (memory: WordMemory, text: string): Heading | undefined => {
  const words = tokensOf(text).filter(isWord);
  const { remarks } = memory.lexicon.sets;
  if (words.length > MOST_WORDS_OF_A_HEADING || words.some(({ folded }) => remarks.has(folded))) return undefined;
  const { article, traits } = readPart(tokensOf(text), memory);
  return {
    text: text.trim(),
    isChild: namesClass(text) || NUMBERED_CHILD.test(text),
    ...(article === undefined ? {} : { article, traits }),
  };
};

/**
 * The names of a table's columns: "Anzahl, Artikel, Bemerkung"; in cells also names that nobody knows, "Benennung | Zweck | Anzahl": three of them, or two with one
 * that is known. None is a thing, what a thing is like speaks against it, and nothing is counted.
 */
export const isTableHead = (memory: WordMemory, line: string): boolean => {
  const tokens = tokensOf(line);
  const names = tokens.filter(({ folded }) => memory.lexicon.sets.columns.has(folded)).length;
  const { article, traits } = readPart(tokens, { ...memory, left: 0 });
  return article === undefined && !/\d/.test(line) && names + line.split('|').length > traits.length + 2;
};

/** A line that only names subjects or a class: "Deutsch", "Kunst und Werken", "Klasse 3b". */
export const isBareHeading = (memory: WordMemory, line: string): boolean => {
  const words = tokensOf(line).filter(isWord);
  const { subjects, fillers } = memory.lexicon.sets;
  const says = ({ folded, text }: Token): boolean =>
    subjects.has(folded) || CLASS_WORD.test(text) || folded.endsWith('unterricht');
  return words.some(says) && words.every((word) => says(word) || fillers.has(word.folded) || word.text.length < 2);
};

/** "Emma, Klasse 1a", "Ben 3b": one or two names and a class with its letter. */
const NAMED_CHILD =
  /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?,?\s(?:(?:[Kk]lasse|[Kk]l\.|[Cc]lass|[Yy]ear|[Gg]rade)\s?\d{1,2}\s?[A-Ea-e]|\d{1,2}\s?[a-e])$/u;

/** A line that is a child's name and class; what names a thing is none, like "Bleistift 2b". */
export const isNamedChild = (memory: WordMemory, line: string): boolean =>
  NAMED_CHILD.test(line) &&
  tokensOf(line)
    .slice(0, 2)
    .every((_, at, tokens) => wordAt(tokens, at, memory) === undefined);

/** The title of a list: "Year 4 Stationery List 2026", "hier nochmal die Liste für die 2c". It names no thing to buy. */
export const isTitle = (memory: WordMemory, line: string): boolean => {
  const tokens = tokensOf(line);
  const { titles } = memory.lexicon.sets;
  return (
    tokens.filter(isWord).length <= MOST_WORDS_OF_A_HEADING &&
    tokens.some(({ folded }) => titles.has(folded)) &&
    readPart(tokens, memory).article === undefined
  );
};

/** Whether a text names a class: "Klasse 3b", "Year 4". */
export const namesClass = (text: string): boolean => CLASS_WORD.test(text);

/** A sentence to the parents: it has words of one, and nothing is counted in it. */
export const isRemark = (memory: WordMemory, text: string, isListed: boolean): boolean => {
  const tokens = tokensOf(text.replace(/[([][^)\]]{0,200}[)\]]/g, ' '));
  const { remarks, people } = memory.lexicon.sets;
  if (isForbidding(memory, tokens)) return true;
  const isSaid = ({ folded }: Token): boolean => remarks.has(folded) || people.has(folded);
  // "Buntstifte, keine Filzstifte": what is not wanted makes no sentence of the rest.
  const wanted = segmentsOf(tokens).filter((segment) => !segment.isForbidden);
  const said = wanted.flatMap((segment) => segment.tokens).filter(isSaid).length;
  if (said === 0 || countsThings(memory, tokens)) return false;
  const isLetter = (token: Token | undefined): boolean => /^[a-e]$/.test(token?.folded ?? '');
  // "Liebe Eltern der 2b" counts nothing.
  const isGreeting = tokens.slice(0, 2).every(isSaid);
  const hasCount = tokens.some(
    ({ number }, at) => number !== undefined && !isLetter(tokens[at - 1]) && !(isGreeting && isLetter(tokens[at + 1])),
  );
  return !hasCount && (said >= 2 || !isListed || tokens.filter(isWord).length > 6);
};

/** A line that wants nothing: "keine Filzstifte", "bitte keine Filzstifte", "Filzstifte keine". */
const isForbidding = (memory: WordMemory, tokens: readonly Token[]): boolean => {
  const isNone = (at: number): boolean => forbidsAt(tokens, at) || tokens[at]?.folded === 'not';
  const isLast = forbidsAt(tokens, tokens.length - 1);
  return isNone(0) || isLast || (isNone(1) && wordAt(tokens, 0, memory) === undefined);
};

/** Whether a line that was left out speaks of something to buy, by a word that is known as it is written. */
export const namesWantedThing = (memory: WordMemory, line: string): boolean => {
  const tokens = tokensOf(line);
  if (isForbidding(memory, tokens)) return false;
  // What was mistyped in a sentence to the parents is not looked for.
  const known: WordMemory = { ...memory, left: 0 };
  return segmentsOf(tokens).some(
    (segment) => !segment.isForbidden && readPart(segment.tokens, known).article !== undefined,
  );
};

/** "Wir benötigen ein kariertes Heft und einen Zirkel": at least two things are counted in words. */
const countsThings = (memory: WordMemory, tokens: readonly Token[]): boolean =>
  tokens.filter(
    ({ folded }, at) =>
      memory.lexicon.numbers.has(folded) && [1, 2].some((step) => wordAt(tokens, at + step, memory)?.article),
  ).length > 1;
