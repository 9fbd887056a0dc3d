// What a year of the prime membership costs here, until when it would run and how it can be paid. Source: spec 2 §4 "Prime".

import { needsRedirect, type PaymentId, type PaymentMethod } from '@tornister/domain/checkout';
import { PRIME_RENEWAL_PAYMENT } from '@tornister/domain/contracts';
import { type CurrencyCode, type Money, money } from '@tornister/domain/money';
import { membershipEndDay } from '@tornister/domain/session';
import { type Instant, instantOf, shopDay } from '@tornister/domain/shared';
import {
  FIRST_LANGUAGE,
  primeYearCents,
  profileOf,
  type StoreCode,
  sellsPrime,
  tradingTermsOf,
} from '@tornister/domain/storefront';
import { offeredMethods } from '../checkout/payment-methods.ts';
import { switchesOf } from '../content/feature-switches.ts';
import type { Database } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { startOfShopDay } from '../orders/shop-calendar.ts';
import type { Services } from '../server/services.ts';

/** When a membership that is bought now ends; `runsUntil` is the end of the one that runs. */
export const membershipEnd = (now: Instant, runsUntil?: number): Instant => {
  const before = runsUntil === undefined ? undefined : shopDay(instantOf(runsUntil));
  const { year, month, day } = membershipEndDay(shopDay(now), before);
  return startOfShopDay(year, month, day);
};

/** The price of a year; undefined where none is sold. */
export const primePrice = ({
  storefront: { store },
  settings,
}: Pick<RequestContext, 'storefront' | 'settings'>): Money | undefined => {
  const cents = primeYearCents(store, settings.primePrices);
  return cents === undefined ? undefined : money(cents, tradingTermsOf(store).currency as CurrencyCode);
};

type Shop = Pick<RequestContext, 'storefront' | 'payments' | 'settings'>;

/** The methods that pay at once: the membership begins with the payment. */
export const primeMethods = async (shop: Shop, database: Database): Promise<readonly PaymentMethod<PaymentId>[]> =>
  offeredMethods(shop, { switches: await switchesOf(database, shop.storefront.store) }).filter(({ paymentId }) =>
    needsRedirect(paymentId),
  );

/** The price of a year by which a membership renews by itself; that is on invoice, which needs nobody to be there. */
export const renewalPrice = async (shop: Shop, database: Database): Promise<Money | undefined> => {
  const methods = await offeredMethods(shop, { switches: await switchesOf(database, shop.storefront.store) });
  return methods.some(({ paymentId }) => paymentId === PRIME_RENEWAL_PAYMENT) ? primePrice(shop) : undefined;
};

/** Whether a store sells a year now, where no visitor asks. */
export const isPrimeSoldIn = async (
  services: Pick<Services, 'database' | 'payments' | 'settings'>,
  store: StoreCode,
): Promise<boolean> => {
  const { settings, database } = services;
  const [baseUrl] = settings.shopBaseUrls;
  const storefront = {
    store,
    language: FIRST_LANGUAGE,
    isB2b: profileOf(store).isB2b,
    sellsPrime: sellsPrime(store, settings.primePrices),
    baseUrl,
  };
  return (await primeSale({ ...services, storefront }, database)) !== undefined;
};

/** What is sold here; nothing where no price is set or no provider takes money at once. */
export const primeSale = async (
  shop: Shop,
  database: Database,
): Promise<{ readonly price: Money; readonly methods: readonly PaymentMethod<PaymentId>[] } | undefined> => {
  const price = primePrice(shop);
  if (price === undefined) return undefined;
  const methods = await primeMethods(shop, database);
  return methods.length === 0 ? undefined : { price, methods };
};
