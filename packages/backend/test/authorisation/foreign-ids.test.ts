// Another member, a school, a guest, an anonymous visitor and one whose login has ended ask every operation that takes an id for what is somebody
// else's: each foreign id is answered as one that does not exist, shows nothing of its owner and changes nothing there. To the member the own ids
// open something in the same requests. Source: docs/adr/0075; ASVS 5.0 8.2.2, OWASP API1.

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';
import { type IdArgument, idArgumentsOf, meaningOf, PERSONAL, type Personal } from './id-arguments.ts';
import { deliverOrders, type Ids, withEverything } from './member-with-everything.ts';
import { OPERATIONS, requestWith, variablesOf } from './operations.ts';
import { type Caller, createCaller, createOwner, createStranger, OWNERS_MARK, type Owner } from './visitors.ts';

const ARGUMENTS = OPERATIONS.flatMap(idArgumentsOf);
/** These are tried in every argument, whatever it is. */
const COMMON: readonly Personal[] = ['address', 'list', 'order', 'return', 'returnHash', 'returnImage'];
const NOBODYS = 'nothing-of-anybody';
const WITH_LESS = ['business', 'guest', 'anonymous', 'ended'] as const;

type Json = { [name: string]: unknown };
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Who asks, and the own things that stand in the arguments that are not tried. */
type Asker = Caller & { readonly own: Partial<Ids> };

/** Inputs with an entry for the id. */
const RETURN_ITEM = { lineId: '', quantity: 1, reason: 'dislike', comment: '', images: [] };
const TEMPLATES: Readonly<Record<string, Json>> = {
  getAvailableRegulations: { selectedItems: [RETURN_ITEM] },
  getAvailableCarriers: { returnOrder: { items: [RETURN_ITEM], labels: 1 } },
  saveReturnDraft: { draft: { items: [RETURN_ITEM], labels: 1 } },
  submitReturnOrder: {
    returnOrder: {
      hash: '',
      items: [RETURN_ITEM],
      regulation: 'refund',
      carrier: 'dhl',
      labels: 1,
      contact: { salutation: 'ms', firstName: 'A', lastName: 'B', email: 'a.b@example.com', phone: '' },
    },
  },
};

/** A copy with a value at the end of a path; in lists it stands in every entry. */
const withValue = (from: unknown, [name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(from)) return from.map((entry) => withValue(entry, [name, ...rest], value));
  const record = isRecord(from) ? from : {};
  return { ...record, [name]: withValue(record[name], rest, value) };
};

describeOnADatabase('Ids of somebody else', (database) => {
  let shop: TestShop;
  let owner: Owner;
  let stranger: Asker;
  let withLess: readonly Asker[];
  let foreign: Ids;
  let asked = 0;
  /** What was there of the owner's after the last case, from which the next one goes out. */
  let untouched: Awaited<ReturnType<typeof rowsOf>>;

  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', stock: 100_000 });
    await database()
      .insertInto('global_parameters')
      .values({ name: 'returns', entry: 'active', value: 'true', stores: [] })
      .execute();
    shop = createTestShop(database());
    owner = await createOwner(shop);
    const other = await createStranger(shop);
    await deliverOrders(shop);
    foreign = await withEverything(shop, owner);
    const { belongings } = other;
    stranger = { headers: other.shopper.headers, belongings, own: await withEverything(shop, other) };
    withLess = await Promise.all(
      WITH_LESS.map(async (kind) => {
        const caller = await createCaller(shop, kind, owner);
        return { ...caller, own: ownOf(caller) };
      }),
    );
  });

  it('every argument that names something is entered in id-arguments.ts', () => {
    const unknown = ARGUMENTS.filter((argument) => meaningOf(argument) === undefined);
    expect(unknown.map(({ operation, path }) => `${operation.name} ${path.join('.')}`)).toEqual([]);
    const found = new Set(ARGUMENTS.map(meaningOf));
    expect(PERSONAL.filter((kind) => !found.has(kind))).toEqual([]);
  });

  /** Everything of a member's, as it stands in the database. */
  const rowsOf = async (headers: Caller['headers']) => {
    const userId = headers['x-ishop-api-userid'] ?? '';
    const { accountId } = await database()
      .selectFrom('users')
      .select('account_id as accountId')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const orders = sql`(select id from orders where user_id = ${userId})`;
    const lists = sql`(select id from wishlists where user_id = ${userId})`;
    const classLists = sql`(select id from class_lists where user_id = ${userId})`;
    const conditions = {
      accounts: sql`id = ${accountId}`,
      passkeys: sql`account_id = ${accountId}`,
      users: sql`id = ${userId}`,
      sessions: sql`user_id = ${userId}`,
      addresses: sql`user_id = ${userId}`,
      carts: sql`user_id = ${userId}`,
      cart_lines: sql`cart_id in (select id from carts where user_id = ${userId})`,
      wallet_sessions: sql`cart_id in (select id from carts where user_id = ${userId})`,
      orders: sql`user_id = ${userId}`,
      returns: sql`order_id in ${orders}`,
      return_images: sql`order_id in ${orders}`,
      return_drafts: sql`order_id in ${orders}`,
      withdrawals: sql`order_id in ${orders}`,
      certificates: sql`user_id = ${userId}`,
      class_lists: sql`user_id = ${userId}`,
      class_list_entries: sql`class_list_id in ${classLists}`,
      wishlists: sql`user_id = ${userId}`,
      wishlist_entries: sql`wishlist_id in ${lists}`,
      wishlist_links: sql`wishlist_id in ${lists}`,
      wishlist_invitations: sql`wishlist_id in ${lists}`,
      wishlist_members: sql`wishlist_id in ${lists}`,
      wishlist_comments: sql`entry_id in (select id from wishlist_entries where wishlist_id in ${lists})`,
    };
    const each = Object.entries(conditions).map(
      ([table, condition]) =>
        sql`(select coalesce(json_agg(row), '[]') from (select * from ${sql.table(table)} where ${condition} order by 1) row) as ${sql.id(table)}`,
    );
    const { rows } = await sql<Readonly<Record<string, unknown>>>`select ${sql.join(each)}`.execute(database());
    return rows[0];
  };

  const ownOf = ({ belongings: { cartId, addressId, orderId, listId, entryId } }: Caller): Partial<Ids> => ({
    cart: cartId,
    address: addressId,
    order: orderId,
    list: listId,
    entry: entryId,
  });
  /** What stands in an argument that is not the one that is tried: the asker's own thing of that kind; undefined where it stays as it is. */
  const ownValueOf = (argument: IdArgument, own: Partial<Ids>): string | undefined => {
    const meaning = meaningOf(argument);
    if (meaning === 'key') return `key-of-a-form-${asked}`;
    return argument.path.at(-1) === 'images' ? undefined : own[meaning as Personal];
  };
  /** The asker's own things in every argument, but one. */
  const variablesWith = ({ operation, path }: IdArgument, tried: unknown, { belongings, own }: Asker): Json => {
    if (operation.name === 'cart_update') return { data: cartUpdate(path, tried, belongings.cartId) };
    const given = variablesOf(operation, belongings, `nobody.${asked}@example.com`);
    let variables: Json = { ...given, ...TEMPLATES[operation.name] };
    for (const other of idArgumentsOf(operation)) {
      const value = ownValueOf(other, own);
      if (value !== undefined && (other.path[0] ?? '') in variables)
        variables = withValue(variables, other.path, value) as Json;
    }
    return withValue(variables, path, path.at(-1) === 'images' ? [tried] : tried) as Json;
  };
  const cartUpdate = (path: readonly string[], tried: unknown, cartId: string) => {
    if (path.at(-1) === 'cartId') return { cartId: tried, ops: [{ addPosition: { itemId: 'pen', quantity: 1 } }] };
    const change = path.at(-1) === 'positionId' ? { positionId: tried, quantity: 7 } : tried;
    return { cartId, ops: [{ [path.at(-2) === 'ops' ? 'removePosition' : 'changeQuantity']: change }] };
  };

  const answerTo = async (argument: IdArgument, tried: string, asker: Asker): Promise<string> => {
    asked += 1;
    await database().deleteFrom('rate_limits').execute();
    const body = requestWith(argument.operation, variablesWith(argument, tried, asker));
    const response = await shop.post(body, asker.headers);
    return (await response.text()).replaceAll(tried, 'ID');
  };
  /** What came out: of a question everything, of a change whether it was done; what is made anew has new ids. */
  const outcomeOf = ({ operation }: IdArgument, text: string): unknown => {
    const { data, errors } = JSON.parse(text) as { data?: { answer: unknown }; errors?: { message: string }[] };
    if (errors !== undefined) return errors.map(({ message }) => message);
    const answer = data?.answer;
    return operation.isChange && isRecord(answer)
      ? { successful: answer.successful, refusal: answer.generalErrorMessage }
      : answer;
  };

  /** The id of its own kind, and those that people get to see most. */
  const triedAs = (argument: IdArgument): readonly Personal[] =>
    PERSONAL.filter((kind) => kind === meaningOf(argument) || COMMON.includes(kind));

  const tryForeignIds = async (argument: IdArgument, asker: Asker, kinds: readonly Personal[]): Promise<void> => {
    const nothing = outcomeOf(argument, await answerTo(argument, NOBODYS, asker));
    for (const kind of kinds) {
      // Whoever has the hash of a return may open it; cut or with another order's proof it is none.
      const [hash, proof] = [foreign.returnHash, stranger.own.returnHash ?? ''];
      const tried = kind === 'returnHash' ? `${hash.split('.')[0]}.${proof.split('.')[1]}` : foreign[kind];
      const text = await answerTo(argument, tried, asker);
      expect(text, kind).not.toContain(OWNERS_MARK);
      expect(outcomeOf(argument, text), kind).toEqual(nothing);
    }
  };

  const asksAbout = ARGUMENTS.filter((argument) => !['public', 'key'].includes(meaningOf(argument) ?? 'public'));
  it.each(asksAbout.map((argument) => [`${argument.operation.name} ${argument.path.join('.')}`, argument] as const))(
    '%s: a foreign id is one that does not exist',
    async (_name, argument) => {
      const before = untouched ?? (await rowsOf(owner.shopper.headers));
      await tryForeignIds(argument, stranger, triedAs(argument));
      // Where a secret is asked for, an id that people get to see takes its place.
      const [kind = 'order'] = PERSONAL.filter((one) => one === meaningOf(argument));
      for (const asker of withLess) await tryForeignIds(argument, asker, [kind]);
      untouched = await rowsOf(owner.shopper.headers);
      expect(untouched).toEqual(before);
    },
  );

  it('own ids open something to the member: for each kind of thing there is an operation that answers otherwise than of nothing', async () => {
    const opening = new Set<Personal>();
    // Last of all the own login, which ends by it.
    const isLast = (argument: IdArgument): boolean => meaningOf(argument) === 'session';
    for (const argument of [...asksAbout.filter((one) => !isLast(one)), ...asksAbout.filter(isLast)]) {
      const kind = PERSONAL.find((one) => one === meaningOf(argument));
      if (kind === undefined || opening.has(kind)) continue;
      const ask = async (id: string) => ({
        outcome: outcomeOf(argument, await answerTo(argument, id, stranger)),
        rows: await rowsOf(stranger.headers),
      });
      const [nothing, found] = [await ask(NOBODYS), await ask(stranger.own[kind] ?? '')];
      if (!isDeepStrictEqual(found, nothing)) opening.add(kind);
    }
    // A proof of a school is for who registers, and not for members: http/certificates.test.ts.
    expect(PERSONAL.filter((kind) => !opening.has(kind))).toEqual(['certificate']);
  });
});
