// Deletes certificates that are no longer needed, each with its file, so that none is left that nobody knows of.

import { DAY_MS } from '@tornister/domain/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../server/services.ts';
import { fileNameOf } from './certificates.ts';

/** A file whose registration never came. */
const UNCLAIMED_DAYS = 1;
const ROWS_AT_ONCE = 100;

type Kept = Pick<Services, 'database' | 'certificates'>;

/** Deletes one for which the condition holds still: an account may just be opened with it. The row stays if the file does. */
const forget = ({ database, certificates }: Kept, id: string, isOld: RawBuilder<boolean>): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('certificates')
      .where('id', '=', id)
      .where(isOld)
      .returning('type')
      .executeTakeFirst();
    if (row === undefined) return false;
    if (row.type !== null) await certificates.remove(fileNameOf({ id, type: row.type }));
    return true;
  });

/** Deletes what is older than the settings say; answers how many certificates went. */
export const forgetCertificates = async ({
  settings,
  now,
  ...kept
}: Kept & Pick<Services, 'settings' | 'now'>): Promise<number> => {
  const before = (days: number): number => now() - days * DAY_MS;
  const isOld = sql<boolean>`((claimed_at is null and created_at <= ${before(UNCLAIMED_DAYS)})
    or claimed_at <= ${before(settings.retention.certificateDays)})`;
  let gone = 0;
  for (let found = ROWS_AT_ONCE; found === ROWS_AT_ONCE; ) {
    const old = await kept.database.selectFrom('certificates').select('id').where(isOld).limit(ROWS_AT_ONCE).execute();
    for (const { id } of old) if (await forget(kept, id, isOld)) gone += 1;
    found = old.length;
  }
  return gone;
};
