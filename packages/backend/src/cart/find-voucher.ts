// Finds a voucher by its code and turns its row into the domain's voucher; says which goods belong to its category.

import type { Voucher, VoucherBenefit } from '@tornister/domain/cart';
import { money } from '@tornister/domain/money';
import { instantOf } from '@tornister/domain/shared';
import { type Language, textIn } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { VoucherRecord } from './promotion-records.ts';

export type FoundVoucher = Voucher & {
  /** The gift that comes with it. */
  readonly freeItemId?: string;
  /** It is for goods of this category. */
  readonly categoryId?: string;
};

/** The voucher with this code; codes are stored in capitals. */
export const findVoucher = async (
  database: Database,
  code: string,
  language: Language,
): Promise<FoundVoucher | undefined> => {
  const row = await database.selectFrom('vouchers').selectAll().where('code', '=', code).executeTakeFirst();
  if (row === undefined) return undefined;
  const { record } = row;
  return {
    code: row.code,
    name: textIn(record.name, language),
    benefit: benefitOf(record),
    validFrom: instantOf(row.starts_at),
    validUntil: instantOf(row.ends_at),
    minimumValue: money(record.minimumCartCents),
    ...(row.redemption_limit === null ? {} : { redemptionsLeft: row.redemption_limit - row.redemptions }),
    ...(record.freeItemId === undefined ? {} : { freeItemId: record.freeItemId }),
    ...(record.categoryId === undefined ? {} : { categoryId: record.categoryId, isForSomeGoods: true }),
  };
};

const benefitOf = ({ kind, value }: VoucherRecord): VoucherBenefit => {
  switch (kind) {
    case 'percent':
      return { kind: 'percent', percent: value };
    case 'amount':
      return { kind: 'amount', amount: money(value) };
    case 'free-shipping':
      return { kind: 'free-shipping' };
    case 'free-item':
      return { kind: 'free-article' };
  }
};

/** Those of the products that belong to a category or to one below it. */
export const productsOf = async (
  database: Database,
  categoryId: string,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ product_id: string }>`
    with recursive branch as (
      select id from categories where id = ${categoryId}
      union
      select categories.id from categories join branch on categories.parent_id = branch.id
    )
    select distinct product_id from product_categories
    where product_id = any(${productIds}) and category_id in (select id from branch)`.execute(database);
  return new Set(rows.map(({ product_id }) => product_id));
};
