// Resolvers of returns: finding the order, what is offered, what was answered so far, pictures, the return itself and its labels.

import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type { Answer } from '../graphql/answer.ts';
import { answered } from '../graphql/answered.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import type { Refusal } from '../graphql/refusal.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import { isOwnOrder } from '../orders/own-order.ts';
import { linesOf } from '../orders/read-order.ts';
import { findByHash, findByNumber } from './find-return-order.ts';
import { selectionsOf } from './read-return-input.ts';
import { returnsOf, rmaOf } from './read-returns.ts';
import { removeReturnImage, uploadReturnImage } from './return-images.ts';
import { returnLabel } from './return-label.ts';
import { offeredCarriers, offeredRegulations } from './return-offers.ts';
import { saveReturnDraft } from './save-return-draft.ts';
import { showReturnOrder } from './show-return-order.ts';
import { submitReturn } from './submit-return.ts';

type Found = ResultAsync<OrderRow | undefined, Refusal>;

/** What is answered of an order that was found; null for every other. */
const ofOrder = <Value>(found: Found, answer: (order: OrderRow) => Promise<Value>): Promise<Value | null> =>
  answered(
    safeTry(async function* () {
      const order = yield* await found;
      return ok(order === undefined ? null : await answer(order));
    }),
  );

const label = async (context: RequestContext, order: OrderRow, rma: string) => {
  const { database, settings } = context;
  const written = (await returnsOf(database, [order.id])).find(({ row }) => rmaOf(row) === rma);
  if (written === undefined) return null;
  const lines = await linesOf(database, [order.id]);
  const isOwn = await isOwnOrder(context, order);
  const file = await returnLabel({ order, written, lines, seller: settings.seller, isOwn });
  const shown: Answer<'ReturnLabelFile'> = { ...file, base64: Buffer.from(file.content).toString('base64') };
  return shown;
};

export const returnResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    findOrderForReturn: (_parent, { orderId, zipCode }, context) =>
      ofOrder(findByNumber(context, { orderId, zipCode }), (order) => showReturnOrder(context, order)),
    findOrderForReturnByHash: (_parent, { hash }, context) =>
      ofOrder(findByHash(context, hash), (order) => showReturnOrder(context, order)),
    getAvailableRegulations: (_parent, { hash, selectedItems }, context) =>
      ofOrder(findByHash(context, hash), async (order) => [
        ...offeredRegulations(selectionsOf(selectedItems), order, context.storefront.language),
      ]),
    getAvailableCarriers: (_parent, { hash, returnOrder: { items } }, context) =>
      ofOrder(findByHash(context, hash), async (order) => [
        ...(await offeredCarriers(context.database, order, selectionsOf(items), context.storefront.language)),
      ]),
    getReturnLabel: (_parent, { hash, rma }, context) =>
      ofOrder(findByHash(context, hash), (order) => label(context, order, rma)),
  },
  Mutation: {
    saveReturnDraft: async (_parent, { hash, draft }, context) =>
      (await answered(saveReturnDraft(context, hash, draft))) ?? null,
    uploadReturnImage: async (_parent, { lineItemId: lineId, ...image }, context) =>
      (await answered(uploadReturnImage(context, { ...image, lineId }))) ?? null,
    removeReturnImage: async (_parent, { hash, imageId }, context) =>
      (await answered(removeReturnImage(context, hash, imageId))) ?? null,
    submitReturnOrder: async (_parent, { returnOrder, idempotencyKey }, context) =>
      (await answered(submitReturn(context, returnOrder, idempotencyKey))) ?? null,
  },
};
