// Deletes pictures of what was wrong with goods, each with its file, so that none is left that nobody knows of.

import { DAY_MS } from '@tornister/domain/shared';
import { type RawBuilder, sql } from 'kysely';
import { retried } from '../database/retried.ts';
import type { ReturnImagesTable } from '../database/return-tables.ts';
import { forgetEach } from '../retention/forget-each.ts';
import type { Services } from '../server/services.ts';

/** A picture whose return never came. */
const UNCLAIMED_DAYS = 2;
/** A picture of a settled return, as long as somebody may still ask about it. */
const SETTLED_DAYS = 90;
/** A picture of a return that nobody has settled: as long as if it had been after 90 days, long after its parcel had to be sent (14 days, § 357 BGB). */
const UNSETTLED_DAYS = 180;

export type ImageType = NonNullable<ReturnImagesTable['type']>;

/** What a picture is called in the store. */
export const imageFileName = ({ id, type }: { readonly id: string; readonly type: ImageType }): string =>
  `${id}.${type === 'image/png' ? 'png' : 'jpg'}`;

/**
 * Deletes a picture for which the condition holds still, while its order is locked: a return may just be announced with it. The row stays if the
 * file does, so that none is left that nobody knows of.
 */
export const forgetReturnImage = (
  { database, returnImages }: Pick<Services, 'database' | 'returnImages'>,
  { id, order_id }: Pick<ReturnImagesTable, 'id' | 'order_id'>,
  condition: RawBuilder<boolean>,
): Promise<boolean> =>
  retried(database, async (transaction) => {
    await transaction.selectFrom('orders').select('id').where('id', '=', order_id).forUpdate().execute();
    const row = await transaction
      .deleteFrom('return_images')
      .where('id', '=', id)
      .where(condition)
      .returning('type')
      .executeTakeFirst();
    if (row === undefined) return false;
    if (row.type !== null) await returnImages.remove(imageFileName({ id, type: row.type }));
    return true;
  });

/** The pictures that nobody needs any more. */
const isOldAt = (now: number): RawBuilder<boolean> => {
  const before = (days: number): number => now - days * DAY_MS;
  return sql`(
    (return_id is null and created_at <= ${before(UNCLAIMED_DAYS)})
    or exists (select 1 from returns where returns.id = return_images.return_id and (
      settled_at <= ${before(SETTLED_DAYS)} or (settled_at is null and announced_at <= ${before(UNSETTLED_DAYS)})
    ))
  )`;
};

/** Deletes pictures that are no longer needed; answers how many. One that cannot be deleted is told in the log and tried the next time. */
export const forgetReturnImages = (
  services: Pick<Services, 'database' | 'returnImages' | 'now' | 'log'>,
): Promise<number> => {
  const isOld = isOldAt(services.now());
  return forgetEach({
    find: (after, limit) =>
      services.database
        .selectFrom('return_images')
        .select(['id', 'order_id'])
        .where(isOld)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    forget: (row) => forgetReturnImage(services, row, isOld),
    failed: (error, { id }) => services.log.error({ err: error, imageId: id }, 'a return image could not be deleted'),
  });
};
