// Test double of the port `ReturnsGateway`: one order, and what was answered about its return.

import {
  EMPTY_RETURN_DRAFT,
  type ReturnDraft,
  type ReturnOrder,
  type ReturnSelection,
  type ReturnSubmission,
} from '@tornister/domain/returns';
import { okAsync } from 'neverthrow';
import type { OpenedReturn, ReturnsGateway, SubmittedReturn } from '../../src/ports/index.ts';
import { aReturnableLine, aReturnOrder, RETURN_HASH } from '../builders/a-return.ts';

/** One piece of the line `a` that nobody likes. */
export const PICKED_LINE: ReturnSelection = {
  lineId: aReturnableLine('a').id,
  quantity: 1,
  reason: 'dislike',
  comment: '',
  images: [],
};

/** Whether so many pieces of the line can go back. */
const isReturnable = ({ lineId, quantity }: ReturnSelection): boolean =>
  aReturnOrder().lines.some(({ id, returnableQuantity }) => id === lineId && quantity <= returnableQuantity);

const offer = (code: string) => ({ code, name: code, description: '' });

/** A backend of `aReturnOrder` that keeps one draft until it is announced, offers what it is told to, and notes what was sent; once for each key. */
export const createInMemoryReturns = (answer: SubmittedReturn = { kind: 'announced', rma: 'RT1' }) => {
  const sent: ReturnSubmission[] = [];
  const announced = new Map<string, SubmittedReturn>();
  const backend = {
    draft: { items: [], labels: 1 } as ReturnDraft,
    carriers: ['dhl', 'dpd'],
    images: [] as ReturnOrder['images'],
    sent,
  };
  const opened = (): OpenedReturn => ({ order: { ...aReturnOrder(), images: backend.images }, draft: backend.draft });
  const returns: ReturnsGateway = {
    findByNumber: ({ orderId, zipCode }) => okAsync(orderId === '480002' && zipCode === '50674' ? opened() : undefined),
    findByHash: (hash) => okAsync(hash === RETURN_HASH ? opened() : undefined),
    regulations: (hash, items) => {
      if (hash !== RETURN_HASH) return okAsync([]);
      const areDamaged = items.every(({ reason }) => reason === 'damaged');
      return okAsync(areDamaged ? [offer('refund'), offer('replacement')] : [offer('refund')]);
    },
    carriers: (hash) => okAsync(hash === RETURN_HASH ? backend.carriers.map(offer) : []),
    saveDraft: (hash, draft) => {
      if (hash !== RETURN_HASH) return okAsync(false);
      backend.draft = draft;
      return okAsync(true);
    },
    uploadSignature: () => okAsync('signed'),
    uploadImage: () => okAsync('image-1'),
    removeImage: () => okAsync(undefined),
    submit: (submission, key) => {
      if (submission.hash !== RETURN_HASH) return okAsync(undefined);
      const before = announced.get(key);
      if (before !== undefined) return okAsync(before);
      if (!submission.items.every(isReturnable)) return okAsync({ kind: 'refused', reason: 'returns.changed' });
      sent.push(submission);
      if (answer.kind === 'announced') {
        announced.set(key, answer);
        backend.draft = EMPTY_RETURN_DRAFT;
      }
      return okAsync(answer);
    },
    label: () => okAsync(undefined),
  };
  return { backend, returns };
};
