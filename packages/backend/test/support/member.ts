// Somebody with an account who has logged in, as the shop host keeps the login.

import type { Database } from '../../src/database/database.ts';
import { insertAccount } from './accounts.ts';
import { createShopper, type Shopper } from './shopper.ts';
import type { TestShop } from './test-shop.ts';

/** Opens an account and logs in; the first name tells members apart. */
export const createMember = async (shop: TestShop, database: Database, firstName = 'Mia'): Promise<Shopper> => {
  const shopper = await createShopper(shop);
  await insertAccount(database, { id: shopper.userId, email: shopper.email, first_name: firstName });
  const { login } = await shopper.call<{ login: { jwt: string; userId: string } }>(
    'mutation($email:String!){login(email:$email,password:"lernen123"){jwt userId}}',
    { email: shopper.email },
  );
  shopper.headers['x-jwt'] = login.jwt;
  shopper.headers['x-ishop-api-userid'] = login.userId;
  return shopper;
};
