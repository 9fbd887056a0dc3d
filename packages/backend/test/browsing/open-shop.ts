// A filled shop in memory that can be asked like the real one.

import { brandId, type Instant, instantOf, type UserId } from '@tornister/domain/shared';
import { type Language, type StoreCode, sellsPrime } from '@tornister/domain/storefront';
import pino from 'pino';
import type { Database } from '../../src/database/database.ts';
import type { RequestContext, RequestVisitor } from '../../src/graphql/context.ts';
import { createEngine } from '../../src/graphql/yoga.ts';
import { paymentProviders } from '../../src/payment/provider.ts';
import { seedShop } from '../../src/seeding/seed-shop.ts';
import type { ShopRecords } from '../../src/seeding/shop-records.ts';
import { readSettings } from '../../src/settings.ts';
import { openADatabase } from '../support/each-database.ts';

/** A Saturday morning. */
export const SOME_MOMENT: Instant = instantOf(Date.UTC(2026, 10, 21, 8));

/** The business edition answers its customers only. */
const A_SCHOOL: RequestVisitor = {
  login: {
    sessionId: 'school',
    userId: brandId<UserId>('school'),
    kind: 'member',
    accountId: 'school',
    accountKind: 'business',
  },
};

type Asked = {
  readonly store?: StoreCode;
  readonly language?: Language;
  readonly now?: Instant;
  readonly agrees?: boolean;
};

// Tests state the shape that their own query asks for.
type Answered = ReturnType<typeof JSON.parse>;

export type OpenShop = {
  readonly database: Database;
  /** The data of an operation; an error in it fails the test. */
  readonly ask: (operation: string, variables?: Readonly<Record<string, unknown>>, asked?: Asked) => Promise<Answered>;
  readonly contextOf: (asked?: Asked) => RequestContext;
  readonly close: () => Promise<void>;
};

/** Opens a shop with everything in it; without records an empty one. */
export const openShop = async (shop?: ShopRecords): Promise<OpenShop> => {
  const { database, close } = await openADatabase();
  if (shop) await seedShop(database, { shop, seed: 1, now: SOME_MOMENT });
  const engine = createEngine({ isProduction: false, isListEnforced: true });
  const settings = readSettings({});
  const contextOf = ({
    store = 'de',
    language = 'de',
    now = SOME_MOMENT,
    agrees = false,
  }: Asked = {}): RequestContext => ({
    database,
    settings,
    secrets: { shopClientId: 'shop', shopClientSecret: 'shop', jwt: 'jwt', payment: 'payment' },
    log: pino({ level: 'silent' }),
    payments: paymentProviders([]),
    certificates: { put: async () => undefined, remove: async () => undefined },
    returnImages: { put: async () => undefined, remove: async () => undefined },
    correlationId: 'test',
    clientAddress: '127.0.0.1',
    agreesToStatistics: agrees,
    storefront: {
      store,
      language,
      isB2b: store === 'b2b',
      sellsPrime: sellsPrime(store, settings.primePrices),
      baseUrl: 'https://de.example',
    },
    visitor: store === 'b2b' ? A_SCHOOL : {},
    now: () => now,
  });
  const ask: OpenShop['ask'] = async (query, variables = {}, asked = {}) => {
    const answer = await engine.run({ query, variables }, contextOf(asked));
    const { data, errors } = JSON.parse(JSON.stringify(answer)) as Answered;
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  return { database, ask, contextOf, close };
};
