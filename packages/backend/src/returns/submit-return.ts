// Announces a return, in one transaction: the order is locked, what was sent is compared with what can be returned at this moment by the rules that
// the pages went by, and the return, its mail and its pictures are written together. Source: spec 2 §4 "Returns flow", §7 `submitReturnOrder`, §8.

import { limitSubjectOf } from '@tornister/domain/calls';
import {
  checkReturnContact,
  NO_LABEL,
  type RegulationCode,
  type ReturnCarrierCode,
  type ReturnContact,
  type ReturnDraft,
  type ReturnIncomplete,
  type ReturnOrder,
  type ReturnReasonName,
  type ReturnSelection,
  type ReturnSubmission,
  resumeFlow,
  returnSubmission,
} from '@tornister/domain/returns';
import { err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import { json } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { ReturnOrderInput } from '../graphql/generated/resolver-types.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { RETURNS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import { type IdempotentRequest, storeAnswer, storedAnswer } from '../orders/idempotency.ts';
import { post } from '../orders/outbox.ts';
import { isOwnOrder } from '../orders/own-order.ts';
import { unguessableId } from '../server/ids.ts';
import { findByHash } from './find-return-order.ts';
import { draftOf, orderOf } from './read-return-input.ts';
import { rmaOf } from './read-returns.ts';
import { returnMailTime } from './return-mail-time.ts';
import { offeredCarriers, offeredRegulations } from './return-offers.ts';
import { partNamesOf, showReturnOrder } from './show-return-order.ts';

type Submitted = Answer<'ReturnSubmitResult'>;

/** What was sent is not what the pages showed. */
type NotAnnounced = ReturnIncomplete | { readonly kind: 'returns.changed' | 'returns.contact-invalid' };

/** Announces the return, or says why not; undefined for a hash that opens no order. */
export const submitReturn = (
  context: RequestContext,
  sent: ReturnOrderInput,
  idempotencyKey: string,
): ResultAsync<Submitted | undefined, Refusal> =>
  safeTry(async function* () {
    const order = yield* await findByHash(context, sent.hash);
    if (order === undefined) return ok(undefined);
    const request: IdempotentRequest = { scope: `return:${order.id}`, key: idempotencyKey, content: sent };
    return inTransaction(context.database, (transaction) => submitIn(context, transaction, order, sent, request));
  });

const submitIn = (
  context: RequestContext,
  transaction: Transaction,
  order: OrderRow,
  sent: ReturnOrderInput,
  request: IdempotentRequest,
): ResultAsync<Submitted, Refusal> =>
  safeTry(async function* () {
    await transaction.selectFrom('orders').select('id').where('id', '=', order.id).forUpdate().execute();
    const stored = yield* await storedAnswer<Submitted>(transaction, request);
    if (stored !== undefined) return ok(stored);
    const checked = await check(context, transaction, order, sent);
    if (checked.isErr()) return ok<Submitted>({ isError: true, errorMsg: checked.error.kind });
    const { clientAddress, now } = context;
    yield* await withinRateLimits(context, transaction, [[RETURNS_FROM_ADDRESS, limitSubjectOf(clientAddress)]]);
    const answer: Submitted = { isError: false, rma: await write(context, transaction, order, checked.value) };
    yield* await storeAnswer(transaction, request, answer, now());
    return ok(answer);
  });

/** The return by the rules of the domain, with the pictures that there are. */
const check = async (
  context: RequestContext,
  transaction: Transaction,
  order: OrderRow,
  { contact, ...sent }: ReturnOrderInput,
): Promise<Result<ReturnSubmission, NotAnnounced>> => {
  const { language } = context.storefront;
  const shown = await showReturnOrder({ ...context, database: transaction }, order);
  const given = draftOf({ ...sent, carrier: sent.carrier ?? NO_LABEL });
  const draft: ReturnDraft = {
    ...given,
    items: given.items.map((item) => ({
      ...item,
      images: item.images.filter((id) => shown.images.some((image) => image.id === id && image.lineId === item.lineId)),
    })),
  };
  const returnable = orderOf(shown);
  const offers = {
    regulations: offeredRegulations(draft.items, order, language),
    carriers: await offeredCarriers(transaction, order, draft.items, language),
  };
  const asked = checkReturnContact(contact as ReturnContact);
  if (asked.isErr()) return err({ kind: 'returns.contact-invalid' });
  return returnSubmission(resumeFlow(returnable, draft, offers), asked.value).andThen(
    (submission): Result<ReturnSubmission, NotAnnounced> =>
      isWhatWasSent(returnable, draft, submission) ? ok(submission) : err({ kind: 'returns.changed' }),
  );
};

/** Every line with as many pieces as were sent, and parts that the sets have. */
const isWhatWasSent = (order: ReturnOrder, { items, labels }: ReturnDraft, submission: ReturnSubmission): boolean => {
  const hasPart = ({ lineId, componentSku }: ReturnSelection): boolean =>
    componentSku === undefined ||
    (order.lines.find(({ id }) => id === lineId)?.components.some(({ sku }) => sku === componentSku) ?? false);
  return (
    submission.items.length === items.length &&
    submission.items.every(
      (item) => hasPart(item) && items.some((sent) => sent.lineId === item.lineId && sent.quantity === item.quantity),
    ) &&
    (submission.carrier === undefined || submission.labels === labels)
  );
};

/** Writes the return; answers the number that people read. */
const write = async (
  context: RequestContext,
  transaction: Transaction,
  order: OrderRow,
  { items, regulation, carrier, labels, contact }: ReturnSubmission,
): Promise<string> => {
  const now = context.now();
  const id = unguessableId();
  const row = await transaction
    .insertInto('returns')
    .values({
      id,
      order_id: order.id,
      regulation: regulation as RegulationCode,
      carrier: (carrier as ReturnCarrierCode | undefined) ?? null,
      labels,
      contact: json(contact),
      announced_at: now,
      arrived_at: null,
      settled_at: null,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  const partNames = await partNamesOf(transaction, order);
  await transaction
    .insertInto('return_items')
    .values(
      items.map(({ lineId, quantity, reason, comment, componentSku }) => ({
        return_id: id,
        order_line_id: lineId,
        quantity,
        reason: reason as ReturnReasonName,
        comment: comment.trim(),
        component_sku: componentSku ?? null,
        component_name: partNames.get(componentSku ?? '') ?? null,
      })),
    )
    .execute();
  const images = items.flatMap((item) => item.images);
  if (images.length > 0)
    await transaction.updateTable('return_images').set({ return_id: id }).where('id', 'in', images).execute();
  const isOwn = await isOwnOrder({ ...context, database: transaction }, order);
  await transaction.deleteFrom('return_drafts').where('order_id', '=', order.id).where('is_own', '=', isOwn).execute();
  const sentFrom = await returnMailTime(transaction, order, now);
  await post(transaction, `return-announced:${id}`, { kind: 'return-announced', returnId: id }, sentFrom);
  await post(transaction, `return-to-check:${id}`, { kind: 'return-to-check', returnId: id }, now);
  return rmaOf(row);
};
