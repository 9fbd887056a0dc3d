// Reads a school's list: what it asks for, under which heading and for which child, and what is left out. A parent sees every line of it.
// Source: docs/material-lists.md.

import type { Wish } from './drafts.ts';
import { type Known, namesWantedThing } from './headings.ts';
import type { Lexicon } from './lexicon.ts';
import { newMemory } from './look-up.ts';
import { type LineReading, readMaterialLine } from './read-line.ts';
import { asCells } from './segments.ts';
import { MATERIAL_LIST_MAX_CHARACTERS, MATERIAL_LIST_MAX_WISHES, MATERIAL_WISH_BOUNDS } from './size-limits.ts';

/** Characters of a line that are read. */
const LONGEST_LINE = 600;

/** A thing that the list asks for, with where it stands. */
export type ListedWish = {
  readonly lineNumber: number;
  /** The line as it was written. */
  readonly text: string;
  /** "Mia, Klasse 2a" */
  readonly child?: string;
  /** "Deutsch" */
  readonly heading?: string;
  readonly wish: Wish;
};

export type MaterialList = {
  readonly wishes: readonly ListedWish[];
  /** Lines that name nothing to buy: greetings, dates, remarks, headings. */
  readonly leftOut: readonly {
    readonly lineNumber: number;
    readonly text: string;
    readonly kind: 'heading' | 'remark';
    /** It speaks of something to buy all the same: "Schere nicht spitz". */
    readonly namesThing?: true;
  }[];
  /** The text is longer than what is read, or asks for more things. */
  readonly isCut: boolean;
};

/**
 * Reads a text as people have it from school: pasted from a mail, a PDF or a table, typed by hand. Every line that is not empty is a thing, or
 * several, or left out and told so. Never throws; the time grows with the length of the text and has an upper limit.
 *
 * @example
 * readMaterialList('Deutsch:\n2 Hefte A4 Lin. 25', schoolLexicon()).wishes[0]?.wish.quantity // 2
 */
export const readMaterialList = (text: string, lexicon: Lexicon): MaterialList => {
  // PDFs and some keyboards write an umlaut as a letter and a mark.
  const lines = text
    .slice(0, MATERIAL_LIST_MAX_CHARACTERS)
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029\f\v]/);
  const memory = newMemory(lexicon);
  const list: Mutable = { wishes: [], leftOut: [], isCut: text.length > MATERIAL_LIST_MAX_CHARACTERS };
  let above: Above = {};
  for (const [index, raw] of lines.entries()) {
    const line = raw.replace(/"/g, ' ').trim();
    if (!/[\p{L}\d]/u.test(line)) continue;
    list.isCut ||= line.length > LONGEST_LINE;
    const shown = line.slice(0, LONGEST_LINE).replaceAll('\t', ', ');
    const reading = readMaterialLine(memory, asCells(line.slice(0, LONGEST_LINE)), above.known);
    above = belowLine(above, reading);
    addLine(list, { lineNumber: index + 1, text: shown, ...above }, reading);
    const last = list.leftOut.at(-1);
    if (last?.lineNumber === index + 1 && last.kind === 'remark' && namesWantedThing(memory, shown))
      list.leftOut.splice(-1, 1, { ...last, namesThing: true });
  }
  return list;
};

type Mutable = { wishes: ListedWish[]; leftOut: MaterialList['leftOut'][number][]; isCut: boolean };

/** What stands above a line, and the thing that a heading names. */
type Above = { readonly child?: string; readonly heading?: string; readonly known?: Known };

const belowLine = (above: Above, { heading, wishes }: LineReading): Above => {
  if (heading === undefined) {
    const { known, ...rest } = above;
    return wishes.every(({ article }) => article === known?.article) ? above : rest;
  }
  const known = wishes.length === 0 && heading.article !== undefined ? { known: heading } : {};
  if (heading.isChild) return { child: heading.text, ...known };
  return { ...(above.child === undefined ? {} : { child: above.child }), heading: heading.text, ...known };
};

/** A line may say more of a thing than anybody looks for: its first words and traits count, and of a word its beginning, with no half of a letter. */
const withinBounds = (wish: Wish): Wish => ({
  ...wish,
  words: wish.words
    .slice(0, MATERIAL_WISH_BOUNDS.words)
    .map((word) => word.slice(0, MATERIAL_WISH_BOUNDS.letters).replace(/\p{Cs}$/u, '')),
  traits: wish.traits.slice(0, MATERIAL_WISH_BOUNDS.traits),
});

const addLine = (list: Mutable, place: Omit<ListedWish, 'wish'> & Above, { wishes, heading }: LineReading): void => {
  const { known: _known, ...shown } = place;
  const { lineNumber, text } = shown;
  if (wishes.length === 0) list.leftOut.push({ lineNumber, text, kind: heading === undefined ? 'remark' : 'heading' });
  const room = MATERIAL_LIST_MAX_WISHES - list.wishes.length;
  if (wishes.length > room) list.isCut = true;
  list.wishes.push(...wishes.slice(0, room).map((wish) => ({ ...shown, wish: withinBounds(wish) })));
};
