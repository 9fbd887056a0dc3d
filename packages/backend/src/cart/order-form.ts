// The order form: what the shop has under order numbers, and putting it into a cart. Source: spec 2 §7 "validateBestellschein",
// "validateAndAddToCartBestellschein".

import { isAcceptedChange } from '@tornister/domain/catalogue';
import {
  isOrderable,
  ORDER_ENTRY_MAX_LINES,
  type OrderNumberVerdict,
  orderNumberVerdict,
  parseOrderNumber,
  similarOrderNumbers,
} from '@tornister/domain/orderform';
import { sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import type { Database } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { OrderNumberInput } from '../graphql/generated/resolver-types.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { type IdempotentRequest, once, requestByContent } from '../orders/idempotency.ts';
import { addPosition, type ChangeOutcome } from './change-lines.ts';
import { type Goods, readGoods } from './goods.ts';
import { showVerdict } from './show-order-form.ts';
import { type Changed, inOpenCart } from './update-cart.ts';

/** Unknown numbers for which others are suggested; who has more of them has another shop's list. */
const HELPED_NUMBERS = 40;
const SUGGESTIONS = 3;

type GoodsVerdict = OrderNumberVerdict<Goods>;

type Shop = Pick<RequestContext, 'database' | 'storefront' | 'now'>;

/** Looks the rows of an order form up; one verdict for each, in order. */
export const checkOrderNumbers = async (
  shop: Shop,
  rows: readonly OrderNumberInput[],
): Promise<Result<readonly GoodsVerdict[], Refusal>> => {
  if (rows.length > ORDER_ENTRY_MAX_LINES) return refuse('BAD_REQUEST');
  if (rows.some(({ quantity }) => quantity < 1 || !isAcceptedChange(quantity, 0, false))) return refuse('BAD_REQUEST');
  const { database, storefront, now } = shop;
  const goodsOf = (itemIds: readonly string[]) => readGoods(database, itemIds, storefront.store, now());
  const numbers = rows.map(({ orderNumber }) => parseOrderNumber(orderNumber) ?? '');
  const items = await findItems(database, numbers);
  const goods = await goodsOf([...items.values()].map(({ id }) => id));
  const known = (number: string): Goods | undefined => goods.get(items.get(number)?.id ?? '');

  const replaced = numbers.flatMap((number) => {
    const item = items.get(number);
    return item?.replacement_id && known(number)?.isForSale === false ? [item] : [];
  });
  const replacements = await findReplacements(database, replaced);
  const unknown = [...new Set(numbers.filter((number) => known(number) === undefined))].slice(0, HELPED_NUMBERS);
  const similar = new Map(unknown.map((number) => [number, similarOrderNumbers(number)]));
  const similarItems = await findItems(database, [...similar.values()].flat());
  const others = await goodsOf([
    ...[...replacements.values()].flat(),
    ...[...similarItems.values()].map(({ id }) => id),
  ]);

  const verdicts = rows.map(({ quantity }, at) => {
    const number = numbers[at] ?? '';
    const candidates = (similar.get(number) ?? []).flatMap(
      (near) => others.get(similarItems.get(near)?.id ?? '') ?? [],
    );
    return orderNumberVerdict(quantity, {
      item: known(number),
      replacement: (replacements.get(items.get(number)?.id ?? '') ?? [])
        .flatMap((id) => others.get(id) ?? [])
        .find(({ isForSale }) => isForSale),
      similar: candidates.filter(({ isForSale }) => isForSale).slice(0, SUGGESTIONS),
    });
  });
  return ok(verdicts);
};

type Shown = Answer<'OrderNumberVerdict'>[];

const requestOf = (cartId: string, rows: readonly OrderNumberInput[], key: string): IdempotentRequest =>
  requestByContent(
    `order-form:${cartId}`,
    key,
    rows.map(({ orderNumber, quantity }) => [orderNumber, quantity]),
  );

/**
 * Puts every row into the cart that can be ordered; a row for something else, like a replacement, waits for the shopper's word. What comes
 * again under its key, by a reload or a lost answer, is answered as the first time.
 */
export const addOrderNumbers = async (
  context: RequestContext,
  cartId: string,
  rows: readonly OrderNumberInput[],
  key: string | null | undefined,
): Promise<Result<Changed<Shown>, Refusal>> => {
  const checked = await checkOrderNumbers(context, rows);
  if (checked.isErr()) return err(checked.error);
  const verdicts = checked.value;
  const itemIds = verdicts.filter(isOrderable).map(({ item }) => item.itemId);
  return inOpenCart(context, cartId, itemIds, async (change) => {
    const request = key ? requestOf(change.cartId, rows, key) : undefined;
    return once(change.transaction, request, change.now, async () => {
      const added: Shown = [];
      for (const [at, verdict] of verdicts.entries()) {
        const outcome = isOrderable(verdict)
          ? await addPosition(change, verdict.item.itemId, rows[at]?.quantity ?? 1)
          : undefined;
        const verdictAfterwards = outcome === undefined ? verdict : afterAdding(verdict, outcome);
        added.push(showVerdict(verdictAfterwards, context.storefront));
      }
      return added;
    });
  });
};

/** The verdict on a row that the cart was asked to take: how many pieces the line has now, where that is not what was wanted. */
const afterAdding = (verdict: GoodsVerdict, outcome: ChangeOutcome): GoodsVerdict => {
  if (!isOrderable(verdict)) return verdict;
  const { item } = verdict;
  if (outcome.kind === 'done') return { kind: 'found', item, quantity: verdict.quantity };
  const { failure, attainable } = outcome;
  if (failure.kind === 'cart.full') return { kind: 'cart-full', item };
  if (attainable === undefined || attainable === 0) return { kind: 'not-for-sale', item };
  return { kind: failure.kind === 'cart.below-minimum' ? 'raised' : 'lowered', item, quantity: attainable };
};

type FoundItem = { readonly id: string; readonly number: string; readonly product_id: string } & {
  readonly replacement_id: string | null;
  readonly attribute_values: Readonly<Record<string, string>>;
};

/** The items with these order numbers, however the catalogue writes them; by number in capitals. */
const findItems = async (database: Database, numbers: readonly string[]): Promise<ReadonlyMap<string, FoundItem>> => {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<FoundItem>`
    select items.id, upper(items.order_number) as number, items.product_id, products.replacement_id, items.attribute_values
    from items join products on products.id = items.product_id
    where upper(items.order_number) = any(${numbers})
    order by items.order_number desc`.execute(database);
  return new Map(rows.map((row) => [row.number, row]));
};

/** For each item the items of the product that replaces its own: those that are most like it first. */
const findReplacements = async (
  database: Database,
  items: readonly FoundItem[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (items.length === 0) return new Map();
  const candidates = await database
    .selectFrom('items')
    .select(['id', 'product_id', 'attribute_values'])
    .where('product_id', 'in', [...new Set(items.flatMap(({ replacement_id }) => replacement_id ?? []))])
    .orderBy('position')
    .execute();
  return new Map(
    items.map(({ id, replacement_id, attribute_values }) => {
      const likeness = (values: Readonly<Record<string, string>>): number =>
        Object.entries(attribute_values).filter(([name, value]) => values[name] === value).length;
      const own = candidates.filter(({ product_id }) => product_id === replacement_id);
      const closest = own.toSorted((one, other) => likeness(other.attribute_values) - likeness(one.attribute_values));
      return [id, closest.map((candidate) => candidate.id)];
    }),
  );
};
