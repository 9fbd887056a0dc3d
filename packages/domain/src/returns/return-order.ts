// A return of ordered goods: what came, what goes back and how. Source: spec 2 §3 "Return order".

import type { Salutation } from '../address/address.ts';
import type { Picture } from '../catalogue/product.ts';
import type { Money } from '../money/money.ts';
import type { Refund } from '../orders/refund.ts';
import type { Brand, ItemId, OrderId } from '../shared/brand.ts';
import type { Instant } from '../shared/instant.ts';
import type { ReturnSettlement, ReturnState, ReturnTimes } from './return-state.ts';

/** Opens one order for a return without a login; unguessable. */
export type ReturnHash = Brand<string, 'ReturnHash'>;
export type ReturnLineId = Brand<string, 'ReturnLineId'>;

/** Why something goes back; some reasons ask for words or a picture. */
export type ReturnReason = {
  readonly name: string;
  readonly displayName: string;
  readonly needsComment: boolean;
  readonly needsImage: boolean;
};

export type ReturnableLine = {
  readonly id: ReturnLineId;
  readonly itemId: ItemId;
  readonly lineNo: string;
  readonly name: string;
  readonly sku: string;
  readonly path: string;
  readonly picture?: Picture;
  readonly price: Money;
  readonly orderedQuantity: number;
  readonly shippedQuantity: number;
  /** Shipped pieces of which anything is still here to be returned. */
  readonly returnableQuantity: number;
  /** Those of them that can be returned whole; of the others parts came back before. */
  readonly wholeQuantity: number;
  readonly reasons: readonly ReturnReason[];
  readonly additionalInfo?: string;
  /** Parts of a set that can be returned by themselves, and of how many pieces. */
  readonly components: readonly { readonly sku: string; readonly name: string; readonly returnableQuantity: number }[];
};

/** What the shop offers for the goods: refund, replacement, voucher, repair. */
export type Regulation = { readonly code: string; readonly name: string; readonly description: string };
export type Carrier = { readonly code: string; readonly name: string; readonly description: string };

export type ReturnContact = {
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

/** Goods of a return that was registered before. */
export type PriorReturnItem = {
  readonly name: string;
  readonly quantity: number;
  /** Name of the one part of the set that comes back. */
  readonly component?: string;
};

/** A return that was registered before. */
export type PriorReturn = {
  readonly rma: string;
  readonly state: ReturnState;
  readonly times: ReturnTimes;
  /** Of the regulation, in words. */
  readonly regulation: string;
  /** In words; absent for a return without labels. */
  readonly carrier?: string;
  /** Known of a settled return; absent for one of whose settling nothing was kept. */
  readonly settlement?: ReturnSettlement;
  /** How far the money is that goes back by the way that it came. */
  readonly refund?: Refund;
  readonly items: readonly PriorReturnItem[];
};

/** A picture of what is wrong with a line, handed in for a return that is not registered yet. */
export type ReturnImage = {
  readonly id: string;
  readonly lineId: ReturnLineId;
  /** A small copy, as an address that holds the picture itself. */
  readonly preview: string;
};

export type ReturnOrder = {
  readonly hash: ReturnHash;
  readonly orderId: OrderId;
  readonly salesOrderNo: string;
  readonly orderDate: Instant;
  readonly lines: readonly ReturnableLine[];
  readonly priorReturns: readonly PriorReturn[];
  /** Of lines that may go back now. */
  readonly images: readonly ReturnImage[];
  readonly contact: ReturnContact;
};

/** One line that goes back, as the shopper filled it in. */
export type ReturnSelection = {
  readonly lineId: ReturnLineId;
  readonly quantity: number;
  readonly reason?: string;
  readonly comment: string;
  /** Ids of uploaded pictures. */
  readonly images: readonly string[];
  readonly componentSku?: string;
};

/**
 * How many pieces of a line a selection may have: whole ones, or those of which the named part is still here. Where no piece is whole any more and no
 * part is named yet, all of which a part is here.
 */
export const selectableQuantity = (
  { returnableQuantity, wholeQuantity, components }: ReturnableLine,
  componentSku: string | undefined,
): number => {
  const part = components.find(({ sku }) => sku === componentSku);
  return part?.returnableQuantity ?? (wholeQuantity > 0 ? wholeQuantity : returnableQuantity);
};

/** Whether any piece of the line is still here to be returned. */
export const isLineReturnable = ({ returnableQuantity }: Pick<ReturnableLine, 'returnableQuantity'>): boolean =>
  returnableQuantity > 0;

/** Whether any piece of the order is still here to be returned. */
export const isAnythingReturnable = ({ lines }: Pick<ReturnOrder, 'lines'>): boolean => lines.some(isLineReturnable);
