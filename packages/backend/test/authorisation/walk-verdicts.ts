// Walks the table of verdicts: operations are asked by every kind of visitor of the real backend.

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/database.ts';
import { openPglite } from '../support/pglite-database.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';
import { missingArguments, type Operation, requestOf } from './operations.ts';
import { type Verdict, verdictsOf } from './verdicts.ts';
import { createCaller, createOwner, OWNERS_MARK, type Owner, VISITORS, type VisitorKind } from './visitors.ts';

type Answer = {
  readonly data?: { readonly answer: unknown } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
};

const isFailure = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  (('successful' in answer && answer.successful === false) ||
    ('successfull' in answer && answer.successfull === false));

const outcomeOf = ({ data, errors }: Answer): string => {
  const [error] = errors ?? [];
  if (error !== undefined) return error.extensions?.code ?? error.message;
  if (data?.answer === null) return 'nothing';
  return isFailure(data?.answer) ? 'no' : 'yes';
};

/** After these the visitor is another one, or without the cart, the address or the order that it was about. */
const USING_UP: ReadonlySet<string> = new Set([
  'login',
  'logout',
  'registerGuest',
  'registerCustomer',
  'registerB2bCustomer',
  'changePassword',
  'deleteCurrentCustomerAccount',
  'revokeSessions',
  'mergeCarts',
  'deleteAddress',
  'updateBillingAddress',
  'updateShippingAddress',
  'updatePackstationAddress',
  'submitCart',
  'reopenCartAfterPayment',
  'cancelOrder',
  'confirmationCleanup',
  'removeProductFromWishlist',
  'removeClassList',
  'removeClassListEntry',
]);

/** What is anybody's. */
const OWNED_TABLES = [
  'addresses',
  'cart_lines',
  'carts',
  'certificates',
  'class_list_entries',
  'class_list_promises',
  'class_lists',
  'invoices',
  'newsletter_subscriptions',
  'order_lines',
  'orders',
  'passkeys',
  'payments',
  'refunds',
  'return_drafts',
  'return_images',
  'return_items',
  'returns',
  'review_submissions',
  'review_votes',
  'reviews',
  'shipments',
  'stock_alerts',
  'wishlist_comments',
  'wishlist_entries',
  'wishlist_invitations',
  'wishlist_links',
  'wishlist_members',
  'wishlists',
  'withdrawals',
];

/**
 * How many rows each table has, and the last transaction that wrote one, in one question: 1,500 answers are compared before and after. A row that was
 * written is told by it even if it says the same as before.
 */
const FINGERPRINTS = sql.raw<Readonly<Record<string, string>>>(
  `select ${OWNED_TABLES.map((table) => `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from ${table}) as ${table}`)}`,
);

/** Asks each of these operations as every kind of visitor; a suite has a database of its own. */
export const describeVerdictsOf = (operations: readonly Operation[]): void => {
  let opened: OpenDatabase;
  let shop: TestShop;
  let owner: Owner;
  let asked = 0;
  /** What was there after the last answer, as long as nothing but a question of the next visitor comes between. */
  let seen: Readonly<Record<string, string>> | undefined;

  beforeAll(async () => {
    opened = await openPglite();
    await insertShelf(opened.database);
    await insertItem(opened.database, { id: 'pen', stock: 100_000 });
    shop = createTestShop(opened.database);
    owner = await createOwner(shop);
  });
  afterAll(() => opened.close());

  const callers = new Map<VisitorKind, ReturnType<typeof createCaller>>();
  const callerOf = async (kind: VisitorKind) => {
    const known = callers.get(kind);
    if (known !== undefined) return known;
    const made = createCaller(shop, kind, owner);
    callers.set(kind, made);
    seen = undefined;
    return made;
  };
  /** What used up a visitor's cart, session or address leaves the next operation a new visitor. */
  const replace = async (kind: VisitorKind): Promise<void> => {
    callers.delete(kind);
    seen = undefined;
    if (kind !== 'member' && kind !== 'idsOnly' && kind !== 'stranger') return;
    owner = await createOwner(shop);
    for (const one of ['nobody', 'anonymous', 'member', 'idsOnly', 'stranger'] as const) callers.delete(one);
  };

  const ask = async (operation: Operation, kind: VisitorKind): Promise<string> => {
    asked += 1;
    await opened.database.deleteFrom('rate_limits').execute();
    const { headers, belongings } = await callerOf(kind);
    const before = seen ?? (await whatIsOwned());
    seen = undefined;
    const response = await shop.post(requestOf(operation, belongings, `new.${asked}@example.com`), headers);
    const text = await response.text();
    if (kind !== 'member')
      expect(text, `${operation.name} by ${kind} shows nothing of the owner`).not.toContain(OWNERS_MARK);
    const outcome = outcomeOf(JSON.parse(text) as Answer);
    if (!['yes', 'no'].includes(outcome) || !operation.isChange) {
      seen = await whatIsOwned();
      expect(seen, `${operation.name} refused to ${kind} changes nothing`).toEqual(before);
    } else if (USING_UP.has(operation.name)) await replace(kind);
    return outcome;
  };

  const whatIsOwned = async () => (await FINGERPRINTS.execute(opened.database)).rows[0];

  it.each(operations)('$name', async (operation) => {
    expect(missingArguments(operation), 'arguments without a value in operations.ts').toEqual([]);
    const found: [VisitorKind, string][] = [];
    for (const kind of VISITORS) found.push([kind, await ask(operation, kind)]);
    const wanted: Readonly<Record<VisitorKind, Verdict>> = verdictsOf(operation.name);
    expect(Object.fromEntries(found)).toEqual(wanted);
  });
};
