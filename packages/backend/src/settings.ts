// The settings of the backend, read from the environment once at the start. A wrong one stops the start with one line that names
// it and says what is allowed.

import { resolve } from 'node:path';
import { defaultShopMode, type PrimePrices, type ShopMode } from '@tornister/domain/storefront';
import { type LOG_LEVELS, misleadingDomain } from '@tornister/process/setting-formats';
import { type BankAccounts, DEMO_BANK_ACCOUNTS } from './checkout/bank-accounts.ts';
import { DEMO_SELLER, type Seller } from './orders/seller.ts';
import type { PictureBucket } from './pictures/picture-bucket.ts';
import { DEMO_PRIME_PRICES } from './prime/prime-prices.ts';
import { missingForProduction } from './production-needs.ts';
import { settingComplaint } from './setting-complaint.ts';
import { SCHEMA, type Values } from './settings-schema.ts';

const BYTES_IN_MB = 1024 * 1024;

/** The demonstration has nobody behind this address; its mails can be read in the outbox. */
export const DEMO_STAFF_EMAIL = 'schulen@tornister.example';

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
  /** A store for many machines in which rendered pictures lie, instead of the data folder. */
  readonly pictures?: PictureBucket;
  readonly databaseUrl?: string;
  /** Copies of that database which answer questions of the catalogue. */
  readonly databaseReadUrls?: readonly string[];
  /** How far behind a copy may be and still answer. */
  readonly databaseReadMaxLagMs: number;
  /** Connections to PostgreSQL, and how long a connection and a statement may take. */
  readonly databasePoolSize: number;
  readonly databaseConnectTimeoutMs: number;
  readonly databaseStatementTimeoutMs: number;
  /** Life of a visitor's JWT; a login goes on longer, by its refresh token. */
  readonly accessTokenSeconds: number;
  readonly smtpUrl?: string;
  /** The address that mails come from and are answered to. */
  readonly mailFrom: string;
  /** The name of the shop that people read. */
  readonly brandName: string;
  /** The house brand, after which a page of the business edition that is open to everybody is named. */
  readonly brandId: string;
  /** Where money for orders is transferred to that are paid in advance or by invoice; a store without an account offers neither. */
  readonly bankAccounts: BankAccounts;
  /** Products and items for which the wallet is blocked. */
  readonly walletBlockedIds: ReadonlySet<number>;
  /** What a year of the prime membership costs; a store without a price has a waiting list instead. */
  readonly primePrices: PrimePrices;
  /** Who sells, as invoices name it. */
  readonly seller: Seller;
  /** Days that carts, guests, sent messages, idempotency keys and certificates of institutions are kept. */
  readonly retention: Readonly<
    Record<'cartDays' | 'guestDays' | 'messageDays' | 'keyDays' | 'certificateDays', number>
  >;
  /** Days between the wish to have an account deleted and its end. */
  readonly accountDeletionDays: number;
  /** Who is told what people have to do: returns, declarations, reviews, certificates, messages and money that is paid back by hand. */
  readonly staffEmail: string;
  /** Buyers are asked by mail to review what was delivered; the law wants their consent, or a note at the order (§ 7 UWG). */
  readonly hasRatingMails: boolean;
  /** After so many minutes a review that was not deleted is published; absent where none is published by itself. */
  readonly reviewsPublishedAfterMinutes?: number;
  readonly catalogueProducts: number;
  /** What cached tiles of products may weigh, in bytes. */
  readonly tileCacheBytes: number;
  /** Who brings this may read the figures at `/metrics` from anywhere; without it only a program at this computer may. */
  readonly metricsToken?: string;
  /** Who brings this is staff (`staff/`); without it there is no staff desk. */
  readonly staffToken?: string;
  /** The Redis or Valkey through which changes are told to shop hosts; it may hold a password. */
  readonly cacheUrl?: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Says nothing of how it is made: no introspection, only published operations. A live shop does, and a demonstration that is not developed. */
  readonly isProduction: boolean;
  readonly shopClientId?: string;
  readonly shopClientSecret?: string;
  readonly jwtSecret?: string;
  /** Links of mails and the token of the shop hosts that were made with this one are still good. */
  readonly jwtSecretBefore?: string;
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
  if (!parsed.success) throw new SettingsError(settingComplaint(parsed.error, given));
  const values = parsed.data;
  const origins = [...(values.SHOP_BASE_URLS ?? []), ...(values.SHOP_DOMAINS?.values() ?? [])];
  const shopMode = values.SHOP_MODE ?? defaultShopMode(origins.map((origin) => new URL(origin).hostname));
  const missing = missingOf(values, shopMode);
  if (missing !== undefined) throw new SettingsError(missing);
  const isDemo = shopMode === 'demo';
  // A shop that is live keeps its schema to itself, however its process was started.
  const isProduction = values.NODE_ENV === 'production' || !isDemo;
  const [first = `http://localhost:${values.PORT}`, ...others] = origins;
  return {
    port: values.BACKEND_PORT,
    host: values.HOST,
    shopMode,
    hasDemoCatalogue: isOn(values.DEMO_CATALOGUE, isDemo),
    hasDemoAccounts: isOn(values.DEMO_ACCOUNTS, isDemo),
    hasPaymentSandbox: isOn(values.PAYMENT_SANDBOX, isDemo),
    outboxPages: outboxPagesOf(values, isDemo),
    hasRatingMails: isOn(values.RATING_MAILS, isDemo),
    staffEmail: values.STAFF_EMAIL ?? DEMO_STAFF_EMAIL,
    bankAccounts: bankAccountsOf(values, isDemo),
    walletBlockedIds: values.WALLET_BLOCKED_IDS ?? new Set(),
    primePrices: values.PRIME_PRICES ?? (isDemo ? DEMO_PRIME_PRICES : {}),
    ...namesOf(values),
    dataDir: resolve(values.DATA_DIR),
    catalogueProducts: values.CATALOGUE_PRODUCTS,
    tileCacheBytes: values.TILE_CACHE_MB * BYTES_IN_MB,
    logLevel: values.LOG_LEVEL,
    databaseReadMaxLagMs: values.DATABASE_READ_MAX_LAG_MS,
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
    accountDeletionDays: values.ACCOUNT_DELETION_DAYS,
    isProduction,
    shopBaseUrls: [first, ...others],
    publicUrl: new URL(values.BACKEND_PUBLIC_URL ?? `http://localhost:${values.BACKEND_PORT}`).origin,
    isOperationListEnforced: (values.OPERATION_LIST ?? (isProduction ? 'enforced' : 'off')) === 'enforced',
    ...whereSet({
      pictures: values.PICTURES_URL,
      databaseUrl: values.DATABASE_URL,
      databaseReadUrls: values.DATABASE_READ_URL,
      smtpUrl: values.SMTP_URL,
      shopClientId: values.SHOP_CLIENT_ID,
      shopClientSecret: values.SHOP_CLIENT_SECRET,
      jwtSecret: values.JWT_SECRET,
      jwtSecretBefore: values.JWT_SECRET_BEFORE,
      paymentSecret: values.PAYMENT_SECRET,
      metricsToken: values.METRICS_TOKEN,
      staffToken: values.STAFF_TOKEN,
      cacheUrl: values.CACHE_URL,
      reviewsPublishedAfterMinutes: publishedAfter(values, isDemo),
    }),
  };
};

/** One line about a setting that the others need, or that leads astray. */
const missingOf = (values: Values, shopMode: ShopMode): string | undefined => {
  const misleading = values.SHOP_DOMAINS && misleadingDomain(values.SHOP_DOMAINS);
  if (misleading !== undefined) return misleading;
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined)
    return 'Setting DATABASE_READ_URL: names copies of the database that DATABASE_URL names, which is not set.';
  return shopMode === 'production' ? missingForProduction(values) : undefined;
};

/** Who sells, and what its mails are sent by: an address of its own, or that of the seller. */
const namesOf = ({
  SELLER,
  MAIL_FROM,
  BRAND_NAME,
  BRAND_ID,
}: Values): Pick<Settings, 'seller' | 'mailFrom' | 'brandName' | 'brandId'> => {
  const seller = SELLER ?? DEMO_SELLER;
  return { seller, mailFrom: MAIL_FROM ?? seller.email, brandName: BRAND_NAME, brandId: BRAND_ID };
};

type WhereSet<Given> = { readonly [Name in keyof Given]?: Exclude<Given[Name], undefined> };

/** Only what has a value. */
const whereSet = <Given extends object>(given: Given): WhereSet<Given> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as WhereSet<Given>;

const isOn = (value: 'on' | 'off' | undefined, otherwise: boolean): boolean =>
  value === undefined ? otherwise : value === 'on';

/** The demonstration has nobody who looks at reviews. */
const DEMO_REVIEW_MINUTES = 5;

const publishedAfter = ({ REVIEWS_PUBLISHED_AFTER_MINUTES: set }: Values, isDemo: boolean): number | undefined => {
  const minutes = set ?? (isDemo ? DEMO_REVIEW_MINUTES : 'never');
  return minutes === 'never' ? undefined : minutes;
};

const bankAccountsOf = ({ BANK_ACCOUNTS }: Values, isDemo: boolean): BankAccounts =>
  BANK_ACCOUNTS ?? (isDemo ? DEMO_BANK_ACCOUNTS : {});

const outboxPagesOf = ({ OUTBOX_PAGES, SMTP_URL }: Values, isDemo: boolean): Settings['outboxPages'] => {
  if (SMTP_URL !== undefined || OUTBOX_PAGES === 'off') return 'none';
  if (OUTBOX_PAGES === 'on') return 'open';
  return isDemo ? 'loopback' : 'none';
};
