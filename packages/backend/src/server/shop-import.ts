// What carts and logins need of the demo shop: vouchers, gifts, and accounts with their orders and lists. Written in the transaction that fills the shop.

import { parseVoucherCode } from '@tornister/domain/cart';
import { tidyEmail } from '@tornister/domain/forms';
import { brandId, DAY_MS, type Instant, type UserId } from '@tornister/domain/shared';
import type { AccountRecord } from '../auth/account-record.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { VoucherRecord } from '../cart/promotion-records.ts';
import { json } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import { importOrders } from '../orders/import-orders.ts';
import { importMembership } from '../prime/import-membership.ts';
import { importReturns } from '../returns/import-returns.ts';
import type { ShopRecords } from '../seeding/shop-records.ts';
import { importLists } from '../wishlist/import-lists.ts';
import { unguessableId } from './ids.ts';

/** Writes vouchers, gifts, accounts, their orders and lists; distances in the records count from `now`. */
export const importShop = async (
  transaction: Transaction,
  shop: ShopRecords,
  { now, baseUrl }: { readonly now: Instant; readonly baseUrl: string },
): Promise<void> => {
  await importPromotions(transaction, shop, now);
  for (const account of shop.accounts) {
    const userId = await importAccount(transaction, account, now);
    await importOrders(transaction, { account, userId, baseUrl }, now);
    await importMembership(transaction, { account, userId, baseUrl }, now);
    await importReturns(transaction, account, now);
    await importLists(transaction, { account, userId }, now);
  }
};

/** The code as carts compare it; one that nobody could redeem is a mistake of the records. */
const redeemableCode = ({ code }: VoucherRecord): string => {
  const parsed = parseVoucherCode(code);
  if (parsed.isErr()) throw new Error(`The voucher code ${JSON.stringify(code)} is none (${parsed.error.kind})`);
  return parsed.value;
};

const importPromotions = async (transaction: Transaction, shop: ShopRecords, now: Instant): Promise<void> => {
  if (shop.vouchers.length > 0) {
    await transaction
      .insertInto('vouchers')
      .values(
        shop.vouchers.map((record) => ({
          code: redeemableCode(record),
          starts_at: now + record.startsInDays * DAY_MS,
          ends_at: now + record.endsInDays * DAY_MS,
          redemption_limit: record.isSingleUse ? 1 : null,
          record: json(record),
        })),
      )
      .execute();
  }
  if (shop.freeArticles.length > 0) {
    await transaction
      .insertInto('free_articles')
      .values(
        shop.freeArticles.map((gift) => ({
          promotion_id: gift.promotionId,
          item_id: gift.itemId,
          minimum_cart_cents: gift.minimumCartCents,
          position: gift.position,
          is_automatic: gift.isAutomatic ?? false,
        })),
      )
      .execute();
  }
};

const importAccount = async (transaction: Transaction, account: AccountRecord, now: Instant): Promise<UserId> => {
  const main = account.addresses.find(({ use }) => use === 'customer') ?? account.addresses[0];
  const userId = brandId<UserId>(unguessableId());
  await transaction
    .insertInto('accounts')
    .values({
      id: account.id,
      email: tidyEmail(account.email),
      customer_number: account.customerNumber ?? null,
      password_hash: await hashPassword(account.password),
      kind: account.kind,
      is_internal: account.isInternal,
      first_name: main?.firstName ?? '',
      last_name: main?.lastName ?? '',
      salutation: main?.salutation ?? null,
      phone: main?.phone ?? null,
      prime: null,
      created_at: now,
      // Whoever brings accounts along answers for their addresses.
      mailbox_proved_at: now,
    })
    .execute();
  await transaction
    .insertInto('users')
    .values({ id: userId, account_id: account.id, email: account.email, created_at: now })
    .execute();
  for (const [index, address] of account.addresses.entries()) {
    await transaction
      .insertInto('addresses')
      .values({
        id: unguessableId(),
        user_id: userId,
        use: address.use,
        salutation: address.salutation,
        first_name: address.firstName,
        last_name: address.lastName,
        company: address.company ?? null,
        street: address.street,
        addition: address.addition ?? null,
        postcode: address.postcode,
        city: address.city,
        country: address.country,
        email: account.email,
        delivery_email: null,
        phone: address.phone ?? null,
        created_at: now + index,
        deleted_at: null,
      })
      .execute();
  }
  return userId;
};
