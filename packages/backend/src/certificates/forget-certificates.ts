// Deletes certificates that are no longer needed, each with its file, so that none is left that nobody knows of.

import { DAY_MS } from '@tornister/domain/shared';
import { type RawBuilder, sql } from 'kysely';
import { forgetEach } from '../retention/forget-each.ts';
import type { Services } from '../server/services.ts';
import { fileNameOf } from './certificates.ts';

/** A file whose registration never came. */
const UNCLAIMED_DAYS = 1;

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

/** Deletes what is older than the settings say; answers how many certificates went. One that cannot be deleted is told in the log and tried the next time. */
export const forgetCertificates = ({
  settings,
  now,
  log,
  ...kept
}: Kept & Pick<Services, 'settings' | 'now' | 'log'>): Promise<number> => {
  const before = (days: number): number => now() - days * DAY_MS;
  const isOld = sql<boolean>`((claimed_at is null and created_at <= ${before(UNCLAIMED_DAYS)})
    or claimed_at <= ${before(settings.retention.certificateDays)})`;
  return forgetEach({
    find: (after, limit) =>
      kept.database
        .selectFrom('certificates')
        .select('id')
        .where(isOld)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    forget: ({ id }) => forget(kept, id, isOld),
    failed: (error, { id }) => log.error({ err: error, certificateId: id }, 'a certificate could not be deleted'),
  });
};
