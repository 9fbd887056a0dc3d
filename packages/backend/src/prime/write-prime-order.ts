// The rows of an order that buys a year of the prime membership: one line, one tax, no parcel.

import type { PaymentId } from '@tornister/domain/checkout';
import { type Money, money, taxTotals } from '@tornister/domain/money';
import { firstLifecycle, PRIME_ITEM_ID } from '@tornister/domain/orders';
import { PATHS } from '@tornister/domain/routing';
import { inLanguage, vatPermille, type Worded } from '@tornister/domain/storefront';
import { cardPictureOf } from '../catalogue/pictures/picture-answer.ts';
import type { AddressRow } from '../checkout/delivery.ts';
import { json } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { lifecycleColumns } from '../orders/advance-order.ts';
import { keepTerms } from '../orders/contract-terms.ts';
import { addressSnapshot } from '../orders/write-order.ts';
import { unguessableId } from '../server/ids.ts';

const NAMES: Worded<string> = { de: 'Prime, ein Jahr', en: 'Prime, one year' };
const ORDER_NUMBER = 'PRIME';

export type NewPrimeOrder = {
  readonly userId: string;
  readonly billing: AddressRow;
  readonly price: Money;
  readonly paymentId: PaymentId;
  /** The membership and the end at which this order renews it, once; absent where somebody buys, and pays at once. */
  readonly renewalOf?: string;
};

/** Stands in the place of the cart, of which there is one order at the most. */
const RENEWAL = 'prime-renewal:';

/** Whether an order came about by a renewal. */
export const isRenewal = ({ cart_id }: { readonly cart_id: string }): boolean => cart_id.startsWith(RENEWAL);

type PrimeContext = Pick<RequestContext, 'storefront' | 'now'>;

/** Without a parcel and without promotions: what is paid is the price. */
const totalsOf = (price: Money, ratePermille: number) => {
  const { net, groups } = taxTotals([{ amount: price.cents, ratePermille }], 'gross', price.currency);
  const nothing = money(0, price.currency);
  return {
    subtotal: price,
    shippingCost: nothing,
    basketValue: price,
    promotionsSaving: nothing,
    net,
    taxes: groups,
    grandTotal: price,
  };
};

/** Writes the order, which waits for its payment where somebody buys; answers its id. */
export const writePrimeOrder = async (
  context: PrimeContext,
  transaction: Transaction,
  order: NewPrimeOrder,
): Promise<string> => {
  const id = unguessableId();
  await writeHead(context, transaction, { ...order, id });
  await writeLine(context, transaction, { ...order, id });
  return id;
};

const writeHead = async (
  { storefront, now }: PrimeContext,
  transaction: Transaction,
  { id, userId, billing, price, paymentId, renewalOf }: NewPrimeOrder & { readonly id: string },
): Promise<void> => {
  const { store, language, baseUrl } = storefront;
  const cartId = renewalOf === undefined ? id : `${RENEWAL}${renewalOf}`;
  const address = json(addressSnapshot(billing));
  await transaction
    .insertInto('orders')
    .values({
      id,
      kind: 'prime',
      cart_id: cartId,
      next_cart_id: cartId,
      user_id: userId,
      store,
      language,
      email: billing.email,
      ...lifecycleColumns(firstLifecycle(renewalOf === undefined, price.cents)),
      payment_id: paymentId,
      currency: price.currency,
      total_cents: price.cents,
      totals: json(totalsOf(price, vatPermille(store, 'standard'))),
      billing_address: address,
      delivery_address: address,
      shipper_code: null,
      order_reference: null,
      order_comment: null,
      buyer_reference: null,
      spedition_fields: json({}),
      voucher_code: null,
      ordered_at: now(),
      reopened_at: null,
      base_url: baseUrl,
      terms_id: await keepTerms(storefront, transaction),
    })
    .execute();
};

const writeLine = async (
  { storefront: { store, language } }: PrimeContext,
  transaction: Transaction,
  { id, price }: Pick<NewPrimeOrder, 'price'> & { readonly id: string },
): Promise<void> => {
  const name = inLanguage(NAMES, language);
  await transaction
    .insertInto('order_lines')
    .values({
      id: unguessableId(),
      order_id: id,
      position: 0,
      item_id: PRIME_ITEM_ID,
      kind: 'normal',
      quantity: 1,
      unit_price_cents: price.cents,
      total_cents: price.cents,
      tax_permille: vatPermille(store, 'standard'),
      deal_id: null,
      deal_window_starts_at: null,
      quantity_lightning: 0,
      snapshot: json({
        name,
        path: PATHS.prime,
        orderNumber: ORDER_NUMBER,
        picture: cardPictureOf(null, name, language),
        variantInfoList: [],
      }),
    })
    .execute();
};
