// Translates returns from the schema's words into the domain's, and back.

import type { OpenedReturn, SubmittedReturn } from '@tornister/application/ports';
import { SALUTATIONS, type Salutation } from '@tornister/domain/address';
import { returnDone } from '@tornister/domain/calls';
import type { Refund, RefundMethod, RefundReason, RefundState } from '@tornister/domain/orders';
import type {
  PriorReturn,
  ReturnableLine,
  ReturnDraft,
  ReturnHash,
  ReturnLineId,
  ReturnSelection,
  ReturnSettlement,
  ReturnState,
} from '@tornister/domain/returns';
import { brandId, type ItemId, instantOf, type OrderId } from '@tornister/domain/shared';
import type {
  RefundMethod as AnsweredRefundMethod,
  RefundReason as AnsweredRefundReason,
  RefundState as AnsweredRefundState,
  ReturnOutcome as AnsweredReturnOutcome,
  ReturnState as AnsweredReturnState,
  PriorReturnPartsFragment,
  RefundPartsFragment,
  ReturnDraftInput,
  ReturnItemInput,
  ReturnOrderPartsFragment,
  SubmitReturnOrderMutation,
} from '../generated/operations.ts';
import { present, same, toMoney, toPicture } from '../mapping/parts-mapper.ts';

const STATES: Readonly<Record<AnsweredReturnState, ReturnState>> = {
  ANNOUNCED: 'announced',
  ARRIVED: 'arrived',
  SETTLED: 'settled',
};

const PAID_OUTCOMES: Readonly<Partial<Record<AnsweredReturnOutcome, 'refunded' | 'credited'>>> = {
  REFUNDED: 'refunded',
  CREDITED: 'credited',
};

const REFUND_STATES: Readonly<Record<AnsweredRefundState, RefundState>> = {
  REQUESTED: 'requested',
  DONE: 'done',
  REFUSED: 'refused',
};

const REFUND_REASONS: Readonly<Record<AnsweredRefundReason, RefundReason>> = {
  ORDER_CANCELLED: 'order-cancelled',
  CALLED_OFF: 'called-off',
  SECOND_CAPTURE: 'second-capture',
  WRONG_AMOUNT: 'wrong-amount',
  UNKNOWN_PAYMENT: 'unknown-payment',
  RETURNED: 'returned',
};

const REFUND_METHODS: Readonly<Record<AnsweredRefundMethod, RefundMethod>> = {
  PROVIDER: 'provider',
  TRANSFER: 'transfer',
  INVOICE: 'invoice',
};

export const toRefund = ({ reason, way, amount, state, at }: RefundPartsFragment): Refund => ({
  reason: REFUND_REASONS[reason],
  way: REFUND_METHODS[way],
  amount: toMoney(amount),
  state: REFUND_STATES[state],
  at: instantOf(at),
});

const lineIdOf = (id: string): ReturnLineId => brandId<ReturnLineId>(id);

const toSettlement = ({ outcome, amount }: PriorReturnPartsFragment): ReturnSettlement | undefined => {
  if (outcome === 'REPLACED') return { outcome: 'replaced' };
  const paid = outcome === null ? undefined : PAID_OUTCOMES[outcome];
  return paid === undefined || amount === null ? undefined : { outcome: paid, amount: toMoney(amount) };
};

export const toPriorReturn = (answer: PriorReturnPartsFragment): PriorReturn => ({
  rma: answer.rma,
  state: STATES[answer.state],
  times: {
    announced: instantOf(answer.announcedAt),
    ...present('arrived', answer.arrivedAt, instantOf),
    ...present('settled', answer.settledAt, instantOf),
  },
  regulation: answer.regulation,
  ...present('carrier', answer.carrier, same),
  ...present('settlement', toSettlement(answer) ?? null, same),
  ...present('refund', answer.refund, toRefund),
  items: answer.items.map(({ component, ...item }) => ({ ...item, ...present('component', component, same) })),
});

type AnsweredLine = ReturnOrderPartsFragment['lines'][number];

const toLine = ({ additionalInfo, ...line }: AnsweredLine): ReturnableLine => ({
  ...line,
  id: lineIdOf(line.id),
  itemId: brandId<ItemId>(line.itemId),
  picture: toPicture(line.picture),
  price: toMoney(line.price),
  ...present('additionalInfo', additionalInfo, same),
});

const toSelection = (item: ReturnOrderPartsFragment['draft']['items'][number]): ReturnSelection => ({
  lineId: lineIdOf(item.lineId),
  quantity: item.quantity,
  comment: item.comment,
  images: item.images,
  ...present('reason', item.reason, same),
  ...present('componentSku', item.componentSku, same),
});

const toSalutation = (code: string): Salutation => SALUTATIONS.find((known) => known === code) ?? 'none';

/** Small pictures stand in the answer itself: anything but a picture's data is shown nowhere. */
const isPreview = ({ preview }: { readonly preview: string }): boolean => preview.startsWith('data:image/jpeg;base64,');

export const toOpenedReturn = (answer: ReturnOrderPartsFragment | null): OpenedReturn | undefined =>
  answer === null
    ? undefined
    : {
        order: {
          hash: brandId<ReturnHash>(answer.hash),
          orderId: brandId<OrderId>(answer.orderId),
          salesOrderNo: answer.salesOrderNo,
          orderDate: instantOf(answer.orderDate),
          lines: answer.lines.map(toLine),
          priorReturns: answer.priorReturns.map(toPriorReturn),
          images: answer.images.filter(isPreview).map((image) => ({ ...image, lineId: lineIdOf(image.lineId) })),
          contact: { ...answer.contact, salutation: toSalutation(answer.contact.salutation) },
        },
        draft: {
          items: answer.draft.items.map(toSelection),
          labels: answer.draft.labels,
          ...present('regulation', answer.draft.regulation, same),
          ...present('carrier', answer.draft.carrier, same),
        },
      };

export const toAskedItem = ({ reason, componentSku, images, ...item }: ReturnSelection): ReturnItemInput => ({
  ...item,
  images: [...images],
  reason: reason ?? null,
  componentSku: componentSku ?? null,
});

export const toAskedDraft = ({ items, regulation, carrier, labels }: ReturnDraft): ReturnDraftInput => ({
  items: items.map(toAskedItem),
  labels,
  regulation: regulation ?? null,
  carrier: carrier ?? null,
});

export const toSubmitted = ({ submitReturnOrder: answer }: SubmitReturnOrderMutation): SubmittedReturn | undefined =>
  answer === null
    ? undefined
    : returnDone(answer).match<SubmittedReturn>(
        () => ({ kind: 'announced', rma: answer.rma ?? '' }),
        ({ general }) => ({ kind: 'refused', reason: general ?? '' }),
      );
