// Somebody logs in or out in one tab while another tab of the same browser is in the middle of something: either is done whole, and nothing is lost.

import { beforeAll, expect, it } from 'vitest';
import { UNDER_WAY_MS } from '../../src/auth/user-token.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { becomeMember } from '../support/member.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const RUNS = 6;
const PASSWORD = 'rote-socke-7';
const LOGIN = 'mutation($email:String!,$password:String!){entered:login(email:$email,password:$password){jwt userId}}';
const MERGE = 'mutation($id:ID!){mergeCarts(cartId:$id){cart{id}}}';
const SAVE = 'mutation($address:AddressInput!){addShippingAddress(address:$address){successful}}';

type Entered = { readonly entered: { readonly jwt: string; readonly userId: string } };

describeOnEachDatabase('A change of who is there, in the middle of something (spec 2 §4, §6)', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', stock: 1_000 }, { id: 'ruler', stock: 1_000 });
  });

  const open = async (): Promise<Shopper> => {
    shop = await createFreshShop(database());
    // What a request brings is what stood in the cookies when it left.
    return createShopper({ post: (body, headers) => shop.post(body, { ...headers }) });
  };
  const aMember = async (): Promise<Shopper> => {
    const shopper = await open();
    await becomeMember(shopper, database());
    return shopper;
  };
  /** What became of it: done, or the code that it was refused with. */
  const outcome = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: Error) => error.message.split(':')[0] ?? '',
    );

  it('a login while goods are on their way into the basket takes them along, or refuses them so that they are put in again', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const { email } = await aMember();
      const shopper = await open();
      await shopper.add('pen', 2);
      const { entered } = await shopper.call<Entered>(LOGIN, { email, password: PASSWORD });
      const add = () => outcome(shopper.add('ruler', 3));
      const early = run % 2 === 0 ? add() : undefined;
      shopper.headers['x-jwt'] = entered.jwt;
      const merging = shopper.call<{ mergeCarts: { cart: { id: string } } }>(MERGE, { id: shopper.cartId });
      const added = await (early ?? add());
      const { mergeCarts } = await merging;
      expect(['done', 'CART_NOT_FOUND']).toContain(added);
      shopper.headers['x-ishop-api-userid'] = entered.userId;
      shopper.cartId = mergeCarts.cart.id;
      const { positions } = await shopper.cart();
      const goods = Object.fromEntries(positions.map(({ itemId, quantity }) => [itemId, quantity]));
      expect(goods).toEqual(added === 'done' ? { pen: 2, ruler: 3 } : { pen: 2 });
    }
  });

  it('an answer that was under way when the next login took the place of its own says that nobody has to be warned', async () => {
    const ada = await aMember();
    const shopper = await open();
    const logIn = async (): Promise<void> => {
      const { entered } = await shopper.call<Entered>(LOGIN, { email: ada.email, password: PASSWORD });
      shopper.headers['x-jwt'] = entered.jwt;
    };
    await shopper.add('pen', 1);
    await shopper.becomeGuest();
    for (const next of [shopper.becomeGuest, logIn, logIn]) {
      const former = { ...shopper.headers };
      await next();
      const said = async () => {
        const answer = await shop.post({ query: '{getCustomerInfo{userId}}' }, former);
        const { errors } = (await answer.json()) as { readonly errors: readonly { readonly extensions: unknown }[] };
        return errors[0]?.extensions;
      };
      const replaced = { code: 'REVOKED_TOKEN', isLoggedOut: true };
      shop.pass(UNDER_WAY_MS - 1);
      expect(await said()).toMatchObject({ ...replaced, isJustNow: true });
      shop.pass(1);
      expect(await said()).toMatchObject(replaced);
      expect(await said()).not.toHaveProperty('isJustNow');
    }
  });

  it('a logout while an address is saved: it stands in the book, or nobody is told that it does', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const ada = await aMember();
      const save = (city: string): Promise<string> => outcome(ada.call(SAVE, { address: { ...ADDRESS, city } }));
      const acts = [() => save('Währenddessen'), () => ada.call('mutation{logout}').then(() => 'out')];
      const [first, second] = await Promise.all((run % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      const saved = run % 2 === 0 ? first : second;
      expect(['done', 'REVOKED_TOKEN']).toContain(saved);
      expect(await save('Danach')).toBe('REVOKED_TOKEN');
      const rows = await database()
        .selectFrom('addresses')
        .innerJoin('users', 'users.id', 'addresses.user_id')
        .innerJoin('accounts', 'accounts.id', 'users.account_id')
        .select('city')
        .where('accounts.email', '=', ada.email)
        .execute();
      expect(rows.map(({ city }) => city)).toEqual(saved === 'done' ? ['Währenddessen'] : []);
    }
  });
});
