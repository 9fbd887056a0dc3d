// Pictures of what is wrong with goods that go back: taken with a signature, drawn anew, at most five for a line. Nothing is served from where they
// lie; the shopper sees a small copy that stands in the answer itself. Source: spec 2 §5 "Image and certificate uploads", §7 `uploadReturnImage`.

import { limitSubjectOf } from '@tornister/domain/calls';
import {
  CONTENT_TYPE_BYTES,
  remainingImages,
  signedUpload,
  typeOfContent,
  type UploadMessage,
  uploadMessage,
} from '@tornister/domain/forms';
import { sql } from 'kysely';
import { ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import sharp from 'sharp';
import { cleanContent } from '../certificates/clean-content.ts';
import { readUploadSignature } from '../certificates/upload-signature.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { RETURN_IMAGES_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { isOwnOrder } from '../orders/own-order.ts';
import { requireUserId } from '../visitor/require-visitor.ts';
import { findByHash } from './find-return-order.ts';
import { forgetReturnImage, type ImageType, imageFileName } from './forget-return-images.ts';

/** The field of the form that has the pictures. */
const IMAGES_FIELD = 'images';
const PREVIEW_PIXELS = 128;
const PREVIEW_QUALITY = 70;

export type NewImage = {
  readonly file: Blob;
  readonly signature: string;
  readonly hash: string;
  readonly itemId: string;
  readonly lineId: string;
};

type Uploaded = Answer<'UploadResult'> | undefined;

const refused = (errorMessage: UploadMessage): Result<Uploaded, never> =>
  ok({ id: null, fieldErrors: [{ fieldName: IMAGES_FIELD, errorMessage }] });

/** Takes a picture; undefined for a hash or line that is not there. */
export const uploadReturnImage = (context: RequestContext, image: NewImage): ResultAsync<Uploaded, Refusal> =>
  safeTry(async function* () {
    const { database, returnImages, secrets, clientAddress, now } = context;
    const userId = yield* requireUserId(context);
    const order = yield* await findByHash(context, image.hash);
    if (order === undefined) return ok(undefined);
    yield* await withinRateLimits(context, database, [[RETURN_IMAGES_FROM_ADDRESS, limitSubjectOf(clientAddress)]]);
    const signed = await readUploadSignature(secrets, image.signature, now());
    if (signed?.visitor !== userId) return refused('fileGone');
    const isOwn = await isOwnOrder(context, order);
    const slot = yield* await reserveSlot(context, { orderId: order.id, isOwn, id: signed.id }, image);
    if (slot !== 'reserved') return slot === 'no-line' ? ok(undefined) : refused(slot);
    const drawn = await draw(image);
    if (drawn.isErr()) {
      await database.deleteFrom('return_images').where('id', '=', signed.id).execute();
      return refused(drawn.error);
    }
    const { type, content, preview } = drawn.value;
    const fileName = imageFileName({ id: signed.id, type });
    await returnImages.put(fileName, content);
    const kept = yield* await keepOnce(context, { orderId: order.id, isOwn, id: signed.id }, { type, preview });
    if (kept !== signed.id) await returnImages.remove(fileName);
    return ok({ id: kept, fieldErrors: [] });
  });

type OfOrder = { readonly orderId: string; readonly isOwn: boolean; readonly id: string };

/** Shows the picture from now on; where its line has the same one already, sent along by the step to the next page, that one stands for both. */
const keepOnce = (
  { database }: RequestContext,
  { orderId, isOwn, id }: OfOrder,
  shown: Pick<Drawn, 'type' | 'preview'>,
): Promise<Result<string, never>> =>
  inTransaction(database, async (transaction): Promise<Result<string, never>> => {
    await transaction.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const same = await transaction
      .selectFrom('return_images as same')
      .innerJoin('return_images as own', 'own.order_line_id', 'same.order_line_id')
      .select('same.id')
      .where('own.id', '=', id)
      .where('same.is_own', '=', isOwn)
      .where('same.return_id', 'is', null)
      .where('same.preview', '=', shown.preview)
      .executeTakeFirst();
    if (same === undefined) await transaction.updateTable('return_images').set(shown).where('id', '=', id).execute();
    else await transaction.deleteFrom('return_images').where('id', '=', id).execute();
    return ok(same?.id ?? id);
  });

/** One of the pictures that a line may have is reserved, the order has no such line, or why there is none. */
type SlotOutcome = 'reserved' | 'no-line' | UploadMessage;

/** Writes the picture down before its file. The order is locked meanwhile, so that no line gets more pictures than it may have. */
const reserveSlot = (
  { database, now }: RequestContext,
  { orderId, isOwn, id }: OfOrder,
  { itemId, lineId }: NewImage,
): Promise<Result<SlotOutcome, Refusal>> =>
  inTransaction(database, async (transaction): Promise<Result<SlotOutcome, Refusal>> => {
    await transaction.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const line = await transaction
      .selectFrom('order_lines')
      .select('id')
      .where('id', '=', lineId)
      .where('item_id', '=', itemId)
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (line === undefined) return ok('no-line');
    const before = await transaction
      .selectFrom('return_images')
      .select('id')
      .where('order_line_id', '=', lineId)
      .where('is_own', '=', isOwn)
      .where('return_id', 'is', null)
      .execute();
    if (remainingImages(before.length) === 0) return ok('tooManyFiles');
    const row = await transaction
      .insertInto('return_images')
      .values({
        id,
        order_id: orderId,
        order_line_id: lineId,
        is_own: isOwn,
        return_id: null,
        type: null,
        preview: null,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return ok(row === undefined ? 'fileGone' : 'reserved');
  });

type Drawn = { readonly type: ImageType; readonly content: Uint8Array; readonly preview: string };

/** Looks into the file and draws it anew; what is no PNG becomes a JPEG. */
const draw = async ({ file, signature }: NewImage): Promise<Result<Drawn, UploadMessage>> => {
  const claimed = typeOfContent(new Uint8Array(await file.slice(0, CONTENT_TYPE_BYTES).arrayBuffer()));
  const checked = signedUpload({ type: claimed, sizeBytes: file.size }, 'return-image', signature).mapErr(
    (error): UploadMessage => uploadMessage(error)?.message ?? 'fileGone',
  );
  return checked.asyncAndThen(() =>
    safeTry(async function* () {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const content = yield* (await cleanContent(bytes, claimed)).mapErr((): UploadMessage => 'fileBroken');
      const small = await sharp(content)
        .resize(PREVIEW_PIXELS, PREVIEW_PIXELS, { fit: 'cover' })
        .flatten({ background: '#fff' })
        .jpeg({ quality: PREVIEW_QUALITY })
        .toBuffer();
      const type: ImageType = claimed === 'image/png' ? 'image/png' : 'image/jpeg';
      return ok({ type, content, preview: `data:image/jpeg;base64,${small.toString('base64')}` });
    }),
  );
};

/** Deletes a picture that belongs to no return yet; undefined for a hash that opens nothing. */
export const removeReturnImage = (
  context: RequestContext,
  hash: string,
  imageId: string,
): ResultAsync<boolean | undefined, Refusal> =>
  safeTry(async function* () {
    const order = yield* await findByHash(context, hash);
    if (order === undefined) return ok(undefined);
    const row = await context.database
      .selectFrom('return_images')
      .select(['id', 'order_id'])
      .where('id', '=', imageId)
      .where('order_id', '=', order.id)
      .where('is_own', '=', await isOwnOrder(context, order))
      .where('return_id', 'is', null)
      .executeTakeFirst();
    return ok(row !== undefined && (await forgetReturnImage(context, row, sql`return_id is null`)));
  });
