// How many pieces of an ordered line can be sent back: what has left the shop and did not come back yet, as far as there is time.

import { isInReturnPeriod } from '@tornister/domain/returns';
import type { Instant } from '@tornister/domain/shared';
import type { OrderLineRow } from '../orders/read-order.ts';
import type { Parcel } from '../orders/shipments.ts';

/** Gifts do not come back. */
export const isGift = (line: Pick<OrderLineRow, 'total_cents'>): boolean => line.total_cents <= 0;

const piecesIn = (parcels: readonly Parcel[], lineId: string): number =>
  parcels
    .flatMap(({ lines }) => lines)
    .filter(({ line }) => line.id === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

export type LinePieces = { readonly shipped: number; readonly returnable: number };

/** The pieces of a line in the parcels of its order. Of pieces that came at different times those go back first whose time ends first. */
export const piecesOf = (
  line: Pick<OrderLineRow, 'id' | 'total_cents'>,
  { parcels, returned, now }: { readonly parcels: readonly Parcel[]; readonly returned: number; readonly now: Instant },
): LinePieces => {
  const sent = parcels.filter(({ times }) => times.sent !== undefined);
  const inTime = sent.filter(({ times }) => isInReturnPeriod(times.delivered, now));
  const shipped = piecesIn(sent, line.id);
  const returnable = isGift(line) ? 0 : Math.min(piecesIn(inTime, line.id), shipped - returned);
  return { shipped, returnable: Math.max(0, returnable) };
};
