// What each setting may be, and how that is said to an operator who has set something else.

import { ACCESS_TOKEN_S } from '@tornister/domain/session';
import { SHOP_MODES } from '@tornister/domain/storefront';
import {
  BRAND_ID_WORDS,
  BRAND_NAME_WORDS,
  brandId,
  brandName,
  LOG_LEVELS,
  MOST_CACHE_MB,
  OWN_ADDRESS_WORDS,
  origins,
  ownAddress,
  SECRET_WORDS,
  SHOP_DOMAINS_WORDS,
  secret,
  shopDomains,
  wholeNumber,
  wholeNumberBetween,
} from '@tornister/process/setting-formats';
import { CACHE_URL_WORDS, isCacheUrl } from '@tornister/process/shared-cache';
import { z } from 'zod';
import { BANK_ACCOUNTS } from './checkout/bank-accounts.ts';
import { CONNECT_TIMEOUT_MS, MAX_CONNECTIONS, STATEMENT_TIMEOUT_MS } from './database/database.ts';
import { MAX_LAG_MS } from './database/read-replicas.ts';
import { SELLER } from './orders/seller.ts';
import { type PictureBucket, readPictureBucket } from './pictures/picture-bucket.ts';
import { PRIME_PRICES } from './prime/prime-prices.ts';
import { address, addresses } from './setting-formats.ts';

const HIGHEST_PORT = 65_535;
const MOST_PRODUCTS = 100_000;
/** A token is replaced a minute before its end, so it has to live longer. */
const SHORTEST_ACCESS_TOKEN_S = 61;
const LONGEST_ACCESS_TOKEN_S = 3_600;
/** Replicas are looked at once a second, and seem so far behind at least. */
const SHORTEST_LAG_MS = 2_000;

const LONGEST_WAIT_MINUTES = 10_080;

const onOff = z.enum(['on', 'off']);

const pictureBucket = z.string().transform((text, context): PictureBucket => {
  const bucket = readPictureBucket(text);
  if (bucket !== undefined) return bucket;
  context.addIssue('no bucket');
  return z.NEVER;
});

/** The environment variables that the backend reads. */
export const SCHEMA = z.object({
  BACKEND_PORT: wholeNumber(0, HIGHEST_PORT, 4000),
  PORT: wholeNumber(0, HIGHEST_PORT, 3000),
  HOST: ownAddress.default('127.0.0.1'),
  SHOP_MODE: z.enum(SHOP_MODES).optional(),
  SHOP_DOMAINS: shopDomains.optional(),
  DEMO_CATALOGUE: onOff.optional(),
  DEMO_ACCOUNTS: onOff.optional(),
  OUTBOX_PAGES: onOff.optional(),
  PAYMENT_SANDBOX: onOff.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  PICTURES_URL: pictureBucket.optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_READ_URL: addresses(['postgres:', 'postgresql:']).optional(),
  DATABASE_READ_MAX_LAG_MS: wholeNumber(SHORTEST_LAG_MS, 600_000, MAX_LAG_MS),
  DATABASE_POOL_SIZE: wholeNumber(1, 1_000, MAX_CONNECTIONS),
  DATABASE_CONNECT_TIMEOUT_MS: wholeNumber(1, 600_000, CONNECT_TIMEOUT_MS),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(0, 600_000, STATEMENT_TIMEOUT_MS),
  ACCESS_TOKEN_SECONDS: wholeNumber(SHORTEST_ACCESS_TOKEN_S, LONGEST_ACCESS_TOKEN_S, ACCESS_TOKEN_S),
  RETENTION_CART_DAYS: wholeNumber(1, 3_650, 90),
  RETENTION_GUEST_DAYS: wholeNumber(1, 3_650, 90),
  RETENTION_MESSAGE_DAYS: wholeNumber(1, 3_650, 30),
  RETENTION_KEY_DAYS: wholeNumber(1, 3_650, 7),
  RETENTION_CERTIFICATE_DAYS: wholeNumber(1, 3_650, 180),
  ACCOUNT_DELETION_DAYS: wholeNumber(1, 365, 14),
  STAFF_EMAIL: z.email().optional(),
  RATING_MAILS: onOff.optional(),
  REVIEWS_PUBLISHED_AFTER_MINUTES: z
    .union([z.literal('never'), wholeNumberBetween(1, LONGEST_WAIT_MINUTES)])
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.email().optional(),
  BRAND_ID: brandId,
  BRAND_NAME: brandName,
  BANK_ACCOUNTS: BANK_ACCOUNTS.optional(),
  WALLET_BLOCKED_IDS: z
    .string()
    .regex(/^\d{1,12}(?:,\d{1,12})*$/)
    .transform((ids) => new Set(ids.split(',').map(Number)))
    .optional(),
  PRIME_PRICES: PRIME_PRICES.optional(),
  SELLER: SELLER.optional(),
  CATALOGUE_PRODUCTS: wholeNumber(1, MOST_PRODUCTS, 2400),
  CACHE_URL: z.string().refine(isCacheUrl).optional(),
  TILE_CACHE_MB: wholeNumber(0, MOST_CACHE_MB, 32),
  METRICS_TOKEN: secret.optional(),
  STAFF_TOKEN: secret.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  SHOP_CLIENT_ID: z.string().min(1).optional(),
  SHOP_CLIENT_SECRET: secret.optional(),
  JWT_SECRET: secret.optional(),
  JWT_SECRET_BEFORE: secret.optional(),
  PAYMENT_SECRET: secret.optional(),
  SHOP_BASE_URLS: origins.optional(),
  BACKEND_PUBLIC_URL: address(['http:', 'https:']).optional(),
  OPERATION_LIST: z.enum(['enforced', 'off']).optional(),
});

export type Values = z.infer<typeof SCHEMA>;

const DAYS = 'a whole number of days from 1 to 3650';

/** What is allowed, in words. */
export const ALLOWED: Readonly<Record<keyof Values, string>> = {
  BACKEND_PORT: `a whole number from 0 to ${HIGHEST_PORT}`,
  PORT: `a whole number from 0 to ${HIGHEST_PORT}`,
  HOST: OWN_ADDRESS_WORDS,
  SHOP_MODE: SHOP_MODES.join(' or '),
  SHOP_DOMAINS: SHOP_DOMAINS_WORDS,
  DEMO_CATALOGUE: 'on or off',
  DEMO_ACCOUNTS: 'on or off',
  OUTBOX_PAGES: 'on or off',
  PAYMENT_SANDBOX: 'on or off',
  DATA_DIR: 'the path of a folder',
  PICTURES_URL: 'an address like s3+https://id:secret@host/bucket/folder?region=eu-central-1',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/database',
  DATABASE_READ_URL:
    'addresses like postgres://user:password@replica:5432/database with commas between them, beside DATABASE_URL',
  DATABASE_READ_MAX_LAG_MS: `a whole number of milliseconds from ${SHORTEST_LAG_MS} to 600000`,
  DATABASE_POOL_SIZE: 'a whole number from 1 to 1000',
  DATABASE_CONNECT_TIMEOUT_MS: 'a whole number of milliseconds from 1 to 600000',
  DATABASE_STATEMENT_TIMEOUT_MS: 'a whole number of milliseconds from 0 (no limit) to 600000',
  ACCESS_TOKEN_SECONDS: `a whole number of seconds from ${SHORTEST_ACCESS_TOKEN_S} to ${LONGEST_ACCESS_TOKEN_S}`,
  RETENTION_CART_DAYS: DAYS,
  RETENTION_GUEST_DAYS: DAYS,
  RETENTION_MESSAGE_DAYS: DAYS,
  RETENTION_KEY_DAYS: DAYS,
  RETENTION_CERTIFICATE_DAYS: DAYS,
  ACCOUNT_DELETION_DAYS: 'a whole number of days from 1 to 365',
  STAFF_EMAIL: 'an e-mail address like schools@shop.example',
  RATING_MAILS: 'on or off',
  REVIEWS_PUBLISHED_AFTER_MINUTES: `never, or a whole number of minutes from 1 to ${LONGEST_WAIT_MINUTES}`,
  SMTP_URL: 'an address like smtp://host:25',
  MAIL_FROM: 'an e-mail address like orders@shop.example',
  BRAND_ID: BRAND_ID_WORDS,
  BRAND_NAME: BRAND_NAME_WORDS,
  BANK_ACCOUNTS: 'JSON like {"de":{"holder":"Shop GmbH","iban":"DE02120300000000202051","bic":"BYLADEM1001"}}',
  WALLET_BLOCKED_IDS: 'numbers with commas between them, like 20018,2003501',
  PRIME_PRICES: 'JSON like {"de":2900}: cents of a year, from 100 to 100000, by store',
  SELLER:
    'JSON like {"name":"Shop GmbH","street":"Weg 1","postcode":"10115","city":"Berlin","country":"DE","email":"shop@shop.example","contact":"Service","phone":"+49 30 1","register":"HRB 1","vatId":"DE123456789"}, texts of at most 100 characters, and where there are any "managingDirectors":["Eva Muster"] and "taxNumbers":{"CH":"CHE-123.456.789 MWST"}',
  CATALOGUE_PRODUCTS: `a whole number from 1 to ${MOST_PRODUCTS}`,
  CACHE_URL: CACHE_URL_WORDS,
  TILE_CACHE_MB: `a whole number from 0 (cache no tile) to ${MOST_CACHE_MB}`,
  METRICS_TOKEN: SECRET_WORDS,
  STAFF_TOKEN: SECRET_WORDS,
  LOG_LEVEL: LOG_LEVELS.join(', '),
  NODE_ENV: 'production, development or test',
  SHOP_CLIENT_ID: 'the name that the shop host signs in with',
  SHOP_CLIENT_SECRET: SECRET_WORDS,
  JWT_SECRET: SECRET_WORDS,
  JWT_SECRET_BEFORE: SECRET_WORDS,
  PAYMENT_SECRET: SECRET_WORDS,
  SHOP_BASE_URLS: 'addresses like https://shop.example,https://shop.example.at',
  BACKEND_PUBLIC_URL: 'the address that browsers reach the backend at, like https://pay.example',
  OPERATION_LIST: 'enforced or off',
};
