// A password that is changed while somebody else's form with the old one is being checked: that form changes nothing any more.

import { beforeEach, expect, it } from 'vitest';
import { insertAccount } from '../support/accounts.ts';
import { afterFirstRead } from '../support/after-first-read.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { createFreshShop, createTestShop, type TestShop } from '../support/test-shop.ts';

const OLD = 'altes-passwort';
const OWNERS = 'des-inhabers-neues';
const THIEFS = 'des-diebes-neues';
const CHANGE =
  'mutation($c:String!,$n:String!){answer:changePassword(currentPassword:$c,newPassword:$n,newPasswordRepeated:$n){successful fieldErrors{errorMessage}}}';
const DELETE =
  'mutation($c:String!){answer:deleteCurrentCustomerAccount(currentPassword:$c){successful fieldErrors{errorMessage}}}';
const WRONG = { data: { answer: { successful: false, fieldErrors: [{ errorMessage: 'passwordWrong' }] } } };
let people = 0;

describeOnADatabase('A password that is changed while a form with the old one is checked (ASVS 15.4.2)', (database) => {
  let shop: TestShop;
  let id: string;
  let email: string;

  beforeEach(async () => {
    shop = await createFreshShop(database());
    people += 1;
    id = `changed-meanwhile-${people}`;
    email = `meanwhile.${people}@example.com`;
    await insertAccount(database(), { id, email, password: OLD });
  });

  const logIn = async (password = OLD): Promise<string | null> => {
    const { login } = await (await createShopper(shop)).call<{ login: { jwt: string | null } }>(
      'mutation($e:String!,$p:String!){login(email:$e,password:$p){jwt}}',
      { e: email, p: password },
    );
    return login.jwt;
  };
  const send = async (host: TestShop, jwt: string | null, query: string, newPassword?: string): Promise<unknown> => {
    const variables = { c: OLD, ...(newPassword === undefined ? {} : { n: newPassword }) };
    return (await host.post({ query, variables }, { 'x-jwt': jwt ?? '' })).json();
  };
  /** A shop where something happens when the hash of a password was read and before it is compared. */
  const meanwhile = (act: () => Promise<unknown>): TestShop =>
    createTestShop(afterFirstRead(database(), act, 'password_hash'));
  const account = () =>
    database()
      .selectFrom('accounts')
      .select(['password_hash', 'deletion_due_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it.each([
    ['sets no password', CHANGE, THIEFS],
    ['has no account deleted', DELETE, undefined],
  ])('%s by a login that it has ended', async (_case, query, newPassword) => {
    const [owners, thiefs] = [await logIn(), await logIn()];
    const slow = meanwhile(() => send(shop, owners, CHANGE, OWNERS));
    expect(await send(slow, thiefs, query, newPassword)).toMatchObject({
      errors: [{ message: 'ishop.api.error.revoked_token', extensions: { code: 'REVOKED_TOKEN' } }],
    });
    expect((await account()).deletion_due_at).toBeNull();
    expect(await logIn(OWNERS)).not.toBeNull();
    expect(await logIn(THIEFS)).toBeNull();
  });

  it.each([
    ['sets no other password', CHANGE, THIEFS],
    ['has no account deleted', DELETE, undefined],
  ])('%s with the old one, in the very login that has changed it', async (_case, query, newPassword) => {
    const own = await logIn();
    const slow = meanwhile(() => send(shop, own, CHANGE, OWNERS));
    expect(await send(slow, own, query, newPassword)).toEqual(WRONG);
    expect((await account()).deletion_due_at).toBeNull();
    expect(await logIn(OWNERS)).not.toBeNull();
  });

  it('is changed once by a form that comes twice at the same moment', async () => {
    const own = await logIn();
    let first: unknown;
    let kept: string | undefined;
    const slow = meanwhile(async () => {
      first = await send(shop, own, CHANGE, OWNERS);
      kept = (await account()).password_hash;
    });
    const second = await send(slow, own, CHANGE, OWNERS);
    expect([first, second]).toEqual([1, 2].map(() => ({ data: { answer: { successful: true, fieldErrors: [] } } })));
    expect((await account()).password_hash).toBe(kept);
  });

  it('is not asked for once the login has been left', async () => {
    const own = await logIn();
    const slow = meanwhile(() => send(shop, own, 'mutation{logout}'));
    expect(await send(slow, own, CHANGE, THIEFS)).toMatchObject({ errors: [{ extensions: { isLoggedOut: true } }] });
    expect(await logIn()).not.toBeNull();
  });
});
