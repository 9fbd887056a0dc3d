// Everything that the shop holds about a member, as one JSON text. Source: GDPR Art. 15, 20.

import { inLanguage, type Worded } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import { provedEmail } from '../auth/proved-mailbox.ts';
import type { Database } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { EXPORTS_OF_ACCOUNT } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { formerEmailsOf } from './former-emails.ts';
import { PERSONAL_TABLES, type PersonalTable, type Subject } from './personal-tables.ts';

type Row = Readonly<Record<string, unknown>>;

const rowsOf = async (
  database: Database,
  { table, isOf, hidden = [] }: PersonalTable,
  subject: Subject,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${isOf(subject)}`.execute(database);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column))));
};

const NOT_PROVED: Worded<string> = {
  de: 'Ohne das, was nur über die E-Mail-Adresse zu finden ist: Sie ist noch nicht bestätigt.',
  en: 'Without what is found by the e-mail address alone: it is not confirmed yet.',
};

/**
 * The member's rows of every table that holds any, by the name of the table; moments are milliseconds since 1970. What is found by the e-mail
 * address alone is left out, and said to be, while nobody has proved the mailbox theirs.
 */
export const exportData = (context: RequestContext): ResultAsync<string, Refusal> =>
  safeTry(async function* () {
    const { accountId, userId } = yield* requireMember(context);
    const { database, storefront, now, log } = context;
    yield* await withinRateLimits(context, database, [[EXPORTS_OF_ACCOUNT, accountId]]);
    const email = await provedEmail(database, accountId);
    const subject = { accountId, userId, email, formerEmails: await formerEmailsOf(database, accountId) };
    const tables: [string, Row[]][] = [];
    for (const personal of PERSONAL_TABLES) {
      const rows = await rowsOf(database, personal, subject);
      if (rows.length > 0) tables.push([personal.table, rows]);
    }
    log.info({ event: 'sensitive_read', accountId }, 'data exported');
    const exportedAt = new Date(now()).toISOString();
    const note = email === undefined ? { note: inLanguage(NOT_PROVED, storefront.language) } : {};
    return ok(JSON.stringify({ exportedAt, ...note, ...Object.fromEntries(tables) }, null, 2));
  });
