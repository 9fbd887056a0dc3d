// How queries, names and suggestions are compared: as the same text whatever the storefront spells it with, ß or ss, „…“ or «…», and whoever types it,
// ü or ue. Source: spec 1 §4; docs/adr/0009 "Sorting, searching".

import { type RawBuilder, sql } from 'kysely';

/** What is compared as what. A change here needs new indexes, whose expression says the same (migration 0292), and an import, which writes the names anew. */
const FOLDS = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
  ['«', '„'],
  ['»', '“'],
] as const;

/** A query as it was typed but for small letters and single spaces, none around it. */
export const plainKey = (query: string): string => query.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** A query as it is compared with others. */
export const searchKey = (query: string): string =>
  FOLDS.reduce((text, [letter, folded]) => text.replaceAll(letter, folded), plainKey(query));

/** A query as names are compared with it: documents that are older than the folding have their names with umlauts until the next import. */
export const nameKeys = (query: string): readonly string[] => [...new Set([searchKey(query), plainKey(query)])];

/** A column that is stored as it was typed, as `searchKey` has it. Written out, not as parameters, so that the indexes of the expression serve it. */
export const foldedColumn = (column: string): RawBuilder<string> =>
  FOLDS.reduce<RawBuilder<string>>(
    (text, [letter, folded]) => sql<string>`replace(${text}, ${sql.lit(letter)}, ${sql.lit(folded)})`,
    sql<string>`lower(${sql.ref(column)})`,
  );
