// What is written into the rows of a class list: read by the rules, with the articles that their order numbers name.

import { type ClassListEntryDraft, parseClassListEntry } from '@tornister/domain/classlist';
import { parseOrderNumber } from '@tornister/domain/orderform';
import { sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import type { Database } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { ClassListEntryInput } from '../graphql/generated/resolver-types.ts';
import { fieldErrorsOf } from './field-errors.ts';

export type EntryValues = {
  readonly item_id: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly per: ClassListEntryDraft['per'];
  readonly brand_choice: ClassListEntryDraft['choice'];
  readonly note: string;
};

type Refused = Answer<'ClassListResult'>;

const readDraft = ({ quantity, per, brand, ...texts }: ClassListEntryInput) =>
  parseClassListEntry({
    ...texts,
    quantity: String(quantity),
    per: per.toLowerCase(),
    choice: brand.toLowerCase(),
  });

const itemIdsOf = async (database: Database, numbers: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ id: string; number: string }>`
    select id, upper(order_number) as number from items where upper(order_number) = any(${numbers})`.execute(database);
  return new Map(rows.map(({ id, number }) => [number, id]));
};

const UNKNOWN_NUMBER: Refused = {
  successful: false,
  fieldErrors: [{ fieldName: 'orderNumber', errorMessage: 'vue.classList.error.orderNumber' }],
};

/** The rows, or what is wrong with the first one that is not taken. */
export const readEntries = async (
  database: Database,
  inputs: readonly ClassListEntryInput[],
): Promise<Result<readonly EntryValues[], Refused>> => {
  const drafts: ClassListEntryDraft[] = [];
  for (const input of inputs) {
    const draft = readDraft(input);
    if (draft.isErr()) return err({ successful: false, fieldErrors: fieldErrorsOf(draft.error) });
    drafts.push(draft.value);
  }
  const numberOf = ({ orderNumber }: ClassListEntryDraft) => parseOrderNumber(orderNumber) ?? '';
  const items = await itemIdsOf(
    database,
    drafts.map(numberOf).filter((number) => number !== ''),
  );
  const values = drafts.map((draft) => ({
    item_id: items.get(numberOf(draft)) ?? null,
    title: draft.title,
    quantity: draft.quantity,
    per: draft.per,
    brand_choice: draft.choice,
    note: draft.note,
  }));
  const isUnknown = drafts.some(({ orderNumber }, at) => orderNumber !== '' && values[at]?.item_id === null);
  return isUnknown ? err(UNKNOWN_NUMBER) : ok(values);
};
