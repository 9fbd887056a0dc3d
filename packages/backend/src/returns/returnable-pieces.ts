// How many pieces of an ordered line can be sent back: what has left the shop and did not come back yet, as far as there is time.

import {
  isAllReturned,
  isInReturnPeriod,
  type ReturnableGoods,
  type ReturnedGoods,
  returnableGoods,
  returnedGoods,
} from '@tornister/domain/returns';
import type { Instant } from '@tornister/domain/shared';
import type { Database } from '../database/database.ts';
import type { OrderLineRow } from '../orders/read-order.ts';
import type { Parcel } from '../orders/shipments.ts';
import { returnedByLine, type WrittenReturn } from './read-returns.ts';
import { readSetParts, type SetPart } from './set-parts.ts';

/** Gifts do not come back. */
export const isGift = (line: Pick<OrderLineRow, 'total_cents'>): boolean => line.total_cents <= 0;

/** What came back of orders, and the parts of their sets, by line. */
export type CameBack = {
  readonly returned: ReadonlyMap<string, ReturnedGoods>;
  readonly parts: ReadonlyMap<string, readonly SetPart[]>;
};

export const readCameBack = async (
  database: Database,
  lines: readonly OrderLineRow[],
  returns: readonly WrittenReturn[],
): Promise<CameBack> => ({ returned: returnedByLine(returns), parts: await readSetParts(database, lines) });

const piecesIn = (parcels: readonly Parcel[], lineId: string): number =>
  parcels
    .flatMap(({ lines }) => lines)
    .filter(({ line }) => line.id === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

export type LinePieces = {
  readonly shipped: number;
  readonly returnable: ReturnableGoods;
  /** Nothing that was sent is still with the buyer. */
  readonly isAllReturned: boolean;
};

/** The pieces of a line in the parcels of its order, those that were sent anew for a return among them. */
export const piecesOf = (
  line: Pick<OrderLineRow, 'id' | 'total_cents'>,
  { returned, parts }: CameBack,
  { parcels, now }: { readonly parcels: readonly Parcel[]; readonly now: Instant },
): LinePieces => {
  const sent = parcels.filter(({ times }) => times.sent !== undefined);
  const inTime = isGift(line) ? [] : sent.filter(({ times }) => isInReturnPeriod(times.delivered, now));
  const shipped = piecesIn(sent, line.id);
  const back = returned.get(line.id) ?? returnedGoods([]);
  const skus = (parts.get(line.id) ?? []).map(({ sku }) => sku);
  return {
    shipped,
    returnable: returnableGoods({ shipped, inTime: piecesIn(inTime, line.id) }, back, skus),
    isAllReturned: shipped > 0 && isAllReturned(shipped, back, Math.max(1, skus.length)),
  };
};
