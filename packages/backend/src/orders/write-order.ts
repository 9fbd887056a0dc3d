// The rows of an order: its amounts, lines and addresses as they are at this moment, never to be computed again.

import { piecePrices, priceOfEach } from '@tornister/domain/cart';
import { needsBuyerReference, type PaymentId } from '@tornister/domain/checkout';
import type { OrderLifecycle } from '@tornister/domain/orders';
import { textIn } from '@tornister/domain/storefront';
import type { CartContents, PricedLine } from '../cart/cart-contents.ts';
import { linePicture, supplyOfGoods, variantInfo } from '../cart/show-cart.ts';
import { productPath } from '../catalogue/addresses.ts';
import { deliveryOf } from '../catalogue/items/delivery-texts.ts';
import type { AddressRow } from '../checkout/delivery.ts';
import { needsSpedition } from '../checkout/spedition-fields.ts';
import type { AddressFields, AddressUse } from '../database/account-tables.ts';
import { json } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { spelledFor } from '../graphql/spelling.ts';
import { readGoodsFacts } from '../returns/set-parts.ts';
import { unguessableId } from '../server/ids.ts';
import type { Text } from '../texts/text.ts';
import { lifecycleColumns } from './advance-order.ts';
import { keepTerms } from './contract-terms.ts';
import type { Recipient } from './mail-recipient.ts';

export type NewOrder = {
  readonly contents: CartContents;
  readonly billing: AddressRow;
  /** Where its mails go. */
  readonly recipient: Recipient;
  readonly paymentId: PaymentId;
  readonly lifecycle: OrderLifecycle;
  readonly nextCartId: string;
};

/** Writes an order and its lines; answers its id. */
export const writeOrder = async (
  { storefront, now }: Pick<RequestContext, 'storefront' | 'now'>,
  transaction: Transaction,
  { contents, billing, recipient, paymentId, lifecycle, nextCartId }: NewOrder,
): Promise<string> => {
  const { agreed, cart, totals, delivery, shippers, redeemed } = contents;
  const id = unguessableId();
  await transaction
    .insertInto('orders')
    .values({
      id,
      cart_id: cart.id,
      user_id: cart.user_id,
      store: storefront.store,
      language: storefront.language,
      email: recipient.email,
      mail_turn_window: recipient.turnWindow,
      ...lifecycleColumns(lifecycle),
      payment_id: paymentId,
      currency: totals.grandTotal.currency,
      total_cents: totals.grandTotal.cents,
      totals: json(totals),
      billing_address: json(addressSnapshot(billing)),
      delivery_address: json(addressSnapshot(delivery.shipping ?? billing)),
      shipper_code: shippers.find(({ selected }) => selected)?.code ?? null,
      order_reference: cart.order_reference,
      order_comment: cart.order_comment,
      buyer_reference: needsBuyerReference(paymentId) ? (agreed?.buyerReference ?? cart.buyer_reference) : null,
      spedition_fields: json(needsSpedition(shippers) ? cart.spedition_fields : {}),
      voucher_code: redeemed?.voucher.code ?? null,
      ordered_at: now(),
      next_cart_id: nextCartId,
      reopened_at: null,
      base_url: storefront.baseUrl,
      terms_id: await keepTerms(storefront, transaction),
    })
    .execute();
  const facts = await readGoodsFacts(
    transaction,
    contents.lines.map(({ goods }) => goods.itemId),
  );
  const parts: Parts = new Map(facts.map((item) => [item.id, item.parts ?? []]));
  await transaction
    .insertInto('order_lines')
    .values(
      contents.lines.map((line, position) =>
        lineRow(id, line, position, { ...storefront, country: delivery.deliveryCountry }, parts),
      ),
    )
    .execute();
  return id;
};

/** What articles consist of. */
type Parts = ReadonlyMap<string, readonly Text[]>;

const lineRow = (
  orderId: string,
  line: PricedLine,
  position: number,
  { store, language, country }: Pick<RequestContext['storefront'], 'store' | 'language'> & { readonly country: string },
  parts: Parts,
) => ({
  id: unguessableId(),
  order_id: orderId,
  position,
  item_id: line.goods.itemId,
  kind: line.kind,
  quantity: line.quantity,
  // Where all pieces are at the deal's price, that is theirs; where some are, this is the price of the others.
  unit_price_cents: (priceOfEach(piecePrices(line)) ?? line.unitPrice).cents,
  total_cents: line.total.cents,
  tax_permille: line.ratePermille,
  deal_id: line.quantityLightning > 0 ? (line.goods.deal?.id ?? null) : null,
  deal_window_starts_at: line.quantityLightning > 0 ? (line.goods.deal?.windowStartsAt ?? null) : null,
  quantity_lightning: line.quantityLightning,
  has_fixed_price: line.hasFixedPrice,
  is_outside_voucher: line.isOutsideVoucher ?? false,
  // Mails, invoices and labels say what stands here.
  snapshot: json(
    spelledFor(store, {
      name: textIn(line.goods.name, language),
      path: productPath(line.goods.productId),
      orderNumber: line.goods.orderNumber,
      picture: linePicture(line.goods, language),
      variantInfoList: variantInfo(line.goods, language),
      delivery: deliveryOf(supplyOfGoods(line.goods), store, language, country).text,
      parts: parts.get(line.goods.itemId) ?? [],
    }),
  ),
});

/** A copy of an address for the order, with the id of the row that it came from. */
export const addressSnapshot = (
  row: AddressRow,
): AddressFields & { readonly id: string; readonly use: AddressUse } => ({
  id: row.id,
  use: row.use,
  salutation: row.salutation,
  first_name: row.first_name,
  last_name: row.last_name,
  company: row.company,
  street: row.street,
  addition: row.addition,
  postcode: row.postcode,
  city: row.city,
  country: row.country,
  email: row.email,
  delivery_email: row.delivery_email,
  phone: row.phone,
});
