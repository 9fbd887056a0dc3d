// What the facts of a product say of its pack ("Packung: 6 Stück", "Menge: 500 Blatt"), where neither its name nor a choice does. Source: docs/material-lists.md.

import type { Trait } from '@tornister/domain/materiallist';
import type { NameReader, ReadName } from '@tornister/domain/materialmatch';
import { type Language, textIn } from '@tornister/domain/storefront';
import { type RawBuilder, sql } from 'kysely';
import type { Text } from '../texts/text.ts';

/** Facts that say what a pack holds, by their labels in any language. */
const PACK_LABELS =
  '^(Packung|Packungs(größe|grösse|inhalt)|Verpackungseinheit|VE|Menge|Stückzahl|Pack|Pack size|Quantity)$';

/** The values of the facts about packs; the other facts stay in the database. */
export const packFactsOf = (details: RawBuilder<unknown>): RawBuilder<readonly Text[]> =>
  sql`jsonb_path_query_array(${details}, ${sql.lit(`$.dataAndFacts[*] ? (@.label.* like_regex "${PACK_LABELS}" flag "i").value`)})`;

/** What a pack of several pieces or sheets holds, by these facts; a single piece is no pack. */
export const packTraits = (
  facts: readonly Text[],
  named: Pick<ReadName, 'main'>,
  readIn: { readonly language: Language; readonly reader: Pick<NameReader, 'readChoice'> },
): readonly Trait[] =>
  facts
    .flatMap((fact) => readIn.reader.readChoice(textIn(fact, readIn.language), named))
    .filter(({ kind, value }) => HOLDS.has(kind) && value !== '1');

const HOLDS: ReadonlySet<string> = new Set(['pack', 'sheets']);

/** Whether traits say already what a pack holds. */
export const isPackSaid = (traits: readonly Trait[]): boolean => traits.some(({ kind }) => HOLDS.has(kind));
