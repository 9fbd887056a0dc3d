// E-mail addresses get the domain that computers read (`xn--…`), as they are saved from now on: until now each was stored as it was typed.

import { domainToASCII } from 'node:url';
import { type Kysely, sql } from 'kysely';

/** Columns with an address, and what there may be once only beside it. */
const COLUMNS = [
  ['accounts', 'email', []],
  ['users', 'email', undefined],
  ['addresses', 'email', undefined],
  ['addresses', 'delivery_email', undefined],
  ['orders', 'email', undefined],
  ['one_time_tokens', 'email', undefined],
  ['former_emails', 'email', ['account_id']],
  ['newsletter_subscriptions', 'email', []],
  ['stock_alerts', 'email', ['item_id', 'store']],
  ['prime_waiting_list', 'email', ['store']],
  ['competition_entries', 'email', ['competition_id']],
  ['wishlist_invitations', 'email', ['wishlist_id', 'user_id']],
  ['mails', 'recipient', undefined],
] as const;

/** The rule of the day on which this was written; what is no domain stays as it is. */
const encodedEmail = (email: string): string => {
  const at = email.lastIndexOf('@') + 1;
  return `${email.slice(0, at)}${domainToASCII(email.slice(at)) || email.slice(at)}`;
};

/** Domains that are not of ASCII alone. */
const OTHER_DOMAIN = '@.*[^\\x01-\\x7f]';

/** What there may be once only and is there in both spellings stays as it is. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const [table, column, once] of COLUMNS) {
    const [rows, name] = [sql.table(table), sql.ref(column)];
    const { rows: found } = await sql<{ email: string }>`
      select distinct ${name} as email from ${rows} where ${name} ~ ${OTHER_DOMAIN}`.execute(database);
    for (const { email } of found) {
      const encoded = encodedEmail(email);
      const isSame = (once ?? []).map((key) => sql`fresh.${sql.ref(key)} = old.${sql.ref(key)}`);
      const isThere =
        once === undefined
          ? sql`false`
          : sql`exists (select 1 from ${rows} as fresh
              where ${sql.join([sql`fresh.${name} = ${encoded}`, ...isSame], sql` and `)})`;
      await sql`update ${rows} as old set ${name} = ${encoded} where old.${name} = ${email} and not ${isThere}`.execute(
        database,
      );
    }
  }
  for (const column of ['billing_address', 'delivery_address'] as const) await encodeOrdered(database, column);
};

/** The addresses that orders were placed with. */
const encodeOrdered = async (database: Kysely<unknown>, column: string): Promise<void> => {
  const name = sql.ref(column);
  for (const field of ['email', 'delivery_email'] as const) {
    const { rows: found } = await sql<{ email: string }>`
      select distinct ${name}->>${field}::text as email from orders where ${name}->>${field}::text ~ ${OTHER_DOMAIN}`.execute(
      database,
    );
    for (const { email } of found) {
      const encoded = encodedEmail(email);
      await sql`update orders set ${name} = jsonb_set(${name}, array[${field}::text], to_jsonb(${encoded}::text))
        where ${name}->>${field}::text = ${email}`.execute(database);
    }
  }
};
