// A thing that comes with another one is wanted too, a cover in the format of its book: "Ordner mit Register". Source: docs/material-lists.md.

import { asOf, type Draft } from './drafts.ts';
import { CLASS_SET } from './in-packs.ts';
import type { ArticleKind } from './lexicon.ts';
import { type WordMemory, wordAt } from './look-up.ts';
import { deniesAt } from './negation.ts';
import { readPart } from './read-part.ts';
import { bringsCover, type Segment } from './segments.ts';
import type { Token } from './tokens.ts';

const WITH = /^(?:mit|with|inkl|incl|inklusive|including|samt)$/;

/** What a thing has or is kept in, though it is sold alone too: "Bleistift mit Radierer", "Deckfarbkasten mit Deckweiß", "Zirkel mit Minen". */
const OF_THINGS: ReadonlySet<ArticleKind> = new Set([
  ...['eraser', 'opaque-white', 'pencil-leads', 'ink-cartridges', 'pencil-case', 'pouch', 'hole-punch'],
  CLASS_SET,
]);

/** Whether a thing stands before a place and another one behind it, by a word that is known as it is written. */
const bringsThing = (tokens: readonly Token[], at: number, memory: WordMemory): boolean => {
  const owner = readPart(tokens.slice(0, at), memory);
  const { article = CLASS_SET, hasRemark } = readPart(tokens.slice(at), memory);
  const isOwner = owner.article !== undefined && owner.article !== CLASS_SET && owner.brand === undefined;
  if (!isOwner || owner.article === article || OF_THINGS.has(article) || hasRemark) return false;
  return tokens.some((_, place) => {
    const found = place > at ? wordAt(tokens, place, memory) : undefined;
    return found?.article === article && !found.isEnding && !found.typo && !found.trait;
  });
};

/** Parts of a line, each thing that comes with another one in a part of its own. */
export const withThingsApart = (segments: readonly Segment[], memory: WordMemory): readonly Segment[] =>
  segments.flatMap((segment) => {
    const { tokens, isInside, isForbidden } = segment;
    const at = tokens.findIndex(({ folded }) => WITH.test(folded));
    if (at < 1 || isForbidden || deniesAt(tokens, at - 1) || !bringsThing(tokens, at, memory)) return [segment];
    const brought = { isInside, isForbidden, isOr: false, isAfterSlash: false, isCell: false, isAfterAnd: false };
    return [
      { ...segment, tokens: tokens.slice(0, at) },
      { ...brought, tokens: tokens.slice(at), isBrought: true },
    ];
  });

const isBook = ({ article }: Draft): boolean => /book$|diary$/.test(article ?? '');

/** What a thing takes over from the one that it comes with, or a cover from the books before it. */
export const comeWith = (draft: Draft, segment: Segment, owner: Draft, done: readonly Draft[]): void => {
  const isWith = bringsCover(segment.tokens, 0);
  const before = [...new Set([...done, owner])];
  if (draft.article === 'book-cover') asOf(draft, isWith ? [owner] : before.filter(isBook), isWith);
  // "2 Ordner mit Register" are two of both.
  if (segment.isBrought && owner.quantity !== undefined) draft.quantity ??= owner.quantity;
};
