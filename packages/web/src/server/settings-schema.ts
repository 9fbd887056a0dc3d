// What each setting of the shop host may be, and how that is said to an operator who has set something else.

import { guaranteeNoticeLanguages, SHOP_MODES } from '@tornister/domain/storefront';
import {
  BRAND_ID_WORDS,
  BRAND_NAME_WORDS,
  baseAddress,
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
} from '@tornister/process/setting-formats';
import { CACHE_URL_WORDS, isCacheUrl } from '@tornister/process/shared-cache';
import { z } from 'zod';
import { trustedProxies } from './client-address.ts';
import { noticeFilesInWords } from './guarantee-notice.ts';
import { categoryIds, port } from './setting-formats.ts';

/** The environment variables that the shop host reads. */
export const SCHEMA = z.object({
  PORT: port(3000),
  HOST: ownAddress.optional(),
  BACKEND_PORT: port(4000),
  BACKEND_URL: baseAddress.optional(),
  BACKEND_CONNECTIONS: wholeNumber(1, 1_000, 64),
  DATA_DIR: z.string().min(1).default('.data'),
  SHOP_DOMAINS: shopDomains.optional(),
  SHOP_MODE: z.enum(SHOP_MODES).optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform(trustedProxies)
    .refine((known) => known !== undefined)
    .optional(),
  SHOP_CLIENT_ID: z.string().min(1).optional(),
  SHOP_CLIENT_SECRET: secret.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  PAYMENT_ORIGINS: origins.optional(),
  PAYMENT_SANDBOX: z.enum(['on', 'off']).optional(),
  BACKEND_PUBLIC_URL: origins.optional(),
  PAGE_CACHE_SECONDS: wholeNumber(0, 86_400, 15),
  ANSWER_CACHE_SECONDS: wholeNumber(0, 86_400, 15),
  PAGE_CACHE_MB: wholeNumber(0, MOST_CACHE_MB, 20),
  ANSWER_CACHE_MB: wholeNumber(0, MOST_CACHE_MB, 12),
  CACHE_URL: z.string().refine(isCacheUrl).optional(),
  METRICS_TOKEN: secret.optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  GUARANTEE_NOTICE_DIR: z.string().min(1).optional(),
  HOME_CATEGORY_IDS: categoryIds.default([]),
  BRAND_ID: brandId,
  BRAND_NAME: brandName,
});

export type Values = z.infer<typeof SCHEMA>;

/** What is allowed, in words. */
export const ALLOWED: Readonly<Record<keyof Values, string>> = {
  PORT: 'a whole number from 0 to 65535, but no port that browsers refuse',
  BACKEND_PORT: 'a whole number from 0 to 65535, but no port that browsers refuse',
  HOST: OWN_ADDRESS_WORDS,
  BACKEND_CONNECTIONS: 'a whole number from 1 to 1000',
  BACKEND_URL: 'an address like http://127.0.0.1:4000, without query or password',
  DATA_DIR: 'the path of a folder',
  SHOP_DOMAINS: SHOP_DOMAINS_WORDS,
  SHOP_MODE: SHOP_MODES.join(' or '),
  TRUSTED_PROXIES: 'addresses and networks like 10.0.0.0/8,192.0.2.7',
  SHOP_CLIENT_ID: 'the name that the backend knows this shop host by',
  SHOP_CLIENT_SECRET: SECRET_WORDS,
  LOG_LEVEL: LOG_LEVELS.join(', '),
  PAYMENT_ORIGINS: 'addresses like https://pay.example,https://wallet.example',
  PAYMENT_SANDBOX: 'on or off',
  BACKEND_PUBLIC_URL: 'the address that browsers reach the backend at, like https://pay.example',
  PAGE_CACHE_SECONDS: 'a whole number from 0 (keep no page) to 86400',
  ANSWER_CACHE_SECONDS: 'a whole number from 0 (keep no answer) to 86400',
  PAGE_CACHE_MB: `a whole number from 0 (cache no page) to ${MOST_CACHE_MB}`,
  ANSWER_CACHE_MB: `a whole number from 0 (cache no answer) to ${MOST_CACHE_MB}`,
  CACHE_URL: CACHE_URL_WORDS,
  METRICS_TOKEN: SECRET_WORDS,
  NODE_ENV: 'production, development or test',
  GUARANTEE_NOTICE_DIR: `a folder with the official notice as ${noticeFilesInWords(guaranteeNoticeLanguages())}`,
  HOME_CATEGORY_IDS: 'ids of categories like 1001,1047',
  BRAND_ID: BRAND_ID_WORDS,
  BRAND_NAME: BRAND_NAME_WORDS,
};
