// The certificates by which institutions show what they are: taken before the registration, given to the account that it opens.
// Source: spec 2 §5 "Image and certificate uploads", §7 `getCurrentUploadSignature`, `uploadB2bCertificate`.

import { limitSubjectOf } from '@tornister/domain/calls';
import {
  CONTENT_TYPE_BYTES,
  signedUpload,
  typeOfContent,
  type UploadMessage,
  uploadMessage,
} from '@tornister/domain/forms';
import { CERTIFICATE_FIELD } from '@tornister/domain/session';
import type { UserId } from '@tornister/domain/shared';
import { ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { CertificatesTable } from '../database/account-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { UPLOADS_FROM_ADDRESS, UPLOADS_OF_VISITOR } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { requireUserId } from '../visitor/require-visitor.ts';
import { cleanContent } from './clean-content.ts';
import { readUploadSignature, signUpload } from './upload-signature.ts';

type CertificateType = NonNullable<CertificatesTable['type']>;

const ENDINGS: Readonly<Record<CertificateType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

type Stored = { readonly id: string; readonly type: CertificateType };

/** What a certificate is called in the store. */
export const fileNameOf = ({ id, type }: Stored): string => `${id}.${ENDINGS[type]}`;

/** A signature for the visitor's next upload. */
export const uploadSignature = (context: RequestContext): ResultAsync<string, Refusal> =>
  safeTry(async function* () {
    const userId = yield* requireUserId(context);
    return ok(await signUpload(context.secrets, userId, context.now()));
  });

/** Takes a file with its signature; answers the id that the registration names it by. */
export const uploadCertificate = (
  context: RequestContext,
  file: Blob,
  signature: string,
): ResultAsync<Answer<'UploadResult'>, Refusal> =>
  safeTry(async function* () {
    const { database, certificates, secrets, storefront, visitor, clientAddress, now } = context;
    if (!storefront.isB2b || visitor.login?.kind === 'member') return refuse('BAD_REQUEST');
    const userId = yield* requireUserId(context);
    yield* await withinRateLimits(context, database, [
      [UPLOADS_FROM_ADDRESS, limitSubjectOf(clientAddress)],
      [UPLOADS_OF_VISITOR, userId],
    ]);
    const signed = await readUploadSignature(secrets, signature, now());
    if (signed?.visitor !== userId || (await recordUpload(database, signed.id, userId, now())) === 'repeated')
      return refused('fileGone');
    const type = typeOfContent(new Uint8Array(await file.slice(0, CONTENT_TYPE_BYTES).arrayBuffer()));
    const checked = signedUpload({ type, sizeBytes: file.size }, 'certificate', signature);
    if (checked.isErr()) {
      const { message = 'fileGone', values } = uploadMessage(checked.error) ?? {};
      return refused(message, values?.maximum);
    }
    const content = await cleanContent(new Uint8Array(await file.arrayBuffer()), type);
    if (content.isErr()) return refused('fileBroken');
    const stored = { id: signed.id, type: type as CertificateType };
    await certificates.put(fileNameOf(stored), content.value);
    await database
      .updateTable('certificates')
      .set({ type: stored.type, size_bytes: content.value.length })
      .where('id', '=', stored.id)
      .execute();
    return ok({ id: stored.id, fieldErrors: [] });
  });

const refused = (errorMessage: UploadMessage, maximum?: number): Result<Answer<'UploadResult'>, never> =>
  ok({ id: null, fieldErrors: [{ fieldName: CERTIFICATE_FIELD, errorMessage, maximum }] });

/** Writes the upload down before its file, so that no file lies there that nobody knows; of two with one signature the second is refused. */
const recordUpload = async (
  database: Database,
  id: string,
  userId: UserId,
  now: number,
): Promise<'new' | 'repeated'> => {
  const row = await database
    .insertInto('certificates')
    .values({ id, user_id: userId, account_id: null, type: null, size_bytes: null, created_at: now, claimed_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? 'repeated' : 'new';
};

/** The file that this visitor has handed in and that no account has yet; it is locked until the transaction ends. */
export const ownCertificate = (
  transaction: Transaction,
  id: string,
  userId: UserId | undefined,
): Promise<CertificatesTable | undefined> =>
  transaction
    .selectFrom('certificates')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId ?? '')
    .where('account_id', 'is', null)
    .where('type', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

/** Gives a file to the account that was opened with it. */
export const claimCertificate = async (
  transaction: Transaction,
  id: string,
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Promise<void> => {
  await transaction
    .updateTable('certificates')
    .set({ account_id: accountId, claimed_at: now })
    .where('id', '=', id)
    .execute();
};
