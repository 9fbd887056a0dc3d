// A few goods for tests: what each costs and how many there are is said by the test.

import { SWITCHES } from '@tornister/domain/storefront';
import type { VoucherRecord } from '../../src/cart/promotion-records.ts';
import type { TaxClass } from '../../src/catalogue/catalogue-records.ts';
import { json } from '../../src/database/columns.ts';
import type { Database } from '../../src/database/database.ts';
import type { Text } from '../../src/texts/text.ts';

export type TestItem = {
  readonly id: string;
  readonly cents?: number;
  readonly stock?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly taxClass?: TaxClass;
  readonly isBook?: boolean;
  readonly isFreight?: boolean;
  readonly deal?: { readonly cents: number; readonly allowance: number; readonly quantityMax: number };
};

const text = (words: string): Text => ({ de: words, en: words });
const DAY_SECONDS = 86_400;

/** Where everything is switched on; a test that wants it off shops at another store. */
const SWITCHED_STORES = ['de', 'ch', 'b2b'] as const;

/** Everything that an operator can switch on, as the demo shop has it. */
const insertSwitches = async (database: Database): Promise<void> => {
  const on = Object.values(SWITCHES).map((one) => ({ entry: 'active', ...one }));
  await database
    .insertInto('global_parameters')
    .values(on.map(({ name, entry, on: value }) => ({ name, entry, value, stores: SWITCHED_STORES })))
    .execute();
};

/** Writes the maker and the category that all test goods share and these goods, and switches everything on. */
export const insertShelf = async (database: Database, ...items: readonly TestItem[]): Promise<void> => {
  await insertSwitches(database);
  await database
    .insertInto('categories')
    .values({
      id: '1',
      parent_id: null,
      path: '/stifte/',
      level: 1,
      position: 0,
      details: json({ name: text('Stifte') }),
    })
    .execute();
  await database
    .insertInto('manufacturers')
    .values({ id: 'm1', name: 'Stiftwerk', record: json({}) })
    .execute();
  for (const item of items) await insertItem(database, item);
};

/** Writes one item with a product of its own. */
export const insertItem = async (database: Database, item: TestItem): Promise<void> => {
  const { id, cents = 1_000, stock = 100, minimum = 1, maximum = 999 } = item;
  await database
    .insertInto('products')
    .values({
      id: `p${id}`,
      slug: `p${id}`,
      name: json(text(`Stift ${id}`)),
      teaser: json(text('')),
      main_category_id: '1',
      manufacturer_id: 'm1',
      is_new: false,
      is_popular: false,
      extra_badge_ids: [],
      is_book: item.isBook ?? false,
      tax_class: item.taxClass ?? 'standard',
      rating_average: null,
      rating_count: 0,
      is_electrical: false,
      has_battery: false,
      energy_class: null,
      replacement_id: null,
      shortage_text: null,
      is_freight: item.isFreight ?? false,
      created_at: 0,
      sales_rank: Number.parseInt(id, 36) % 100_000,
      variant_attributes: '[]',
      details: json({ warnings: [] }),
    })
    .execute();
  await database
    .insertInto('product_categories')
    .values({ product_id: `p${id}`, category_id: '1', position: 0 })
    .execute();
  await database
    .insertInto('items')
    .values({
      id,
      order_number: id.padStart(6, '0'),
      product_id: `p${id}`,
      position: 0,
      attribute_values: '{}',
      is_best_price: false,
      delivery_status: 'in-stock',
      delivery_days_min: 1,
      delivery_days_max: 3,
      minimum_order_quantity: minimum,
      max_quantity: maximum,
      base_amount: null,
      base_unit: null,
      weight_grams: 10,
      is_prime_eligible: false,
      is_available: true,
      ean: '4000000000000',
      pictures: '[]',
    })
    .execute();
  for (const store of ['de', 'at', 'ch', 'b2b'] as const) {
    await database
      .insertInto('prices')
      .values({ item_id: id, store, cents, strike_cents: null, list_cents: null })
      .execute();
  }
  await database.insertInto('stock').values({ item_id: id, available: stock }).execute();
  if (item.deal !== undefined) await insertDeal(database, id, item.deal);
};

/** A deal whose window is a whole day. */
const insertDeal = async (database: Database, itemId: string, deal: NonNullable<TestItem['deal']>): Promise<void> => {
  await database
    .insertInto('deals')
    .values({
      id: `d${itemId}`,
      item_id: itemId,
      quantity_max: deal.quantityMax,
      allowance: deal.allowance,
      reserved_at_start: 0,
      cycle_seconds: DAY_SECONDS,
      phase_seconds: 0,
    })
    .execute();
  for (const store of ['de', 'at', 'ch', 'b2b'] as const) {
    await database
      .insertInto('deal_prices')
      .values({ deal_id: `d${itemId}`, store, cents: deal.cents })
      .execute();
  }
};

type TestVoucher = Partial<VoucherRecord> & { readonly code: string; readonly limit?: number };

/** A voucher that holds now. */
export const insertVoucher = async (database: Database, { limit, ...voucher }: TestVoucher): Promise<void> => {
  const record: VoucherRecord = {
    name: text(voucher.code),
    kind: 'percent',
    value: 10,
    minimumCartCents: 0,
    startsInDays: -1,
    endsInDays: 1,
    isSingleUse: limit === 1,
    ...voucher,
  };
  await database
    .insertInto('vouchers')
    .values({
      code: voucher.code,
      starts_at: 0,
      ends_at: Number.MAX_SAFE_INTEGER,
      redemption_limit: limit ?? null,
      record: json(record),
    })
    .execute();
};
