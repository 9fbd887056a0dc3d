// Walks the table of verdicts: operations are asked by every kind of visitor of the real backend.

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';
import { missingArguments, type Operation, requestOf } from './operations.ts';
import { type Verdict, verdictsOf } from './verdicts.ts';
import { createCaller, createOwner, OWNERS_MARK, type Owner, VISITORS, type VisitorKind } from './visitors.ts';

type Answer = {
  readonly data?: { readonly answer: unknown } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly isGuest?: boolean };
  }[];
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

/** A guest's login goes on where an operation is for members: the refusal says that it is a guest's, and no bad one. */
const expectGuestKept = ({ name }: Operation, kind: VisitorKind, { errors: [first] = [] }: Answer): void => {
  if (kind === 'guest' && first?.extensions?.code === 'VALID_TOKEN_REQUIRED')
    expect(first.extensions.isGuest, `${name} does not end the login of a guest`).toBe(true);
};

/** After these, where they changed anything, the visitor is another one, or without the cart, the address or the order that it was about. */
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

type Fingerprints = Readonly<Record<string, string>>;

/**
 * How many rows each table has, and the last transaction that wrote one, in one question: 1,500 answers are compared before and after. A row that was
 * written is told by it even if it says the same as before.
 */
const fingerprintsOf = (tables: readonly string[]) =>
  sql.raw<Fingerprints>(
    `select ${tables.map((table) => `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from "${table}") as "${table}"`)}`,
  );

const OF_WHAT_IS_OWNED = fingerprintsOf(OWNED_TABLES);

/** The question about every table but the one that only counts tries. */
const ofEverything = async (database: Database) => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'`.execute(
    database,
  );
  return fingerprintsOf(rows.map(({ name }) => name));
};

/** Asks each of these operations as every kind of visitor; a suite has a database of its own. */
export const describeVerdictsOf = (name: string, operations: readonly Operation[]): void =>
  describeOnADatabase(name, (database) => {
    let shop: TestShop;
    let owner: Owner;
    let asked = 0;
    /** What was there after the last answer, as long as nothing but a question of the next visitor comes between. */
    let seen: Fingerprints | undefined;
    let everything: ReturnType<typeof fingerprintsOf>;

    beforeAll(async () => {
      await insertShelf(database());
      await insertItem(database(), { id: 'pen', stock: 100_000 });
      shop = createTestShop(database());
      owner = await createOwner(shop);
      everything = await ofEverything(database());
    });

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
      if (kind !== 'member' && kind !== 'idsOnly') return;
      owner = await createOwner(shop);
      for (const one of ['nobody', 'anonymous', 'member', 'idsOnly', 'stranger'] as const) callers.delete(one);
    };

    const ask = async (operation: Operation, kind: VisitorKind): Promise<string> => {
      asked += 1;
      await database().deleteFrom('rate_limits').execute();
      const { headers, belongings } = await callerOf(kind);
      const before = seen ?? (await whatIsOwned());
      seen = undefined;
      const all = USING_UP.has(operation.name) ? await found(everything) : undefined;
      const response = await shop.post(requestOf(operation, belongings, `new.${asked}@example.com`), headers);
      const text = await response.text();
      if (kind !== 'member')
        expect(text, `${operation.name} by ${kind} shows nothing of the owner`).not.toContain(OWNERS_MARK);
      const answer = JSON.parse(text) as Answer;
      const outcome = outcomeOf(answer);
      expectGuestKept(operation, kind, answer);
      if (!['yes', 'no'].includes(outcome) || !operation.isChange) {
        seen = await whatIsOwned();
        expect(seen, `${operation.name} refused to ${kind} changes nothing`).toEqual(before);
      } else if (all !== undefined && !isDeepStrictEqual(await found(everything), all)) await replace(kind);
      return outcome;
    };

    const found = async (question: ReturnType<typeof fingerprintsOf>) => (await question.execute(database())).rows[0];
    const whatIsOwned = () => found(OF_WHAT_IS_OWNED);

    it.each(operations)('$name', async (operation) => {
      expect(missingArguments(operation), 'arguments without a value in operations.ts').toEqual([]);
      const outcomes: [VisitorKind, string][] = [];
      for (const kind of VISITORS) outcomes.push([kind, await ask(operation, kind)]);
      const wanted: Readonly<Record<VisitorKind, Verdict>> = verdictsOf(operation.name);
      expect(Object.fromEntries(outcomes)).toEqual(wanted);
    });
  });
