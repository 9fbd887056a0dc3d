// The settings of the backend, read from the environment once at the start. A wrong one stops the start with one line that names
// it and says what is allowed.

import { resolve } from 'node:path';
import { ACCESS_TOKEN_S } from '@tornister/domain/session';
import { defaultShopMode, SHOP_MODES, type ShopMode } from '@tornister/domain/storefront';
import { z } from 'zod';
import { BANK_ACCOUNTS, type BankAccounts, DEMO_BANK_ACCOUNTS } from './checkout/bank-accounts.ts';
import { CONNECT_TIMEOUT_MS, MAX_CONNECTIONS, STATEMENT_TIMEOUT_MS } from './database/database.ts';
import { missingForProduction } from './production-needs.ts';
import { address, domains, origins, wholeNumber } from './setting-formats.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const HIGHEST_PORT = 65_535;
const MOST_PRODUCTS = 100_000;
const SHORTEST_SECRET = 32;
/** A token is replaced a minute before its end, so it has to live longer. */
const SHORTEST_ACCESS_TOKEN_S = 61;
const LONGEST_ACCESS_TOKEN_S = 3_600;
const MOST_CACHE_MB = 100_000;
const BYTES_IN_MB = 1024 * 1024;

const onOff = z.enum(['on', 'off']);

const secret = z.string().min(SHORTEST_SECRET);

const SCHEMA = z.object({
  BACKEND_PORT: wholeNumber(0, HIGHEST_PORT, 4000),
  PORT: wholeNumber(0, HIGHEST_PORT, 3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SHOP_MODE: z.enum(SHOP_MODES).optional(),
  SHOP_DOMAINS: domains.optional(),
  DEMO_CATALOGUE: onOff.optional(),
  DEMO_ACCOUNTS: onOff.optional(),
  OUTBOX_PAGES: onOff.optional(),
  PAYMENT_SANDBOX: onOff.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 1_000, MAX_CONNECTIONS),
  DATABASE_CONNECT_TIMEOUT_MS: wholeNumber(1, 600_000, CONNECT_TIMEOUT_MS),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(0, 600_000, STATEMENT_TIMEOUT_MS),
  ACCESS_TOKEN_SECONDS: wholeNumber(SHORTEST_ACCESS_TOKEN_S, LONGEST_ACCESS_TOKEN_S, ACCESS_TOKEN_S),
  RETENTION_CART_DAYS: wholeNumber(1, 3_650, 90),
  RETENTION_GUEST_DAYS: wholeNumber(1, 3_650, 90),
  RETENTION_MESSAGE_DAYS: wholeNumber(1, 3_650, 30),
  RETENTION_KEY_DAYS: wholeNumber(1, 3_650, 7),
  RETENTION_CERTIFICATE_DAYS: wholeNumber(1, 3_650, 180),
  STAFF_EMAIL: z.email().optional(),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  BANK_ACCOUNTS: BANK_ACCOUNTS.optional(),
  CATALOGUE_PRODUCTS: wholeNumber(1, MOST_PRODUCTS, 2400),
  TILE_CACHE_MB: wholeNumber(0, MOST_CACHE_MB, 32),
  METRICS_TOKEN: secret.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  SHOP_CLIENT_ID: z.string().min(1).optional(),
  SHOP_CLIENT_SECRET: secret.optional(),
  JWT_SECRET: secret.optional(),
  PAYMENT_SECRET: secret.optional(),
  SHOP_BASE_URLS: origins.optional(),
  BACKEND_PUBLIC_URL: address(['http:', 'https:']).optional(),
  OPERATION_LIST: z.enum(['enforced', 'off']).optional(),
});

/** The demonstration has nobody behind this address; its mails can be read in the outbox. */
const DEMO_STAFF_EMAIL = 'schulen@tornister.example';

const DAYS = 'a whole number of days from 1 to 3650';

const ALLOWED: Readonly<Record<keyof z.infer<typeof SCHEMA>, string>> = {
  BACKEND_PORT: `a whole number from 0 to ${HIGHEST_PORT}`,
  PORT: `a whole number from 0 to ${HIGHEST_PORT}`,
  HOST: 'the address of a network interface, like 127.0.0.1 or 0.0.0.0',
  SHOP_MODE: SHOP_MODES.join(' or '),
  SHOP_DOMAINS: 'pairs like de=https://shop.example,at=https://shop.example.at',
  DEMO_CATALOGUE: 'on or off',
  DEMO_ACCOUNTS: 'on or off',
  OUTBOX_PAGES: 'on or off',
  PAYMENT_SANDBOX: 'on or off',
  DATA_DIR: 'the path of a folder',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/database',
  DATABASE_POOL_SIZE: 'a whole number from 1 to 1000',
  DATABASE_CONNECT_TIMEOUT_MS: 'a whole number of milliseconds from 1 to 600000',
  DATABASE_STATEMENT_TIMEOUT_MS: 'a whole number of milliseconds from 0 (no limit) to 600000',
  ACCESS_TOKEN_SECONDS: `a whole number of seconds from ${SHORTEST_ACCESS_TOKEN_S} to ${LONGEST_ACCESS_TOKEN_S}`,
  RETENTION_CART_DAYS: DAYS,
  RETENTION_GUEST_DAYS: DAYS,
  RETENTION_MESSAGE_DAYS: DAYS,
  RETENTION_KEY_DAYS: DAYS,
  RETENTION_CERTIFICATE_DAYS: DAYS,
  STAFF_EMAIL: 'an e-mail address like schools@shop.example',
  SMTP_URL: 'an address like smtp://host:25',
  BANK_ACCOUNTS: 'JSON like {"de":{"holder":"Shop GmbH","iban":"DE02120300000000202051","bic":"BYLADEM1001"}}',
  CATALOGUE_PRODUCTS: `a whole number from 1 to ${MOST_PRODUCTS}`,
  TILE_CACHE_MB: `a whole number from 0 (cache no tile) to ${MOST_CACHE_MB}`,
  METRICS_TOKEN: `at least ${SHORTEST_SECRET} characters`,
  LOG_LEVEL: LOG_LEVELS.join(', '),
  NODE_ENV: 'production, development or test',
  SHOP_CLIENT_ID: 'the name that the shop host signs in with',
  SHOP_CLIENT_SECRET: `at least ${SHORTEST_SECRET} characters`,
  JWT_SECRET: `at least ${SHORTEST_SECRET} characters`,
  PAYMENT_SECRET: `at least ${SHORTEST_SECRET} characters`,
  SHOP_BASE_URLS: 'addresses like https://shop.example,https://shop.example.at',
  BACKEND_PUBLIC_URL: 'the address that browsers reach the backend at, like https://pay.example',
  OPERATION_LIST: 'enforced or off',
};

export type Settings = {
  readonly port: number;
  /** The interface that the backend listens at; loopback where nothing else is said. */
  readonly host: string;
  readonly shopMode: ShopMode;
  /** An empty database is filled with the demo shop; otherwise the shop opens empty. */
  readonly hasDemoCatalogue: boolean;
  /** The demo shop brings its accounts, whose password is published. */
  readonly hasDemoAccounts: boolean;
  /** The payment provider is the sandbox, which calls paid whatever its visitor approves. */
  readonly hasPaymentSandbox: boolean;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Connections to PostgreSQL, and how long a connection and a statement may take. */
  readonly databasePoolSize: number;
  readonly databaseConnectTimeoutMs: number;
  readonly databaseStatementTimeoutMs: number;
  /** Life of a visitor's JWT; a login goes on longer, by its refresh token. */
  readonly accessTokenSeconds: number;
  readonly smtpUrl?: string;
  /** Where money for orders is transferred to that are paid in advance; a store without an account does not offer it. */
  readonly bankAccounts: BankAccounts;
  /** Days that carts, guests, sent messages, idempotency keys and certificates of institutions are kept. */
  readonly retention: Readonly<
    Record<'cartDays' | 'guestDays' | 'messageDays' | 'keyDays' | 'certificateDays', number>
  >;
  /** Who is told when an institution has sent a certificate. */
  readonly staffEmail?: string;
  readonly catalogueProducts: number;
  /** What cached tiles of products may weigh, in bytes. */
  readonly tileCacheBytes: number;
  /** Who brings this may read the figures at `/metrics` from anywhere; without it only a program at this computer may. */
  readonly metricsToken?: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly isProduction: boolean;
  readonly shopClientId?: string;
  readonly shopClientSecret?: string;
  readonly jwtSecret?: string;
  readonly paymentSecret?: string;
  /** Origins that payments and mails may lead back to; the first is for a request that names none. Never empty. */
  readonly shopBaseUrls: readonly [string, ...string[]];
  /** Origin that browsers reach the payment pages and pictures of this backend at. */
  readonly publicUrl: string;
  /** Whether mails that no SMTP server took can be read at `/outbox`: only from this computer, or by everybody who comes by. */
  readonly outboxPages: 'none' | 'loopback' | 'open';
  /** Only operations of the published list are answered. */
  readonly isOperationListEnforced: boolean;
};

/** A setting has a value that it cannot have; the message is one line for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads the settings. An empty variable counts as one that is not set. Throws `SettingsError` for the first wrong or missing one. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = SCHEMA.safeParse(given);
  if (!parsed.success) throw new SettingsError(describe(parsed.error, given));
  const values = parsed.data;
  const origins = [...(values.SHOP_BASE_URLS ?? []), ...(values.SHOP_DOMAINS ?? [])];
  const shopMode = values.SHOP_MODE ?? defaultShopMode(origins.map((origin) => new URL(origin).hostname));
  const missing = shopMode === 'production' ? missingForProduction(values) : undefined;
  if (missing !== undefined) throw new SettingsError(missing);
  const isDemo = shopMode === 'demo';
  const [first = `http://localhost:${values.PORT}`, ...others] = origins;
  return {
    port: values.BACKEND_PORT,
    host: values.HOST,
    shopMode,
    hasDemoCatalogue: isOn(values.DEMO_CATALOGUE, isDemo),
    hasDemoAccounts: isOn(values.DEMO_ACCOUNTS, isDemo),
    hasPaymentSandbox: isOn(values.PAYMENT_SANDBOX, isDemo),
    outboxPages: outboxPagesOf(values, isDemo),
    bankAccounts: bankAccountsOf(values, isDemo),
    dataDir: resolve(values.DATA_DIR),
    catalogueProducts: values.CATALOGUE_PRODUCTS,
    tileCacheBytes: values.TILE_CACHE_MB * BYTES_IN_MB,
    logLevel: values.LOG_LEVEL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseConnectTimeoutMs: values.DATABASE_CONNECT_TIMEOUT_MS,
    databaseStatementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    retention: {
      cartDays: values.RETENTION_CART_DAYS,
      guestDays: values.RETENTION_GUEST_DAYS,
      messageDays: values.RETENTION_MESSAGE_DAYS,
      keyDays: values.RETENTION_KEY_DAYS,
      certificateDays: values.RETENTION_CERTIFICATE_DAYS,
    },
    isProduction: values.NODE_ENV === 'production',
    shopBaseUrls: [first, ...others],
    publicUrl: new URL(values.BACKEND_PUBLIC_URL ?? `http://localhost:${values.BACKEND_PORT}`).origin,
    isOperationListEnforced:
      (values.OPERATION_LIST ?? (values.NODE_ENV === 'production' ? 'enforced' : 'off')) === 'enforced',
    ...whereSet({
      databaseUrl: values.DATABASE_URL,
      smtpUrl: values.SMTP_URL,
      shopClientId: values.SHOP_CLIENT_ID,
      shopClientSecret: values.SHOP_CLIENT_SECRET,
      jwtSecret: values.JWT_SECRET,
      paymentSecret: values.PAYMENT_SECRET,
      metricsToken: values.METRICS_TOKEN,
      staffEmail: values.STAFF_EMAIL ?? (isDemo ? DEMO_STAFF_EMAIL : undefined),
    }),
  };
};

type Values = z.infer<typeof SCHEMA>;
type WhereSet<Given> = { readonly [Name in keyof Given]?: Exclude<Given[Name], undefined> };

/** Only what has a value. */
const whereSet = <Given extends object>(given: Given): WhereSet<Given> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as WhereSet<Given>;

const isOn = (value: 'on' | 'off' | undefined, otherwise: boolean): boolean =>
  value === undefined ? otherwise : value === 'on';

const bankAccountsOf = ({ BANK_ACCOUNTS }: Values, isDemo: boolean): BankAccounts =>
  BANK_ACCOUNTS ?? (isDemo ? DEMO_BANK_ACCOUNTS : {});

const outboxPagesOf = ({ OUTBOX_PAGES, SMTP_URL }: Values, isDemo: boolean): Settings['outboxPages'] => {
  if (SMTP_URL !== undefined || OUTBOX_PAGES === 'off') return 'none';
  if (OUTBOX_PAGES === 'on') return 'open';
  return isDemo ? 'loopback' : 'none';
};

/** Values that hold a secret are never repeated. */
const SECRETS: ReadonlySet<string> = new Set([
  'SHOP_CLIENT_SECRET',
  'JWT_SECRET',
  'PAYMENT_SECRET',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
]);

const describe = (error: z.ZodError, given: Readonly<Record<string, unknown>>): string => {
  const name = String(error.issues[0]?.path[0] ?? '') as keyof typeof ALLOWED;
  const value = SECRETS.has(name) ? 'its value' : JSON.stringify(given[name]);
  return `Setting ${name}: ${value} is not allowed; allowed is ${ALLOWED[name]}.`;
};
