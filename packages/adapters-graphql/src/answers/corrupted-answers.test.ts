import type { GatewayError } from '@tornister/application/ports';
import { brandId, type CartId, type OrderId, type ProductId } from '@tornister/domain/shared';
import fc from 'fast-check';
import type { ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { fixture } from '../../test/fixture.ts';
import { forgetfulCookies } from '../../test/forgetful-cookies.ts';
import { createGraphqlCartGateway } from '../cart/graphql-cart-gateway.ts';
import { createGraphqlCatalogueGateway } from '../catalogue/graphql-catalogue-gateway.ts';
import { createGraphqlCheckoutGateway } from '../checkout/graphql-checkout-gateway.ts';
import { createGraphqlContentGateway } from '../content/graphql-content-gateway.ts';
import { createGraphqlSearchGateway } from '../search/graphql-search-gateway.ts';
import { createBackendSession } from '../session/backend-session.ts';
import { createGraphqlSessionGateway } from '../session/graphql-session-gateway.ts';
import { createGraphqlTransport, type GraphqlTransport } from '../transport/index.ts';
import { publishedOperation } from './published.ts';
import { readAnswer } from './read-answer.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Step = string | number;

const NUM_RUNS = Number(process.env.FC_NUM_RUNS ?? 200);
const CART = brandId<CartId>('cart-1');
const PRODUCT = brandId<ProductId>('20001');

const open = (transport: GraphqlTransport) => {
  const visitor = createBackendSession(transport, forgetfulCookies(CART), { isB2b: false });
  return {
    visitor,
    cart: createGraphqlCartGateway(transport, visitor, () => undefined),
    catalogue: createGraphqlCatalogueGateway(transport),
    checkout: createGraphqlCheckoutGateway(transport, visitor),
    content: createGraphqlContentGateway(transport),
    search: createGraphqlSearchGateway(transport),
    session: createGraphqlSessionGateway(transport, visitor),
  };
};

type Asks = (shop: ReturnType<typeof open>) => ResultAsync<unknown, GatewayError>;

const LISTING = { page: 1, enumFilters: [], rangeFilters: [] };
const ADDRESS = {
  kind: 'street',
  salutation: 'none',
  firstname: 'Mia',
  lastname: 'Muster',
  recipient: { formType: 'private' },
  streetAndNumber: 'Weg 1',
  postcode: '12345',
  city: 'Ort',
  country: 'DE',
  email: 'mia@example.com',
} as const;
const LOGIN = {
  successfull: true,
  errorMessage: null,
  fieldErrors: [],
  jwt: 'jwt',
  refreshToken: 'r',
  userId: 'user-2',
};
const CUSTOMER = {
  userId: 'user-1',
  email: null,
  isExistingCustomer: false,
  isNewCustomer: true,
  isGuest: false,
  isInternal: false,
  visitorType: 'new_customer',
  visitorLoginState: 'LOGGED_IN',
  primeInfo: { status: 'NONE', abo: false, startDate: null, endDate: null },
};

/** What a real backend has answered, and the question of a gateway that it answers. */
const CASES: readonly (readonly [string, Json, Asks])[] = [
  ['getPageDetails', fixture('home-page'), ({ content }) => content.page('/')],
  ['getFooter', fixture('footer'), ({ content }) => content.footer('footer-vue')],
  ['getNavigationTree', fixture('navigation'), ({ content }) => content.navigation(1)],
  ['getCategory', fixture('category'), ({ catalogue }) => catalogue.category(brandId('1001'), LISTING)],
  ['getProductById', fixture('product'), ({ catalogue }) => catalogue.product(PRODUCT)],
  ['getVariantInformation', fixture('variants'), ({ catalogue }) => catalogue.variants(PRODUCT, [])],
  ['getReviewsByProduct', fixture('reviews'), ({ catalogue }) => catalogue.reviews(PRODUCT, { limit: 5, offset: 0 })],
  ['search', fixture('search'), ({ search }) => search.search({ term: 'heft' }, LISTING)],
  ['cart_update', fixture('cart-update'), ({ cart }) => cart.update([{ kind: 'remove-voucher', code: 'PORTOFREI' }])],
  ['getShippingStepDetails', fixture('shipping-step'), ({ checkout }) => checkout.shippingStep()],
  ['getPaymentInfo', fixture('payment-info'), ({ checkout }) => checkout.paymentStep()],
  ['getThankYouPageData', fixture('thank-you'), ({ checkout }) => checkout.placedOrder(brandId<OrderId>('1'))],
  ['addShippingAddress', fixture('add-shipping-address'), ({ checkout }) => checkout.addAddress('shipping', ADDRESS)],
  ['getCustomerInfo', { getCustomerInfo: CUSTOMER }, ({ session }) => session.customerInfo()],
  [
    'registerGuest',
    { registerGuest: { ...LOGIN, cartId: 'cart-2' } },
    ({ visitor }) => visitor.continueAsGuest(ADDRESS),
  ],
  [
    'completeWalletCheckout',
    { completeWalletCheckout: { ...LOGIN, cartId: 'cart-2' } },
    ({ visitor }) => visitor.completeWallet('session-1'),
  ],
  ['abortWalletCheckout', { abortWalletCheckout: 'cart-2' }, ({ visitor }) => visitor.abortWallet()],
  [
    'createWalletSession',
    { createWalletSession: { successful: true, errorMessage: null, redirectUrl: 'https://wallet.example/' } },
    ({ checkout }) => checkout.openWallet(),
  ],
  [
    'login',
    { login: { ...LOGIN, deviceToken: 'device', firstName: 'Mia', lastName: 'M', accountKept: true } },
    ({ visitor }) => visitor.logIn({ identifier: 'mia', password: 'x', stayLogged: false, mergeCart: false }),
  ],
];

const answering = (data: unknown, read?: typeof readAnswer): GraphqlTransport =>
  createGraphqlTransport({
    url: 'http://backend.test/graphql',
    fetch: async () => Response.json({ data }),
    ...(read === undefined ? {} : { read }),
  });

/** Every place of an answer, from the root down. */
const placesOf = (value: Json, path: readonly Step[] = []): readonly (readonly Step[])[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const inner: readonly (readonly [Step, Json])[] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...inner.flatMap(([step, child]) => placesOf(child, [...path, step]))];
};

const MISSING = Symbol('missing');

const replaced = (value: Json, [step, ...rest]: readonly Step[], by: Json | typeof MISSING): Json | undefined => {
  if (step === undefined) return by === MISSING ? undefined : by;
  const entries = Object.entries(value as { readonly [key: string]: Json }).flatMap(([key, child]) => {
    if (key !== String(step)) return [[key, child] as const];
    const inner = replaced(child, rest, by);
    return inner === undefined ? [] : [[key, inner] as const];
  });
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
};

const wrong = fc.constantFrom<Json | typeof MISSING>(MISSING, null, 0.5, -1, 'ELSEWHERE', '', true, [], {}, [null]);

const settled = (asked: ResultAsync<unknown, GatewayError>): Promise<'ok' | GatewayError['kind']> =>
  Promise.resolve(
    asked.match(
      () => 'ok' as const,
      ({ kind }) => kind,
    ),
  );

describe.each(CASES)('the answer to %s', (name, answer, ask) => {
  it('is read as a backend gives it', async () => {
    expect(readAnswer(name, answer).isOk()).toBe(true);
    expect(await settled(ask(open(answering(answer, readAnswer))))).toBe('ok');
  });

  it('is read, refused or unreadable when any place of it is spoilt, and never throws (in a tab)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...placesOf(answer)), wrong, async (place, by) => {
        const spoilt = replaced(answer, place, by);
        expect(['ok', 'gateway.refused', 'gateway.unreadable']).toContain(await settled(ask(open(answering(spoilt)))));
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('is unreadable on the shop host wherever the schema promises something else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...placesOf(answer)), wrong, async (place, by) => {
        const spoilt = replaced(answer, place, by);
        const outcome = await settled(ask(open(answering(spoilt, readAnswer))));
        expect(['ok', 'gateway.refused', 'gateway.unreadable']).toContain(outcome);
        if (readAnswer(name, spoilt).isErr()) expect(outcome).toBe('gateway.unreadable');
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

const TILE_CENTS = ['getCategory', 'products', 'entries', 0, 'price', 'currentPrice', 'cents'] as const;

describe('a drifted answer', () => {
  const category = fixture('category');
  const outcomeOf = (place: readonly Step[], by: Json | typeof MISSING): string => {
    const read = readAnswer('getCategory', replaced(category, place, by));
    return read.isErr() ? read.error.detail : 'read';
  };

  it('names the place and what is promised there, and never the value', () => {
    const place = 'getCategory: getCategory.products.entries.0.price.currentPrice.cents';
    expect(outcomeOf(TILE_CENTS, 'secret')).toBe(`${place}: number expected`);
    expect(outcomeOf(TILE_CENTS, null)).toBe(`${place}: number expected`);
    expect(outcomeOf(TILE_CENTS, MISSING)).toBe(`${place}: number expected`);
    expect(outcomeOf(TILE_CENTS, 0.5)).toBe(`${place}: number expected`);
    expect(outcomeOf(['getCategory', 'products', 'filters', 0, 'kind'], 'COLOUR')).toBe(
      'getCategory: getCategory.products.filters.0.kind: one of ENUM, PRICE, RATING expected',
    );
    expect(outcomeOf(['getCategory', 'products'], null)).toBe('getCategory: getCategory.products: object expected');
  });

  it('may be absent where the schema says so', () => {
    expect(outcomeOf(['getCategory'], null)).toBe('read');
    expect(outcomeOf(['getCategory', 'metaTitle'], null)).toBe('read');
    expect(outcomeOf(['getCategory', 'metaTitle'], 1)).toMatch(/metaTitle: string expected$/);
  });

  it('is in a tab unreadable with the name of its operation', async () => {
    const shop = open(answering(replaced(category, ['getCategory', 'products'], null)));
    const failure = (await shop.catalogue.category(brandId('1001'), LISTING))._unsafeUnwrapErr();
    expect(failure).toMatchObject({ kind: 'gateway.unreadable', detail: expect.stringMatching(/^getCategory: /) });
  });

  it('with a currency that nobody could write is unreadable', async () => {
    const spoilt = replaced(category, [...TILE_CENTS.slice(0, -1), 'currency'], 'Taler');
    const shop = open(answering(spoilt, readAnswer));
    expect(await settled(shop.catalogue.category(brandId('1001'), LISTING))).toBe('gateway.unreadable');
  });

  it('keeps only the fields that were asked for', () => {
    const read = readAnswer('logout', { logout: true, jwt: 'secret' });
    expect(read._unsafeUnwrap()).toEqual({ logout: true });
  });
});

describe('published operations', () => {
  it('are known by their exact text', () => {
    expect(publishedOperation('mutation logout{logout}')).toEqual({ name: 'logout', kind: 'mutation' });
    expect(publishedOperation('mutation logout { logout }')).toBeUndefined();
    expect(publishedOperation('')).toBeUndefined();
  });

  it('have an answer that can be read; others have none', () => {
    expect(readAnswer('toString', {}).isErr()).toBe(true);
    expect(readAnswer('dropEverything', {})._unsafeUnwrapErr().detail).toBe(
      'dropEverything: not a published operation',
    );
  });
});
