// Deletes certificates that are no longer needed: files first, so that none is left that nobody knows of.

import { DAY_MS } from '@tornister/domain/shared';
import type { Services } from '../server/services.ts';
import { fileNameOf } from './certificates.ts';

/** A file whose registration never came. */
const UNCLAIMED_DAYS = 1;
const ROWS_AT_ONCE = 100;

/** Deletes what is older than the settings say; answers how many certificates went. */
export const forgetCertificates = async ({
  database,
  certificates,
  settings,
  now,
}: Pick<Services, 'database' | 'certificates' | 'settings' | 'now'>): Promise<number> => {
  const before = (days: number): number => now() - days * DAY_MS;
  let gone = 0;
  for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE; gone += deleted) {
    const old = await database
      .selectFrom('certificates')
      .select(['id', 'type'])
      .where((row) =>
        row.or([
          row.and([row('claimed_at', 'is', null), row('created_at', '<=', before(UNCLAIMED_DAYS))]),
          row('claimed_at', '<=', before(settings.retention.certificateDays)),
        ]),
      )
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id, type } of old) {
      if (type !== null) await certificates.remove(fileNameOf({ id, type }));
      await database.deleteFrom('certificates').where('id', '=', id).execute();
    }
    deleted = old.length;
  }
  return gone;
};
