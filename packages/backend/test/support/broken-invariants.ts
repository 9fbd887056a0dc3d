// Which of the rules that must hold at any time are broken in a database.

import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';
import { INVARIANTS } from './invariant-rules.ts';

const offenders = async (database: Database, query: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${sql.raw(query)}) as found`.execute(
    database,
  );
  return rows[0]?.n ?? -1;
};

/** The names of the rules that something in the database breaks. */
export const brokenInvariants = async (database: Database): Promise<readonly string[]> => {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(INVARIANTS))
    if ((await offenders(database, query)) !== 0) broken.push(rule);
  return broken;
};
