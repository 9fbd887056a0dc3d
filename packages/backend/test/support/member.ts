// Somebody with an account who has logged in, as the shop host keeps the login, and people who have joined a list.

import type { Database } from '../../src/database/database.ts';
import { insertAccount } from './accounts.ts';
import { createShopper, type Shopper } from './shopper.ts';
import type { TestShop } from './test-shop.ts';

export const LOGIN = 'mutation($email:String!){login(email:$email,password:"lernen123"){jwt userId}}';

/** Opens an account and logs in; the first name tells members apart. */
export const createMember = async (shop: TestShop, database: Database, firstName = 'Mia'): Promise<Shopper> => {
  const shopper = await createShopper(shop);
  await insertAccount(database, { id: shopper.userId, email: shopper.email, first_name: firstName });
  const { login } = await shopper.call<{ login: { jwt: string; userId: string } }>(LOGIN, { email: shopper.email });
  shopper.headers['x-jwt'] = login.jwt;
  shopper.headers['x-ishop-api-userid'] = login.userId;
  return shopper;
};

/** People who have joined a list as readers. */
export const insertReaders = async (database: Database, list: string, count: number, now: number): Promise<void> => {
  const ids = Array.from({ length: count }, (_none, index) => `${list}-${index}`);
  await database
    .insertInto('users')
    .values(ids.map((id) => ({ id, created_at: now })))
    .execute();
  await database
    .insertInto('wishlist_members')
    .values(ids.map((id) => ({ id, wishlist_id: list, user_id: id, role: 'reader' as const, joined_at: now })))
    .execute();
};

export const MERGE_CARTS =
  'mutation($id:ID!){mergeCarts(cartId:$id){cart{id} hasBroughtGoods hasKeptOwnVoucher hasKeptOwnGift shortfall}}';

export type MergedCarts = {
  readonly cart: { readonly id: string };
  readonly hasBroughtGoods: boolean;
  readonly hasKeptOwnVoucher: boolean;
  readonly hasKeptOwnGift: boolean;
  readonly shortfall: string | null;
};

/** Logs a shopper into an account and merges the cart that was filled before, as the shop host does. */
export const enterWithCart = async (shopper: Shopper, email: string): Promise<MergedCarts> => {
  const { login } = await shopper.call<{ login: { jwt: string; userId: string } }>(LOGIN, { email });
  shopper.headers['x-jwt'] = login.jwt;
  const { mergeCarts } = await shopper.call<{ mergeCarts: MergedCarts }>(MERGE_CARTS, { id: shopper.cartId });
  shopper.headers['x-ishop-api-userid'] = login.userId;
  shopper.cartId = mergeCarts.cart.id;
  return mergeCarts;
};

/** The password of those who register in a test. */
const PASSWORD = 'rote-socke-7';

const logged = (shopper: Shopper, { jwt, userId }: { readonly jwt: string; readonly userId: string }): void => {
  shopper.headers['x-jwt'] = jwt;
  shopper.headers['x-ishop-api-userid'] = userId;
};

/** Registers a shopper under the own e-mail address; what was listed before comes along. */
export const register = async (shopper: Shopper): Promise<void> => {
  const { registerCustomer } = await shopper.call<{ registerCustomer: { jwt: string; userId: string } }>(
    'mutation($data:CustomerInput!){registerCustomer(data:$data){jwt userId}}',
    {
      data: {
        email: shopper.email,
        password: PASSWORD,
        passwordRepeated: PASSWORD,
        salutation: 'ms',
        firstName: 'Mia',
        lastName: 'Muster',
        honeypotField: '',
      },
    },
  );
  logged(shopper, registerCustomer);
};

/** Logs a shopper into the account of somebody who has registered, or became a member otherwise. */
export const logInAs = async (shopper: Shopper, email: string): Promise<void> => {
  const { login } = await shopper.call<{ login: { jwt: string; userId: string } }>(
    'mutation($email:String!,$password:String!){login(email:$email,password:$password){jwt userId}}',
    { email, password: PASSWORD },
  );
  logged(shopper, login);
};

/** Gives a shopper an account under the own e-mail address and logs in to it: for tests that are not about registering, whose costly hash they spare. */
export const becomeMember = async (shopper: Shopper, database: Database): Promise<void> => {
  const name = { first_name: 'Mia', last_name: 'Muster' };
  await insertAccount(database, { id: shopper.userId, email: shopper.email, password: PASSWORD, ...name });
  await logInAs(shopper, shopper.email);
};
