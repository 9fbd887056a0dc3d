// What the pieces of an ordered line cost each, whole and in the parcels that it is split over.

import { type PiecesAtPrice, piecePrices, piecesFrom, priceOfEach, totalOfPieces } from '@tornister/domain/cart';
import { type CurrencyCode, type Money, money } from '@tornister/domain/money';
import { orderedShipments } from '@tornister/domain/orders';
import type { Language, StoreCode } from '@tornister/domain/storefront';
import { formatMoney } from '../graphql/format-money.ts';
import type { OrderLineRow } from './read-order.ts';
import type { PackedLine, Parcel } from './shipments.ts';

type PricedRow = Pick<OrderLineRow, 'quantity' | 'quantity_lightning' | 'unit_price_cents' | 'total_cents'>;

/** The pieces of an ordered line by their price. */
export const pricesOfLine = (line: PricedRow, currency: string): readonly PiecesAtPrice[] =>
  piecePrices({
    quantity: line.quantity,
    quantityLightning: line.quantity_lightning,
    unitPrice: money(line.unit_price_cents, currency as CurrencyCode),
    total: money(line.total_cents, currency as CurrencyCode),
  });

export type ShownPrices = {
  /** Of each piece; of those that are not at the deal's price where they differ. */
  readonly unitPrice: Money;
  /** All of them where they differ. */
  readonly mixedPrices?: PiecesAtPrice[];
  readonly total: Money;
};

/** Pieces as answers tell their prices. */
export const shownPrices = (pieces: readonly PiecesAtPrice[], currency: string): ShownPrices => {
  const nothing = money(0, currency as CurrencyCode);
  return {
    unitPrice: pieces.at(-1)?.unitPrice ?? nothing,
    ...(priceOfEach(pieces) === undefined && pieces.length > 0 ? { mixedPrices: [...pieces] } : {}),
    total: totalOfPieces(pieces, nothing),
  };
};

/** The prices of pieces in words, one for each price: `19,99 €`, or `1 × 19,99 €` and `2 × 29,99 €`. */
export const wordedPrices = (
  pieces: readonly PiecesAtPrice[],
  store: StoreCode,
  language: Language,
): readonly string[] => {
  const one = priceOfEach(pieces);
  return one === undefined
    ? pieces.map(({ quantity, unitPrice }) => `${quantity} × ${formatMoney(unitPrice, store, language)}`)
    : [formatMoney(one, store, language)];
};

/**
 * What the pieces in each parcel cost. Those at a deal's price leave first, so that the parcels of a line come to what it cost; what is sent anew for
 * a return costs nothing.
 */
export const pricesInParcels = (
  parcels: readonly Parcel[],
  currency: string,
): ReadonlyMap<PackedLine, readonly PiecesAtPrice[]> => {
  const sent = new Map<string, number>();
  const ordered = new Set(orderedShipments(parcels));
  return new Map(
    parcels.flatMap((parcel) =>
      parcel.lines.map((packed) => {
        if (!ordered.has(parcel)) return [packed, []] as const;
        const { line, quantity } = packed;
        const before = sent.get(line.id) ?? 0;
        sent.set(line.id, before + quantity);
        return [packed, piecesFrom(pricesOfLine(line, currency), before, quantity)] as const;
      }),
    ),
  );
};
