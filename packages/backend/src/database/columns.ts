// Kinds of columns that the table types share.

import type { ColumnType } from 'kysely';

/** A JSON column: read as its value, written as JSON text (see `json`). */
export type Json<Value> = ColumnType<Value, string, string>;

/** A JSON column that may be empty. */
export type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** The text that a JSON column is written with; both database drivers take it as it is. */
export const json = (value: unknown): string => JSON.stringify(value);
