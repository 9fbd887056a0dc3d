// What the pages of a return send, as the domain knows it.

import type { ReturnDraft, ReturnHash, ReturnLineId, ReturnOrder, ReturnSelection } from '@tornister/domain/returns';
import { RETURN_COMMENT_MAX_LENGTH } from '@tornister/domain/returns';
import { brandId, type ItemId, instantOf, type OrderId } from '@tornister/domain/shared';
import type { StoredReturnDraft } from '../database/return-tables.ts';
import type { Answer } from '../graphql/answer.ts';
import type { ReturnDraftInput, ReturnItemInput } from '../graphql/generated/resolver-types.ts';

/** A draft holds at most so many lines and words; nobody types more. */
const MOST_LINES = 500;
const LONGEST_ID = 100;
const MOST_IMAGES = 20;

const short = (text: string): string => text.slice(0, LONGEST_ID);

/** Longer comments are kept with one character too many, so that they are told of and not cut in silence. */
const selectionOf = ({
  lineId,
  quantity,
  reason,
  comment,
  images,
  componentSku,
}: ReturnItemInput): ReturnSelection => ({
  lineId: brandId<ReturnLineId>(short(lineId)),
  quantity,
  comment: comment.slice(0, 2 * RETURN_COMMENT_MAX_LENGTH),
  images: [...new Set(images)].slice(0, MOST_IMAGES).map(short),
  ...(reason ? { reason: short(reason) } : {}),
  ...(componentSku ? { componentSku: short(componentSku) } : {}),
});

export const selectionsOf = (items: readonly ReturnItemInput[]): readonly ReturnSelection[] =>
  items.slice(0, MOST_LINES).map(selectionOf);

export const draftOf = ({ items, regulation, carrier, labels }: ReturnDraftInput): ReturnDraft & StoredReturnDraft => ({
  items: selectionsOf(items),
  labels,
  ...(regulation ? { regulation: short(regulation) } : {}),
  ...(carrier ? { carrier: short(carrier) } : {}),
});

/** The order that is shown, as the rules of the domain take it. */
export const orderOf = (shown: Answer<'ReturnOrder'>): ReturnOrder => ({
  hash: brandId<ReturnHash>(shown.hash),
  orderId: brandId<OrderId>(shown.orderId),
  salesOrderNo: shown.salesOrderNo,
  orderDate: instantOf(shown.orderDate),
  lines: shown.lines.map(({ picture: _picture, additionalInfo: _info, ...line }) => ({
    ...line,
    id: brandId<ReturnLineId>(line.id),
    itemId: brandId<ItemId>(line.itemId),
  })),
  priorReturns: [],
  images: [],
  contact: shown.contact as ReturnOrder['contact'],
});
