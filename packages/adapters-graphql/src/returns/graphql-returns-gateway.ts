// The port `ReturnsGateway`, on GraphQL.

import type { GatewayError, ReturnsGateway } from '@tornister/application/ports';
import { err, ok, type Result } from 'neverthrow';
import { getCurrentUploadSignature } from '../generated/operations/account.ts';
import {
  findOrderForReturn,
  findOrderForReturnByHash,
  getAvailableCarriers,
  getAvailableRegulations,
  getReturnLabel,
  removeReturnImage,
  saveReturnDraft,
  submitReturnOrder,
  uploadReturnImage,
} from '../generated/operations/returns.ts';
import type { UploadReturnImageMutation } from '../generated/operations.ts';
import { same } from '../mapping/parts-mapper.ts';
import { refused } from '../mapping/refusals.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import type { GraphqlUpload } from '../transport/graphql-upload.ts';
import { toAskedDraft, toAskedItem, toOpenedReturn, toSubmitted } from './returns-mapper.ts';

const takenImage = (
  answer: UploadReturnImageMutation['uploadReturnImage'],
): Result<string | undefined, GatewayError> => {
  if (answer === null) return ok(undefined);
  return answer.id === null ? err(refused(null, answer.fieldErrors)) : ok(answer.id);
};

/** Orders that are sent back. */
export const createGraphqlReturnsGateway = (transport: GraphqlTransport, uploads: GraphqlUpload): ReturnsGateway => ({
  findByNumber: ({ orderId, zipCode }) =>
    transport.run(findOrderForReturn, { orderId, zipCode }, (answer) => toOpenedReturn(answer.findOrderForReturn)),
  findByHash: (hash) =>
    transport.run(findOrderForReturnByHash, { hash }, (answer) => toOpenedReturn(answer.findOrderForReturnByHash)),
  regulations: (hash, items) =>
    transport.run(
      getAvailableRegulations,
      { hash, selectedItems: items.map(toAskedItem) },
      (answer) => answer.getAvailableRegulations ?? [],
    ),
  carriers: (hash, draft) =>
    transport.run(
      getAvailableCarriers,
      { hash, returnOrder: toAskedDraft(draft) },
      (answer) => answer.getAvailableCarriers ?? [],
    ),
  saveDraft: (hash, draft) =>
    transport.run(saveReturnDraft, { hash, draft: toAskedDraft(draft) }, (answer) => answer.saveReturnDraft ?? false),
  uploadSignature: () => transport.run(getCurrentUploadSignature, {}, (answer) => answer.getCurrentUploadSignature),
  uploadImage: ({ hash, line, content, signature }) =>
    uploads
      .send(
        uploadReturnImage,
        {
          file: new Blob([new Uint8Array(content)]),
          signature,
          hash,
          itemId: line.itemId,
          lineItemId: line.id,
        },
        (answer) => takenImage(answer.uploadReturnImage),
      )
      .andThen(same),
  removeImage: (hash, imageId) => transport.run(removeReturnImage, { hash, imageId }, () => undefined),
  submit: ({ hash, items, regulation, carrier, labels, contact }, idempotencyKey) =>
    transport.run(
      submitReturnOrder,
      {
        returnOrder: { hash, items: items.map(toAskedItem), regulation, carrier: carrier ?? null, labels, contact },
        idempotencyKey,
      },
      toSubmitted,
    ),
  label: (hash, rma) => transport.run(getReturnLabel, { hash, rma }, (answer) => answer.getReturnLabel ?? undefined),
});
