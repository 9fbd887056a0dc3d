// The tables of the shop itself: what it remembers, what leaves it.

import type { Generated } from 'kysely';
import type { Json, NullableJson } from './columns.ts';

/** Facts about the database itself, like that the demo shop was filled in completely. */
type ShopStateTable = { key: string; value: string };

/** One answer per key: a repeated request gets the answer of the first. */
type IdempotencyKeysTable = {
  scope: string;
  key: string;
  request_hash: string;
  response: Json<unknown>;
  created_at: number;
};

/** What leaves the shop, written in the transaction that causes it and sent afterwards, each key once. */
type OutboxTable = {
  id: Generated<number>;
  kind: string;
  key: string;
  payload: Json<unknown>;
  attempts: Generated<number>;
  next_attempt_at: number;
  done_at: number | null;
  last_error: string | null;
  /** Since when its server has refused it for good, try after try. */
  refused_since: Generated<number | null>;
  /** From when on it was to be sent; no try changes it. Messages of an older version have none. */
  due_at: Generated<number | null>;
};

export type MailsTable = {
  id: string;
  key: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  sent_at: number;
  /** Files that it brought. */
  attachments: NullableJson<readonly MailedFile[]>;
  /** Where a mail program posts to unsubscribe. */
  list_unsubscribe: Generated<string | null>;
};

export type MailedFile = { readonly fileName: string; readonly contentType: string; readonly base64: string };

/** What has changed lately, for shop hosts that keep pages; written by triggers. */
type CacheChangesTable = { id: Generated<number>; tag: string; xid: Generated<number>; changed_at: Generated<number> };

export type ShopTables = {
  cache_changes: CacheChangesTable;
  shop_state: ShopStateTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  mails: MailsTable;
};
