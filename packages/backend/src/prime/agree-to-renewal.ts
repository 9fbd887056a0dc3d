// A member agrees that the membership renews by itself, or ends that again. Source: docs/adr/0075; § 309 no. 9, § 312j BGB.

import { renewalCents } from '@tornister/domain/contracts';
import { type CurrencyCode, type Money, money } from '@tornister/domain/money';
import { type Instant, instantOf } from '@tornister/domain/shared';
import { DEFAULT_STORE, FIRST_LANGUAGE, parseLanguage, parseStore, tradingTermsOf } from '@tornister/domain/storefront';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type { StoredPrime } from '../database/account-tables.ts';
import { json } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { endOfRunning } from './prime-member.ts';
import { primeSale, renewalPrice } from './prime-offer.ts';
import { billingAddressOf, isNoticeDue, tellOfRenewal } from './renewal-notice.ts';

/**
 * How the running membership of the asker renews: what was agreed to is told in every shop, at the price of the one that charges it; anew it can be agreed
 * to only where this shop sells.
 */
export const renewalOffer = async (
  context: RequestContext,
  prime: StoredPrime | undefined,
): Promise<Answer<'PrimeRenewal'> | null> => {
  if (prime === undefined) return null;
  if (prime.abo && prime.renewal !== undefined)
    return { isAgreed: true, price: await agreedPrice(context, prime.renewal) };
  if ((await primeSale(context, context.database)) === undefined) return null;
  const price = await renewalPrice(context, context.database);
  return price === undefined ? null : { isAgreed: false, price };
};

const agreedPrice = async (context: RequestContext, renewal: NonNullable<StoredPrime['renewal']>): Promise<Money> => {
  const storefront = storefrontOf(renewal);
  const { currency } = tradingTermsOf(storefront.store);
  const price = await renewalPrice({ ...context, storefront }, context.database);
  return money(renewalCents(renewal.cents, price?.cents), currency as CurrencyCode);
};

/** The storefront in which a renewal was agreed to, and that charges it. */
export const storefrontOf = ({ store, language, baseUrl }: NonNullable<StoredPrime['renewal']>) => ({
  store: parseStore(store) ?? DEFAULT_STORE,
  language: parseLanguage(language) ?? FIRST_LANGUAGE,
  isB2b: false,
  sellsPrime: true,
  baseUrl,
});

/** Notes the price that the member has seen. A mail says what was agreed to and how it is ended. */
export const agreeToRenewal = (context: RequestContext, priceCents: number): ResultAsync<boolean, Refusal> =>
  safeTry(async function* () {
    const { accountId, userId } = yield* requireMember(context);
    const { storefront, database, now } = context;
    if (storefront.isB2b) return refuse('BAD_REQUEST');
    const isAgreed = await database.transaction().execute(async (transaction) => {
      const price = await renewalPrice(context, transaction);
      const prime = await lockPrime(transaction, accountId);
      if (prime === undefined || endOfRunning(prime, now()) === undefined || price?.cents !== priceCents) return false;
      if ((await billingAddressOf(transaction, userId)) === undefined) return false;
      // Agreed to by another tab or a second press: when it was, and the mail of then, stay.
      if (prime.abo && prime.renewal?.cents === priceCents) return true;
      const { store, language, baseUrl } = storefront;
      const agreedAt = now();
      const endsAt = instantOf(prime.endsAt);
      const announced = isNoticeDue(endsAt, agreedAt) ? { announcedAt: agreedAt } : {};
      const renewal = { cents: priceCents, agreedAt, store, language, baseUrl, ...announced };
      await keepPrime(transaction, accountId, { ...prime, abo: true, renewal });
      await tellOfRenewal(transaction, { accountId, endsAt, occasion: `agreed-${agreedAt}` }, agreedAt);
      return true;
    });
    return ok(isAgreed);
  });

/** Also a membership whose renewal is due but not done ends by this, with what is paid for. */
export const endRenewal = (context: RequestContext): ResultAsync<boolean, Refusal> =>
  safeTry(async function* () {
    const { accountId } = yield* requireMember(context);
    if (context.storefront.isB2b) return refuse('BAD_REQUEST');
    await context.database.transaction().execute(async (transaction) => {
      const prime = await lockPrime(transaction, accountId);
      if (prime !== undefined) await keepPrime(transaction, accountId, withoutRenewal(prime));
    });
    return ok(true);
  });

/** The same membership, which ends. */
export const withoutRenewal = ({ renewal: _renewal, ...prime }: StoredPrime): StoredPrime => ({ ...prime, abo: false });

/** The same membership with a later end, of which nobody was told yet. */
export const withLaterEnd = ({ renewal, ...prime }: StoredPrime, endsAt: Instant): StoredPrime => {
  if (renewal === undefined) return { ...prime, endsAt };
  const { announcedAt: _told, ...agreed } = renewal;
  return { ...prime, endsAt, renewal: agreed };
};

/** What an account has of prime, locked until the transaction ends. */
export const lockPrime = async (transaction: Transaction, accountId: string): Promise<StoredPrime | undefined> => {
  const account = await transaction
    .selectFrom('accounts')
    .select('prime')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return account?.prime ?? undefined;
};

/** Writes what the account has of prime. */
export const keepPrime = async (transaction: Transaction, accountId: string, prime: StoredPrime): Promise<void> => {
  await transaction
    .updateTable('accounts')
    .set({ prime: json(prime) })
    .where('id', '=', accountId)
    .execute();
};
