// Pieces of a lightning deal are reserved while they are in a cart. The row of the deal is locked meanwhile, so all carts and orders
// together never hold more than the deal has. Source: spec 3 §4 "Lightning deal", §3 "Lightning reservation".

import {
  RESERVATION_EXTENSIONS_MAX,
  type Reservation,
  reservationAt,
  reserveFrom,
  splitDealQuantity,
} from '@tornister/domain/deals';
import { type Instant, instantOf } from '@tornister/domain/shared';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { LineRow } from './cart-draft.ts';
import { type Goods, type GoodsDeal, plainKindOf } from './goods.ts';

/** Locks deals in the order of their ids; two carts that want the same deals never wait for each other in a circle. */
export const lockDeals = async (transaction: Transaction, dealIds: readonly string[]): Promise<void> => {
  for (const id of [...new Set(dealIds)].sort()) {
    await transaction.selectFrom('deals').select('id').where('id', '=', id).forUpdate().execute();
  }
};

const UNRESERVED = { reserved_until: null, reservation_extensions: 0 } as const;

/** What a line has reserved, also when it is over; nothing for a line without a deal. */
export const reservationOf = (
  line: Pick<LineRow, 'deal_id' | 'reserved_until' | 'reservation_extensions'>,
): Reservation =>
  line.deal_id === null || line.reserved_until === null
    ? { kind: 'none' }
    : { kind: 'reserved', until: instantOf(line.reserved_until), extensions: line.reservation_extensions };

/** Whoever changes the quantity has no more time than before. */
const runningReservation = (line: LineRow, { deal }: Goods, now: Instant): Reservation | undefined => {
  const reservation = reservationOf(line);
  return line.deal_id === deal?.id && reservationAt(reservation, now).kind === 'active' ? reservation : undefined;
};

/**
 * The line with as many pieces at the deal's price as the shopper and everybody together may have; the deal must be locked. A reservation that
 * runs keeps its end.
 */
export const withReservation = async (
  transaction: Transaction,
  line: LineRow,
  goods: Goods,
  now: Instant,
  reservation: Reservation = runningReservation(line, goods, now) ?? reserveFrom(now),
): Promise<LineRow> => {
  const plain: LineRow = { ...line, kind: plainKindOf(goods), deal_id: null, quantity_lightning: 0, ...UNRESERVED };
  const { deal } = goods;
  if (deal === undefined) return plain;
  const left = deal.allowance - (await takenPieces(transaction, deal, line.cart_id, now));
  const wanted = splitDealQuantity(line.quantity, { quantityMax: deal.quantityMax, alreadyInCart: 0 }).lightning;
  const pieces = Math.min(wanted, Math.max(0, left));
  if (pieces === 0 || reservation.kind === 'none') return plain;
  const until = Math.min(reservation.until, deal.endsAt);
  return {
    ...plain,
    kind: 'lightning-deal',
    deal_id: deal.id,
    quantity_lightning: pieces,
    reserved_until: until,
    // What ends with its deal cannot be longer: nothing that extends it is offered.
    reservation_extensions: until === deal.endsAt ? RESERVATION_EXTENSIONS_MAX : reservation.extensions,
  };
};

/** Pieces of the running window that orders have bought and other carts hold. */
const takenPieces = async (
  transaction: Transaction,
  deal: GoodsDeal,
  exceptCartId: string,
  now: Instant,
): Promise<number> => {
  const { rows } = await sql<{ taken: number }>`
    select (
      coalesce((select sold from deal_sales
        where deal_id = ${deal.id} and window_starts_at = ${deal.windowStartsAt}), 0)
      + coalesce((select sum(quantity_lightning) from cart_lines
        where deal_id = ${deal.id} and reserved_until > ${now} and cart_id <> ${exceptCartId}), 0)
    )::int as taken`.execute(transaction);
  return rows[0]?.taken ?? 0;
};

/** Pieces of a line that cost the deal's price at this moment: none once its reservation is over. */
export const lightningPiecesOf = (
  line: Pick<LineRow, 'deal_id' | 'quantity_lightning' | 'reserved_until'>,
  goods: Pick<Goods, 'deal'>,
  now: Instant,
): number =>
  goods.deal !== undefined && line.deal_id === goods.deal.id && (line.reserved_until ?? 0) > now
    ? line.quantity_lightning
    : 0;
