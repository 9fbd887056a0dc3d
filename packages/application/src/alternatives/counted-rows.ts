// What a class needs of a row whose words count single pieces ("3 Mappen blau") or loose sheets and whose article is a pack, or of one whose article
// is a set for a class: the pieces of all children are counted together. Source: docs/class-lists.md.

import { articleOf, piecesForClass } from '@tornister/domain/classlist';
import type { Wish } from '@tornister/domain/materiallist';
import { countedPieces, packsFor, packsTogether, sheetsTogether } from '@tornister/domain/materialmatch';
import type { ClassListEntry, OrderItem } from '../ports/index.ts';
import { candidateOf, readItem, wishesOf } from './read-row.ts';

/** Single pieces, or sheets, that all children need together, in packs of so many; a set for a class may not say for how many children it is. */
export type CountedRow = {
  readonly pieces: number;
  readonly packs: number;
  readonly size?: number;
  readonly inSheets?: true;
};

/** By row; rows that mean as many articles as they say have none. */
export type CountedRows = Readonly<Record<string, CountedRow>>;

/** The size of a pack that its name tells beyond doubt, for a class set its children; undefined where it is none, or might be larger. */
const knownSize = (item: OrderItem): number | undefined => {
  const { statedSize, most, isForClass } = readItem(item);
  if (isForClass) return most > 1 ? most : undefined;
  return statedSize > 1 && statedSize === most ? statedSize : undefined;
};

/** Sets that a class needs where each child gets so many pieces; of a set that does not say for how many children it is, one is for all of them. */
const setsFor = ({ quantity, per }: ClassListEntry, bought: OrderItem, children: number): CountedRow | undefined => {
  if (per !== 'child' || !readItem(bought).isForClass) return undefined;
  const size = knownSize(bought);
  const pieces = piecesForClass({ quantity, per }, children);
  return size === undefined ? { pieces, packs: quantity } : { pieces, packs: packsFor(pieces, size), size };
};

/**
 * What the class needs of a row in packs of the article that is bought for it. Whether the row counts pieces is said by the packs of its own article,
 * also where something else takes the place of that. Of a set for a class no child gets one of its own, whatever the words say.
 */
export const countedRow = (entry: ClassListEntry, children: number): CountedRow | undefined => {
  const bought = articleOf(entry);
  if (bought === undefined) return undefined;
  return (
    countedInWords(entry, bought, children) ??
    countedInSheets(entry, bought, children) ??
    setsFor(entry, bought, children)
  );
};

const countedInWords = (
  { title, quantity, per, item }: ClassListEntry,
  bought: OrderItem,
  children: number,
): CountedRow | undefined => {
  const size = knownSize(bought);
  const ownSize = item === undefined ? size : knownSize(item);
  if (size === undefined || ownSize === undefined) return undefined;
  const counted = countedPieces(title, wishesOf(title));
  if (counted === undefined) return undefined;
  const times = piecesForClass({ quantity: 1, per }, children);
  const together = packsTogether({ counted, size: ownSize, quantity }, times);
  return together && { pieces: together.pieces, packs: packsFor(together.pieces, size), size };
};

const saidOf = (item: OrderItem): Wish['traits'] => {
  const { name, choice } = candidateOf(item);
  return [...name.traits, ...choice];
};

const countedInSheets = (
  { title, quantity, per, item }: ClassListEntry,
  bought: OrderItem,
  children: number,
): CountedRow | undefined => {
  const [wish, ...others] = wishesOf(title);
  if (wish === undefined || others.length > 0) return undefined;
  const row = { wish, own: saidOf(item ?? bought), bought: saidOf(bought), quantity };
  const together = sheetsTogether(row, piecesForClass({ quantity: 1, per }, children));
  return together && { ...together, inSheets: true };
};
