// Login of members by e-mail and of business customers by customer number. Tries are counted before they are checked, and given back when
// they were right, so that correct logins are never counted against anybody.
// Source: spec 2 §3 "Auth state", §7 "login", §8 "Login and register result".

import { limitSubjectOf } from '@tornister/domain/calls';
import {
  characterCount,
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  tidyCustomerNumber,
  tidyEmail,
} from '@tornister/domain/forms';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import { err, ok, type Result } from 'neverthrow';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { giveBack, type Taken, take } from '../limits/limiter.ts';
import { WRONG_LOGINS_ON_KNOWN_DEVICE } from '../limits/limits.ts';
import { refuseExceeded, withinRateLimits } from '../limits/within-rate-limits.ts';
import { type AccountRow, enterAccount } from './enter-account.ts';
import { knownDeviceOf } from './known-device.ts';
import { countLoginTry } from './login-tries.ts';
import { tryPassword } from './passwords.ts';
import { isProvedHere } from './proved-at-address.ts';
import { logOutSession } from './user-token.ts';

/** Nobody says which of the two was wrong. */
const LOGIN_FAILED: Worded<readonly [members: string, business: string]> = {
  de: ['E-Mail-Adresse oder Passwort ist falsch.', 'Kundennummer oder Passwort ist falsch.'],
  en: ['The e-mail address or the password is wrong.', 'The customer number or the password is wrong.'],
};

export type Credentials = {
  readonly email?: string | null | undefined;
  readonly customerNumber?: string | null | undefined;
  readonly password: string;
  readonly stayLogged: boolean;
};

/** Under which name somebody logs in: a member's e-mail address, an institution's customer number. */
const nameOf = ({ storefront }: RequestContext, { email, customerNumber }: Credentials): string =>
  storefront.isB2b ? tidyCustomerNumber(customerNumber ?? '') : tidyEmail(email ?? '');

/** Logs in and answers the token; the same answer for a wrong password and an unknown account. */
export const logIn = async (
  context: RequestContext,
  credentials: Credentials,
): Promise<Result<Answer<'LoginResult'>, Refusal>> => {
  const name = nameOf(context, credentials);
  const { password } = credentials;
  if (
    name === '' ||
    name.length > EMAIL_MAX_LENGTH ||
    password === '' ||
    characterCount(password) > PASSWORD_MAX_LENGTH
  )
    return ok(refused(context));
  const account = await findAccount(context, name);
  const owner = await ownerSignOf(context, account);
  const tried = await tryPassword(account?.password_hash, password, () => countTry(context, name, owner));
  if (tried.isErr()) return err(tried.error);
  if (!tried.value.isRight || account === undefined) return ok(failed(context));
  await giveBack(context, tried.value.allowed);
  const entered = await enterAccount(context, {
    accountId: account.id,
    isLong: credentials.stayLogged,
    verifiedHash: account.password_hash,
  });
  if (entered === undefined) return ok(failed(context));
  context.log.info({ event: 'authn_login_success', accountId: account.id }, 'logged in');
  return ok({ successfull: true, fieldErrors: [], ...entered });
};

/** What tells the owner from those who guess: a mailed link that was just used at this address, or a browser that has logged in to the account before. */
const ownerSignOf = async (context: RequestContext, account: AccountRow | undefined): Promise<string | undefined> => {
  const { secrets, deviceToken, clientAddress, now } = context;
  // Asked for accounts that do not exist, too: the time that it takes must not tell them.
  const isProved = await isProvedHere(context, account?.id ?? '');
  if (account === undefined) return undefined;
  return isProved ? `mail ${limitSubjectOf(clientAddress)}` : knownDeviceOf(secrets, deviceToken, account.id, now());
};

/** Counts a try: with a sign of the owner against that alone, so that nobody's wrong tries shut an owner out. */
const countTry = async (
  context: RequestContext,
  name: string,
  owner: string | undefined,
): Promise<Result<readonly Taken[], Refusal>> => {
  const { database, clientAddress } = context;
  if (owner !== undefined)
    return withinRateLimits(context, database, [[WRONG_LOGINS_ON_KNOWN_DEVICE, `${name} ${owner}`]]);
  const counted = await countLoginTry(
    { take: (limit, subject) => take(context, limit, subject), giveBack: (taken) => giveBack(context, taken) },
    { name, clientAddress },
  );
  return counted.isOk() ? ok(counted.value) : refuseExceeded(context, counted.error, BY_MAIL);
};

/** The way in where others have used up what may be tried. */
const BY_MAIL: Worded<string> = {
  de: 'Sofort hinein kommen Sie mit einem neuen Passwort: Lassen Sie sich einen Link dafür an Ihre E-Mail-Adresse schicken.',
  en: 'To get in at once, set a new password: have a link for that sent to your e-mail address.',
};

/** Ends the session of the request's token. */
export const logOut = async ({ visitor, database, now, log }: RequestContext): Promise<boolean> => {
  if (visitor.login === undefined) return false;
  await logOutSession(database, visitor.login.sessionId, now());
  log.info({ event: 'authn_logout' }, 'logged out');
  return true;
};

const failed = (context: RequestContext): Answer<'LoginResult'> => {
  context.log.warn({ event: 'authn_login_fail' }, 'login refused');
  return refused(context);
};

const refused = ({ storefront }: RequestContext): Answer<'LoginResult'> => ({
  successfull: false,
  errorMessage: inLanguage(LOGIN_FAILED, storefront.language)[storefront.isB2b ? 1 : 0],
  fieldErrors: [],
});

/** The account of a name in lower case: the business shop knows its customers by their number, the others by their e-mail. */
const findAccount = ({ database, storefront }: RequestContext, name: string): Promise<AccountRow | undefined> =>
  database
    .selectFrom('accounts')
    .selectAll()
    .where(storefront.isB2b ? 'customer_number' : 'email', '=', name)
    .where('kind', '=', storefront.isB2b ? 'business' : 'member')
    .executeTakeFirst();
