// Reads one line of a school's list into the things that it asks for: "Schnellhefter rot, blau, gelb" are three.
// Source: docs/material-lists.md.

import { withoutNumbering } from '../shared/numbering.ts';
import { type Wish, withTraits } from './drafts.ts';
import {
  type Heading,
  headingOf,
  isBareHeading,
  isNamedChild,
  isRemark,
  isTableHead,
  isTitle,
  type Known,
  namesClass,
} from './headings.ts';
import { CLASS_SET, traitsInPacks, withoutKnownUnit } from './in-packs.ts';
import type { ArticleKind } from './lexicon.ts';
import type { WordMemory } from './look-up.ts';
import { forbidsAt } from './negation.ts';
import { countOf } from './part.ts';
import { readPart } from './read-part.ts';
import { readThings } from './read-things.ts';
import { withSharedEnding } from './segments.ts';
import { isWord, tokensOf } from './tokens.ts';

/** What a line means. */
export type LineReading = {
  readonly wishes: readonly Wish[];
  /** What stands before a colon, or the whole line, where it is the heading of what follows. */
  readonly heading?: Heading;
};

const BULLET = /^[\s•·▪●○□☐☑✓✔◦‣*>_–—-]+/u;
/** Dates, prices, and that a thing is for each child, as all of a list are. */
const BESIDE =
  /\b\d{1,2}\.\s?(?:\d{1,2}\.(?:\s?\d{2,4})?|(?:jan|feb|märz|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}{0,8})|\b\d{1,2}[:.]\d{2}\s?(?:uhr|h)\b|\b20[23]\d(?:\s?[/-]\s?(?:20)?\d\d)?\b|\b\d{1,4}(?:[.,]\d{1,2})?\s?(?:€|(?:euro?|chf|franken)\b|fr\.)|(?:€|chf|eur|fr\.)\s?\d{1,4}(?:[.,]\d{1,2})?|\b(?:je|pro|per) (?:kind|child)\b/giu;
const ADDRESS = /@|www\.|http/i;
/** The line without bullets, numbering and what is said beside things. */
const bareLine = (line: string): string =>
  withoutNumbering(line.replace(BULLET, '')).replace(BULLET, '').replace(BESIDE, ' ').trim();

/** Reads a line. `known` is the thing that a heading above it names: under "Hefte:" stands "2 x A4 Lineatur 25". */
export const readMaterialLine = (memory: WordMemory, line: string, known?: Known): LineReading => {
  const isListed = BULLET.test(line) || withoutNumbering(line.trim()) !== line.trim();
  const text = withSharedEnding(bareLine(line));
  if (text === '' || ADDRESS.test(line)) return { wishes: [] };
  const headingWithoutColon = {
    text: text.replace(/\s{0,3}:$/, '').replaceAll(' | ', ', '),
    isChild: namesClass(text),
  };
  if (isBareHeading(memory, text) || isNamedChild(memory, text)) return { wishes: [], heading: headingWithoutColon };
  if (isTableHead(memory, text)) return { wishes: [] };
  if (!isListed && isTitle(memory, text)) return { wishes: [], heading: headingWithoutColon };
  const colon = text.search(/:(?!\d)/);
  const headed = colon > 0 ? readBehindColon(text.slice(0, colon), text.slice(colon + 1), memory, isListed) : undefined;
  return headed ?? { wishes: isRemark(memory, text, isListed) ? [] : readThings(memory, text, known, isListed) };
};

/** "Deutsch: 2 Hefte": what stands before a colon is a heading, or the thing that the rest is about. */
const readBehindColon = (
  head: string,
  rest: string,
  memory: WordMemory,
  isListed: boolean,
): LineReading | undefined => {
  const heading = headingOf(memory, head);
  if (heading === undefined) return undefined;
  // "Klassensatz: Scheren"
  if (heading.article === CLASS_SET && rest.trim() !== '')
    return { wishes: readThings(memory, `${head} ${rest}`, undefined, isListed) };
  if (heading.article !== undefined && (rest.trim() !== '' || /^\d/.test(head)))
    return readWithHead(head, rest, heading.article, memory, isListed);
  if (/^\d/.test(head)) return undefined;
  if (rest.trim() === '') return { wishes: [], heading };
  const { wishes } = readMaterialLine(memory, rest);
  return wishes.length === 0 ? { wishes } : { wishes, heading };
};

/** "Schnellhefter: rot, blau", "Federmäppchen: Bleistift, Spitzer", "Hefte A5: 4 Stück" */
const readWithHead = (
  head: string,
  rest: string,
  article: ArticleKind,
  memory: WordMemory,
  isListed: boolean,
): LineReading => {
  // "Filzstifte: keine"
  if (forbidsAt(tokensOf(rest), 0) && tokensOf(rest).filter(isWord).length === 1) return { wishes: [] };
  const first = readThings(memory, head, undefined, true);
  const inside = readThings(memory, rest, { article, traits: first[0]?.traits ?? [] }, isListed);
  const subject = subjectIn(head, memory);
  const shown = subject === '' ? {} : { heading: { text: subject, isChild: false } };
  const isAbout = inside.length > 0 && inside.every((wish) => (wish.article ?? article) === article);
  if (inside.length === 0) return { wishes: withCount(first, rest, memory, article), ...shown };
  if (first.length === 0 || (isAbout && inside[0]?.article === article))
    return { wishes: inHeadsWay(inside, first[0], head, memory), ...shown };
  const isWanted = /case|pouch/.test(article) || /^\s*(?:\d|ein|zwei|drei|one|two|a\s)/i.test(head);
  return { wishes: isWanted ? [...first, ...inside] : inside, ...shown };
};

const subjectIn = (head: string, { lexicon }: WordMemory): string =>
  tokensOf(head)
    .filter(({ folded }) => lexicon.sets.subjects.has(folded))
    .map(({ text }) => text)
    .join(' ');

/** "Umschläge: 8 Stück", "Buntstifte: 1 Packung" */
const withCount = (
  wishes: readonly Wish[],
  rest: string,
  memory: WordMemory,
  article: ArticleKind,
): readonly Wish[] => {
  const { isInPacks = false, ...part } = readPart(tokensOf(rest), memory, article);
  const count = countOf(part);
  if (count === undefined) return wishes;
  return wishes.map(({ traits, ...wish }) => ({
    ...wish,
    traits: withoutKnownUnit(traitsInPacks({ traits, isInPacks })),
    quantity: shareOf(count, wishes.length),
  }));
};

/** What the head says of all: "3 Umschläge A4: rot, blau, grün"; in "Hefte A4: 2 rot, 3 blau" each has a number of its own. */
const inHeadsWay = (
  wishes: readonly Wish[],
  named: Wish | undefined,
  head: string,
  memory: WordMemory,
): readonly Wish[] => {
  const { quantity, isEach } = readPart(tokensOf(head), memory);
  const isCountedBehind = wishes.length > 1 && wishes.some((wish) => wish.quantity > 1);
  const wanted = named?.quantity ?? 1;
  const pieces = isEach ? wanted : shareOf(wanted, wishes.length);
  return wishes.map((wish) => ({
    ...wish,
    traits: withTraits(named?.traits ?? [], wish.traits),
    ...(quantity === undefined || isCountedBehind ? {} : { quantity: pieces }),
  }));
};

const shareOf = (wanted: number, ways: number): number => Math.max(1, Math.floor(wanted / ways));
