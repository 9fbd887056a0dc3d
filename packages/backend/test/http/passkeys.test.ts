import { generateKeyPairSync } from 'node:crypto';
import { PASSKEY_CHALLENGE_MS, PASSKEY_MESSAGES, PASSKEYS_MAX } from '@tornister/domain/passkeys';
import { beforeEach, describe, expect, it } from 'vitest';
import { take } from '../../src/limits/limiter.ts';
import { SPARE_LOGINS_FROM_ADDRESS, WRONG_LOGINS_FROM_ADDRESS } from '../../src/limits/limits.ts';
import { cheapHash, insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { softwareAuthenticator, type Twist } from '../support/software-authenticator.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const PASSWORD = 'lernen123';
const ORIGIN = 'http://de.localhost:3000';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const passwordHash = cheapHash(PASSWORD);

type Done = {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly errorMessage: string }[];
};
type Options = Done & { readonly options: string | null };
type Login = { readonly successfull: boolean; readonly errorMessage: string | null; readonly jwt: string | null };
type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly lastUsedAt: string | null;
};
const DONE = 'successful generalErrorMessage fieldErrors{fieldName errorMessage}';

let people = 0;

describeOnADatabase('Passkeys (WebAuthn Level 3)', (database) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  /** A browser of somebody with an account of their own. */
  const aMember = async () => {
    people += 1;
    const email = `passkey.${people}@example.com`;
    await insertAccount(database(), { id: `passkey-account-${people}`, email, password_hash: await passwordHash });
    return { accountId: `passkey-account-${people}`, email, browser: await aBrowserOf(email) };
  };
  const aBrowser = async (): Promise<Shopper> => {
    const browser = await createShopper(shop);
    browser.headers['x-user-agent'] = FIREFOX;
    return browser;
  };
  const aBrowserOf = async (email: string): Promise<Shopper> => {
    const browser = await aBrowser();
    const { login } = await browser.call<{ login: { jwt: string } }>(
      'mutation($email:String!,$password:String!){login(email:$email,password:$password){jwt}}',
      { email, password: PASSWORD },
    );
    browser.headers['x-jwt'] = login.jwt;
    return browser;
  };
  const optionsFor = async (browser: Shopper, proof: Readonly<Record<string, string>>): Promise<Options> =>
    (
      await browser.call<{ passkeyRegistrationOptions: Options }>(
        `mutation($p:String,$c:String){passkeyRegistrationOptions(currentPassword:$p,credential:$c){${DONE} options}}`,
        { p: proof.currentPassword, c: proof.credential },
      )
    ).passkeyRegistrationOptions;
  const register = async (browser: Shopper, credential: string): Promise<Done> =>
    (
      await browser.call<{ registerPasskey: Done }>(`mutation($c:String!){registerPasskey(credential:$c){${DONE}}}`, {
        c: credential,
      })
    ).registerPasskey;
  const begin = async (browser: Shopper): Promise<string> =>
    (await optionsFor(browser, { currentPassword: PASSWORD })).options ?? '';
  const addTo = async (browser: Shopper) => {
    const device = softwareAuthenticator(ORIGIN);
    expect(await register(browser, device.make(await begin(browser)))).toMatchObject({ successful: true });
    return device;
  };
  const challenge = async (browser: Shopper): Promise<string> =>
    (await browser.call<{ passkeyLoginOptions: string }>('mutation{passkeyLoginOptions}')).passkeyLoginOptions;
  const logIn = async (browser: Shopper, credential: string): Promise<Login> =>
    (
      await browser.call<{ loginWithPasskey: Login }>(
        'mutation($c:String!){loginWithPasskey(credential:$c){successfull errorMessage jwt}}',
        { c: credential },
      )
    ).loginWithPasskey;
  const passkeysOf = async (browser: Shopper): Promise<readonly Passkey[]> =>
    (await browser.call<{ getPasskeys: readonly Passkey[] }>('{getPasskeys{id name host lastUsedAt}}')).getPasskeys;
  const subjectsTo = async (email: string): Promise<readonly string[]> => {
    await shop.flush();
    const mails = await database().selectFrom('mails').selectAll().where('recipient', '=', email).execute();
    return mails.map(({ subject }) => subject).sort();
  };
  const refusedWith = (message: string) => ({ successful: false, generalErrorMessage: message, fieldErrors: [] });
  const whoIs = async (browser: Shopper, jwt: string | null): Promise<string | undefined> => {
    const answer = await shop.post({ query: '{getCustomerInfo{email}}' }, { ...browser.headers, 'x-jwt': jwt ?? '' });
    return /"email":"([^"]+)"/.exec(await answer.text())?.[1];
  };

  describe('adding one', () => {
    it('needs the password once more, tells the owner by mail and names the passkey after the browser', async () => {
      const { browser, email } = await aMember();
      await addTo(browser);
      expect(await passkeysOf(browser)).toEqual([
        { id: expect.any(String), name: 'Firefox, Linux', host: 'de.localhost', lastUsedAt: null },
      ]);
      expect(await subjectsTo(email)).toEqual(['Neuer Passkey für Ihr Konto bei Tornister']);
    });

    it('is refused without the password, or with a wrong one', async () => {
      const { browser } = await aMember();
      for (const [currentPassword, errorMessage] of [
        ['', 'requiredField'],
        ['geraten', 'passwordWrong'],
      ] as const)
        expect(await optionsFor(browser, { currentPassword })).toEqual({
          successful: false,
          generalErrorMessage: null,
          fieldErrors: [{ fieldName: 'currentPassword', errorMessage }],
          options: null,
        });
    });

    it('lets ten wrong passwords be tried', async () => {
      const { browser } = await aMember();
      for (let tries = 0; tries < 10; tries += 1) await optionsFor(browser, { currentPassword: 'geraten' });
      await expect(optionsFor(browser, { currentPassword: PASSWORD })).rejects.toThrow('TOO_MANY_REQUESTS');
    });

    it('takes a passkey of the account for the password, and none of another account', async () => {
      const { browser } = await aMember();
      const stranger = await aMember();
      const own = await addTo(browser);
      const foreign = await addTo(stranger.browser);
      expect(await optionsFor(browser, { credential: own.use(await challenge(browser)) })).toMatchObject({
        successful: true,
      });
      expect(await optionsFor(browser, { credential: foreign.use(await challenge(browser)) })).toMatchObject(
        refusedWith(PASSKEY_MESSAGES.otherAccount),
      );
    });

    it('asks the authenticator for a key that finds itself, with the user verified, and not for a second one', async () => {
      const { browser } = await aMember();
      const device = await addTo(browser);
      expect(JSON.parse(await begin(browser))).toMatchObject({
        rp: { id: 'de.localhost', name: 'Tornister' },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [{ id: device.id }],
      });
    });

    it('answers each challenge once, in its own login, within five minutes', async () => {
      const { browser, email } = await aMember();
      const refused = refusedWith(PASSKEY_MESSAGES.notAccepted);
      const device = softwareAuthenticator(ORIGIN);
      const first = device.make(await begin(browser));
      expect(await register(browser, first)).toMatchObject({ successful: true });
      expect(await register(browser, first)).toEqual(refused);

      const elsewhere = await aBrowserOf(email);
      expect(await register(elsewhere, softwareAuthenticator(ORIGIN).make(await begin(browser)))).toEqual(refused);

      const late = softwareAuthenticator(ORIGIN).make(await begin(browser));
      shop.pass(PASSKEY_CHALLENGE_MS - 1);
      expect(await register(browser, late)).toMatchObject({ successful: true });
      const tooLate = softwareAuthenticator(ORIGIN).make(await begin(browser));
      shop.pass(PASSKEY_CHALLENGE_MS);
      expect(await register(browser, tooLate)).toEqual(refused);
    });

    it.each<[string, Twist]>([
      ['made at another origin', { origin: 'http://de.localhost.evil.example' }],
      ['made at another port of this computer', { origin: 'http://de.localhost:4000' }],
      ['that nobody was verified for', { isVerified: false }],
      ['that is the answer of a login', { type: 'webauthn.get' }],
      ['with a certificate that somebody would have to fetch', { hasCertificate: true }],
    ])('refuses a key %s', async (_what, twist) => {
      const { browser } = await aMember();
      expect(await register(browser, softwareAuthenticator(ORIGIN).make(await begin(browser), twist))).toEqual(
        refusedWith(PASSKEY_MESSAGES.notAccepted),
      );
      expect(await passkeysOf(browser)).toEqual([]);
    });

    it.each(['', 'null', '{}', '[]', '{"id":"a"}', 'x'.repeat(30_000), JSON.stringify({ id: {} })])(
      'refuses what is no answer of an authenticator (%#)',
      async (credential) => {
        const { browser } = await aMember();
        expect(await register(browser, credential)).toEqual(refusedWith(PASSKEY_MESSAGES.notAccepted));
        expect((await logIn(browser, credential)).errorMessage).toBe(PASSKEY_MESSAGES.notAccepted);
      },
    );

    it('takes no challenge of a login, and a login none of these', async () => {
      const { browser } = await aMember();
      const device = await addTo(browser);
      const { challenge: ofLogin } = JSON.parse(await challenge(browser));
      const options = JSON.parse(await begin(browser));
      const other = softwareAuthenticator(ORIGIN);
      expect((await register(browser, other.make(JSON.stringify({ ...options, challenge: ofLogin })))).successful).toBe(
        false,
      );
      const answered = device.use(JSON.stringify({ rpId: 'de.localhost', challenge: options.challenge }));
      expect((await logIn(browser, answered)).errorMessage).toBe(PASSKEY_MESSAGES.notAccepted);
    });

    it('is done once when the same key comes twice, also for another account', async () => {
      const { browser } = await aMember();
      const device = await addTo(browser);
      const again = refusedWith(PASSKEY_MESSAGES.alreadyRegistered);
      expect(await register(browser, device.make(await begin(browser)))).toEqual(again);
      const { browser: stranger } = await aMember();
      expect(await register(stranger, device.make(await begin(stranger)))).toEqual(again);
    });

    it('ends with the 20th, also when several come at once', async () => {
      const { browser } = await aMember();
      for (let added = 0; added < PASSKEYS_MAX - 1; added += 1) await addTo(browser);
      const made = [];
      for (let n = 0; n < 3; n += 1) made.push(softwareAuthenticator(ORIGIN).make(await begin(browser)));
      const answers = await Promise.all(made.map((credential) => register(browser, credential)));
      expect(answers.map(({ generalErrorMessage }) => generalErrorMessage ?? 'added').sort()).toEqual([
        'added',
        PASSKEY_MESSAGES.tooMany,
        PASSKEY_MESSAGES.tooMany,
      ]);
    });
  });

  describe('logging in with one', () => {
    it('lets the owner in from any browser, without a name or a password, and says when', async () => {
      const { browser, email } = await aMember();
      const device = await addTo(browser);
      const elsewhere = await aBrowser();
      const options = await challenge(elsewhere);
      expect(JSON.parse(options)).toMatchObject({ rpId: 'de.localhost', userVerification: 'required' });
      expect(JSON.parse(options).allowCredentials ?? []).toEqual([]);
      const login = await logIn(elsewhere, device.use(options));
      expect(login).toMatchObject({ successfull: true, errorMessage: null });
      expect(await whoIs(elsewhere, login.jwt)).toBe(email);
      expect((await passkeysOf(browser))[0]?.lastUsedAt).not.toBeNull();
    });

    it('refuses an answer that was shown before, that came late, or that another browser was asked for', async () => {
      const { browser } = await aMember();
      const device = await addTo(browser);
      const visitor = await aBrowser();
      const refused = { successfull: false, errorMessage: PASSKEY_MESSAGES.notAccepted, jwt: null };
      const answered = device.use(await challenge(visitor));
      expect((await logIn(visitor, answered)).successfull).toBe(true);
      expect(await logIn(visitor, answered)).toEqual(refused);

      const stolen = device.use(await challenge(visitor));
      expect(await logIn(await aBrowser(), stolen)).toEqual(refused);
      expect(await logIn(visitor, stolen)).toEqual(refused);

      const intime = device.use(await challenge(visitor));
      shop.pass(PASSKEY_CHALLENGE_MS - 1);
      expect((await logIn(visitor, intime)).successfull).toBe(true);
      const late = device.use(await challenge(visitor));
      shop.pass(PASSKEY_CHALLENGE_MS);
      expect(await logIn(visitor, late)).toEqual(refused);
    });

    it('lets one of two in who show the same answer at the same moment', async () => {
      const { browser } = await aMember();
      const device = await addTo(browser);
      const visitor = await aBrowser();
      const answered = device.use(await challenge(visitor));
      const logins = await Promise.all([logIn(visitor, answered), logIn(visitor, answered)]);
      expect(logins.filter(({ successfull }) => successfull)).toHaveLength(1);
    });

    it.each<[string, Twist]>([
      ['at another origin', { origin: 'https://evil.example' }],
      ['without a verified user', { isVerified: false }],
      ['with another key', { signWith: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
      ['for the name of another account', { userHandle: Buffer.from('somebody else').toString('base64url') }],
      ['as a new key', { type: 'webauthn.create' }],
    ])('refuses one that was signed %s', async (_how, twist) => {
      const { browser } = await aMember();
      const device = await addTo(browser);
      expect((await logIn(browser, device.use(await challenge(browser), twist))).errorMessage).toBe(
        PASSKEY_MESSAGES.notAccepted,
      );
    });

    it('refuses a counter that does not grow, as that of a copy, and lets those that count nothing in', async () => {
      const { browser } = await aMember();
      const device = await addTo(browser);
      const visitor = await aBrowser();
      const withCounter = async (counter: number): Promise<boolean> =>
        (await logIn(visitor, device.use(await challenge(visitor), { counter }))).successfull;
      expect([await withCounter(0), await withCounter(0)]).toEqual([true, true]);
      expect([await withCounter(5), await withCounter(5), await withCounter(4), await withCounter(0)]).toEqual([
        true,
        false,
        false,
        false,
      ]);
      expect(await withCounter(6)).toBe(true);
    });

    it('says that a passkey is unknown when it was removed, with its account too, or belongs to another host', async () => {
      const { browser, accountId, email } = await aMember();
      const removed = await addTo(browser);
      const [passkey] = await passkeysOf(browser);
      await browser.call('mutation($id:ID!){removePasskey(id:$id){successful}}', { id: passkey?.id });
      expect((await logIn(browser, removed.use(await challenge(browser)))).errorMessage).toBe(PASSKEY_MESSAGES.unknown);

      const device = await addTo(browser);
      const austria = await aBrowser();
      austria.headers['x-shop-base-url'] = 'http://at.localhost:3000';
      const carried = device.use(await challenge(austria), { origin: 'http://at.localhost:3000' });
      expect((await logIn(austria, carried)).errorMessage).toBe(PASSKEY_MESSAGES.unknown);

      const visitor = await aBrowser();
      await database().deleteFrom('users').where('account_id', '=', accountId).execute();
      await database().deleteFrom('accounts').where('email', '=', email).execute();
      expect((await logIn(visitor, device.use(await challenge(visitor)))).errorMessage).toBe(PASSKEY_MESSAGES.unknown);
    });

    it('lets an account of consumers in at their shops only', async () => {
      const { browser } = await aMember();
      const device = await addTo(browser);
      const school = await aBrowser();
      school.headers['x-shop-store'] = 'b2b';
      expect((await logIn(school, device.use(await challenge(school)))).errorMessage).toBe(PASSKEY_MESSAGES.unknown);
    });

    it('lets 100 wrong answers be tried from one address, and counts no right one', async () => {
      const { browser } = await aMember();
      const device = await addTo(browser);
      const visitor = await aBrowser();
      await logIn(visitor, device.use(await challenge(visitor)));
      for (let tries = 0; tries < 100; tries += 1) await logIn(visitor, '{}');
      await expect(logIn(visitor, device.use(await challenge(visitor)))).rejects.toThrow('TOO_MANY_REQUESTS');
    });

    it('lets a passkey in where others have guessed passwords', async () => {
      const { browser } = await aMember();
      const device = await addTo(browser);
      const visitor = await aBrowser();
      const address = visitor.headers['x-forwarded-for'] ?? expect.fail('no address');
      for (const limit of [WRONG_LOGINS_FROM_ADDRESS, SPARE_LOGINS_FROM_ADDRESS])
        for (let tries = 0; tries < limit.most; tries += 1) await take(shop.services, limit, address);
      expect((await logIn(visitor, device.use(await challenge(visitor)))).successfull).toBe(true);
    });

    it('writes 300 challenges down for one address', async () => {
      const browser = await aBrowser();
      for (let asked = 0; asked < 300; asked += 1) await challenge(browser);
      await expect(challenge(browser)).rejects.toThrow('TOO_MANY_REQUESTS');
    });
  });

  describe('keeping them', () => {
    it('names and removes the own ones only, and tells the owner what is gone; the password stays', async () => {
      const { browser, email } = await aMember();
      const { browser: stranger } = await aMember();
      await addTo(browser);
      const [passkey] = await passkeysOf(browser);
      const rename = (by: Shopper, name: string) =>
        by.call<{ renamePasskey: Done }>(`mutation($id:ID!,$name:String!){renamePasskey(id:$id,name:$name){${DONE}}}`, {
          id: passkey?.id,
          name,
        });
      const remove = (by: Shopper) =>
        by.call('mutation($id:ID!){removePasskey(id:$id){successful}}', { id: passkey?.id });
      await rename(stranger, 'Meiner');
      await remove(stranger);
      expect((await rename(browser, ' ')).renamePasskey.fieldErrors).toEqual([
        { fieldName: 'name', errorMessage: 'requiredField' },
      ]);
      expect((await passkeysOf(browser)).map(({ name }) => name)).toEqual(['Firefox, Linux']);
      await rename(browser, ' Schul-Laptop ');
      expect((await passkeysOf(browser)).map(({ name }) => name)).toEqual(['Schul-Laptop']);
      await remove(browser);
      await remove(browser);
      expect(await passkeysOf(browser)).toEqual([]);
      expect(await subjectsTo(email)).toEqual([
        'Ein Passkey Ihres Kontos bei Tornister wurde entfernt',
        'Neuer Passkey für Ihr Konto bei Tornister',
      ]);
      expect((await aBrowserOf(email)).headers['x-jwt']).toBeTruthy();
    });

    it('keeps them when the password changes, which ends the logins that they have made', async () => {
      const { browser, email } = await aMember();
      const device = await addTo(browser);
      const elsewhere = await aBrowser();
      const { jwt } = await logIn(elsewhere, device.use(await challenge(elsewhere)));
      await browser.call(
        'mutation($c:String!,$n:String!){changePassword(currentPassword:$c,newPassword:$n,newPasswordRepeated:$n){successful}}',
        { c: PASSWORD, n: 'neues-passwort' },
      );
      expect(await whoIs(elsewhere, jwt)).toBeUndefined();
      const again = await logIn(elsewhere, device.use(await challenge(elsewhere)));
      expect(await whoIs(elsewhere, again.jwt)).toBe(email);
    });
  });
});
