// An order as the pages of its return show it: its lines with what is left of them, earlier returns, pictures handed in, what was answered so far.

import { paymentIdOf } from '@tornister/domain/checkout';
import { type CurrencyCode, money } from '@tornister/domain/money';
import { creditBack, type Refund } from '@tornister/domain/orders';
import {
  EMPTY_RETURN_DRAFT,
  isReplacementShort,
  RETURN_REASONS,
  type ReturnReasonName,
  returnState,
} from '@tornister/domain/returns';
import { instantOf } from '@tornister/domain/shared';
import { inLanguage, type Language, textIn } from '@tornister/domain/storefront';
import { readableEmail } from '../checkout/show-address.ts';
import type { Database } from '../database/database.ts';
import type { StoredReturnDraft } from '../database/return-tables.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { languageOf } from '../mail/order-mail.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import { pricesOfLine, shownPrices } from '../orders/line-prices.ts';
import { isOwnOrder } from '../orders/own-order.ts';
import { lineName, linePath, linesOf, type OrderLineRow } from '../orders/read-order.ts';
import { readParcels } from '../orders/shipments.ts';
import { type RefundRow, refundOf, refundsOf, returnedEvent, showRefund } from '../payment/refunds.ts';
import { goodsOf, type ReturnRow, returnsOf, returnTimesOf, rmaOf, type WrittenReturn } from './read-returns.ts';
import { returnHashOf } from './return-link.ts';
import { RETURN_WORDS } from './return-words.ts';
import { isGift, piecesOf, readCameBack } from './returnable-pieces.ts';
import { readGoodsFacts, readSetParts } from './set-parts.ts';

type Shop = Pick<RequestContext, 'database' | 'secrets' | 'storefront' | 'visitor' | 'now'>;

const STATES = { announced: 'ANNOUNCED', arrived: 'ARRIVED', settled: 'SETTLED' } as const;
const OUTCOMES = { refunded: 'REFUNDED', credited: 'CREDITED', replaced: 'REPLACED' } as const;

/** The order of a return, as far as the return shows it. */
type Returned = {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly refunds: readonly RefundRow[];
};

/** A registered return, in the language of the request. */
export const showReturn = (
  { row, items }: WrittenReturn,
  { order, lines, refunds }: Returned,
  language: Language,
): Answer<'PriorReturn'> => {
  const words = inLanguage(RETURN_WORDS, language);
  const isShort = isReplacementShort(row.regulation, row.outcome ?? undefined);
  const asked = refunds.find(({ event_id }) => event_id === returnedEvent(row.id));
  const amount = row.outcome_cents === null ? null : money(row.outcome_cents, order.currency as CurrencyCode);
  const refund = asked === undefined ? creditBackOf(order, row) : refundOf(asked);
  return {
    rma: rmaOf(row),
    state: STATES[returnState(returnTimesOf(row))],
    announcedAt: row.announced_at,
    arrivedAt: row.arrived_at,
    settledAt: row.settled_at,
    regulation: (isShort ? words.replacementShort : words.regulations[row.regulation]).name,
    carrier: row.carrier === null ? null : words.carriers[row.carrier].name,
    outcome: row.outcome === null ? null : OUTCOMES[row.outcome],
    amount,
    refund: refund && showRefund(refund),
    items: items.map((item) => ({
      name: goodsOf(lines, item),
      component: item.component_name,
      quantity: item.quantity,
    })),
  };
};

/** What the return has credited, once it is paid back. */
const creditBackOf = (order: OrderRow, { outcome, outcome_cents, paid_back_at }: ReturnRow): Refund | undefined =>
  outcome === 'credited' && outcome_cents !== null && paid_back_at !== null
    ? creditBack({
        paymentId: paymentIdOf(order.payment_id),
        amount: money(outcome_cents, order.currency as CurrencyCode),
        paidBackAt: instantOf(paid_back_at),
      })
    : undefined;

const showReasons = (language: Language): Answer<'ReturnReason'>[] =>
  Object.entries(RETURN_REASONS).map(([name, { needsComment, needsImage }]) => ({
    name,
    displayName: inLanguage(RETURN_WORDS, language).reasons[name as ReturnReasonName],
    needsComment,
    needsImage,
  }));

/** The parts of the sets of an order by their numbers, named in its language as its lines are. */
export const partNamesOf = async (database: Database, order: OrderRow): Promise<ReadonlyMap<string, string>> => {
  const parts = await readSetParts(database, await linesOf(database, [order.id]));
  const language = languageOf(order.language);
  return new Map([...parts.values()].flat().map(({ sku, name }) => [sku, textIn(name, language)]));
};

/** The order as its return shows it. */
export const showReturnOrder = async (shop: Shop, order: OrderRow): Promise<Answer<'ReturnOrder'>> => {
  const { database, secrets, storefront, now } = shop;
  const { language } = storefront;
  const isOwn = await isOwnOrder(shop, order);
  const lines = (await linesOf(database, [order.id])).filter((line) => !isGift(line));
  const parcels = order.state === 'placed' ? ((await readParcels(database, lines)).get(order.id) ?? []) : [];
  const returns = await returnsOf(database, [order.id]);
  const cameBack = await readCameBack(database, lines, returns);
  const refunds = await refundsOf(database, order.id);
  const facts = await readGoodsFacts(
    database,
    lines.map(({ item_id }) => item_id),
  );
  const isFreight = new Map(facts.map(({ id, is_freight }) => [id, is_freight]));
  const reasons = showReasons(language);
  const showLine = (line: OrderLineRow): Answer<'ReturnableLine'> => {
    const { shipped, returnable } = piecesOf(line, cameBack, { parcels, now: now() });
    const leftOf = new Map(returnable.parts.map(({ sku, quantity }) => [sku, quantity]));
    return {
      id: line.id,
      itemId: line.item_id,
      lineNo: String(line.position + 1),
      name: lineName(line),
      sku: line.snapshot.orderNumber,
      path: linePath(line),
      picture: line.snapshot.picture as Answer<'Picture'>,
      price: shownPrices(pricesOfLine(line, order.currency), order.currency).unitPrice,
      orderedQuantity: line.quantity,
      shippedQuantity: shipped,
      returnableQuantity: returnable.pieces,
      wholeQuantity: returnable.whole,
      reasons,
      additionalInfo: isFreight.get(line.item_id) ? inLanguage(RETURN_WORDS, language).freight : null,
      components: (cameBack.parts.get(line.id) ?? []).flatMap(({ sku, name }) => {
        const returnableQuantity = leftOf.get(sku) ?? 0;
        return returnableQuantity === 0 ? [] : [{ sku, name: textIn(name, language), returnableQuantity }];
      }),
    };
  };
  return {
    hash: returnHashOf(secrets, order.id),
    orderId: order.id,
    salesOrderNo: String(order.number),
    orderDate: order.ordered_at,
    lines: lines.map(showLine),
    priorReturns: returns.map((written) => showReturn(written, { order, lines, refunds }, language)),
    images: await readImages(database, order.id, isOwn),
    contact: isOwn ? contactOf(order) : NOBODY,
    draft: await readDraft(database, order.id, isOwn),
  };
};

/** What whoever found the order by its number, which stands on the parcel, has to fill in. */
const NOBODY: Answer<'ReturnContact'> = { salutation: 'none', firstName: '', lastName: '', email: '', phone: '' };

const contactOf = ({ billing_address: address, email }: OrderRow): Answer<'ReturnContact'> => ({
  salutation: address.salutation,
  firstName: address.first_name,
  lastName: address.last_name,
  email: readableEmail(email),
  phone: address.phone ?? '',
});

const readImages = async (database: Database, orderId: string, isOwn: boolean): Promise<Answer<'ReturnImage'>[]> => {
  const rows = await database
    .selectFrom('return_images')
    .select(['id', 'order_line_id', 'preview'])
    .where('order_id', '=', orderId)
    .where('is_own', '=', isOwn)
    .where('return_id', 'is', null)
    .where('preview', 'is not', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, order_line_id, preview }) => ({ id, lineId: order_line_id, preview: preview ?? '' }));
};

const readDraft = async (database: Database, orderId: string, isOwn: boolean): Promise<StoredReturnDraft> => {
  const row = await database
    .selectFrom('return_drafts')
    .select('draft')
    .where('order_id', '=', orderId)
    .where('is_own', '=', isOwn)
    .executeTakeFirst();
  return row?.draft ?? EMPTY_RETURN_DRAFT;
};
