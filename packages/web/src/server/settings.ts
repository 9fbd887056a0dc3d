// The settings of the shop host, read from the environment once at the start. A wrong one stops the start with one line that names
// it and says what is allowed.

import { resolve } from 'node:path';
import {
  DEVELOPMENT_DOMAINS,
  defaultShopMode,
  developmentHost,
  guaranteeNoticeLanguages,
  type ShopDomains,
  STOREFRONT_IDS,
  type StorefrontId,
  shopDomainsOf,
} from '@tornister/domain/storefront';
import { type LOG_LEVELS, misleadingDomain } from '@tornister/process/setting-formats';
import type { z } from 'zod';
import type { IsTrustedProxy } from './client-address.ts';
import { type GuaranteeNotices, readGuaranteeNotices } from './guarantee-notice.ts';
import { ALLOWED, SCHEMA, type Values } from './settings-schema.ts';

/** The name that a backend knows a shop host by where nobody chose another. */
const DEFAULT_SHOP_CLIENT_ID = 'shop-host';

const BYTES_IN_MB = 1024 * 1024;

export type Settings = {
  readonly port: number;
  /** The interface that the shop host listens at; every one where nothing is said. */
  readonly host?: string;
  readonly backendUrl: string;
  /** Connections to the backend at the most; beyond four calls that wait for each, pages are 503 at once. */
  readonly backendConnections: number;
  readonly dataDir: string;
  /** Where forms may lead to besides the shop itself: the payment provider's pages. */
  readonly paymentOrigins: readonly string[];
  readonly domains: ShopDomains;
  /** The origin of each storefront; every absolute address is made from these and from nothing else. */
  readonly baseUrls: Readonly<Record<StorefrontId, string>>;
  /** Whose `x-forwarded-for` counts; nobody's where nothing is said. */
  readonly isTrustedProxy: IsTrustedProxy;
  /** By what the backend knows this shop host; what nothing is said of stands in the file that a backend at this computer keeps. */
  readonly shopClient: { readonly id?: string; readonly secret?: string };
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** How long a cached page is fresh; 0 caches none. */
  readonly pageCacheSeconds: number;
  /** How long the backend's answer to a public question is cached; 0 caches none. */
  readonly answerCacheSeconds: number;
  /** What cached pages and answers may weigh, in bytes. */
  readonly pageCacheBytes: number;
  readonly answerCacheBytes: number;
  /** The Redis or Valkey through which shop hosts hand pages and answers on to each other; it may hold a password. */
  readonly cacheUrl?: string;
  /** Who brings this may read the figures at `/metrics` from anywhere; without it only a program at this computer may. */
  readonly metricsToken?: string;
  /** The official notice of the legal guarantee by language; empty where none was handed in. */
  readonly guaranteeNotices: GuaranteeNotices;
  readonly isProduction: boolean;
  /** True while the storefronts live on *.localhost, where a plain `localhost` is a shop address as well. */
  readonly isLocal: boolean;
  /** Categories that count as the home page where visits are measured (spec 1 §7). */
  readonly homeCategoryIds: readonly string[];
  readonly brand: { readonly id: string; readonly name: string };
};

/** A setting has a value that it cannot have; the message is one line for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const perStorefront = (forStorefront: (id: StorefrontId) => string): Record<StorefrontId, string> =>
  Object.fromEntries(STOREFRONT_IDS.map((id) => [id, forStorefront(id)])) as Record<StorefrontId, string>;

/** What may not stand in an error message. */
const SECRET_SETTINGS: ReadonlySet<string> = new Set(['SHOP_CLIENT_SECRET', 'METRICS_TOKEN', 'CACHE_URL']);

const describe = (error: z.ZodError, given: Readonly<Record<string, string | undefined>>): string => {
  const name = String(error.issues[0]?.path[0] ?? '') as keyof typeof ALLOWED;
  // An address with an @ may hold a password.
  const isSecret = SECRET_SETTINGS.has(name) || (name === 'BACKEND_URL' && given[name]?.includes('@'));
  const value = isSecret ? 'what it is' : JSON.stringify(given[name]);
  return `The setting ${name} cannot be ${value}: allowed is ${ALLOWED[name]}.`;
};

const isDemo = ({ SHOP_MODE, SHOP_DOMAINS }: Values): boolean => {
  const hosts = [...(SHOP_DOMAINS?.values() ?? [])].map((origin) => new URL(origin).hostname);
  return (SHOP_MODE ?? defaultShopMode(hosts)) === 'demo';
};

/** What a shop host that is meant in earnest cannot do without. */
const requireForProduction = ({ SHOP_DOMAINS, SHOP_CLIENT_SECRET }: Values): void => {
  if (SHOP_DOMAINS === undefined) throw new SettingsError(mustBeSet('SHOP_DOMAINS', 'every link is made from it'));
  const missing = STOREFRONT_IDS.filter((id) => !SHOP_DOMAINS.has(id));
  if (missing.length > 0) {
    const why = 'storefronts link to each other';
    throw new SettingsError(`Setting SHOP_DOMAINS: has no address for ${missing.join(', ')}, and ${why}.`);
  }
  if (SHOP_CLIENT_SECRET === undefined)
    throw new SettingsError(mustBeSet('SHOP_CLIENT_SECRET', 'shop host and backend share it'));
};

const mustBeSet = (name: string, why: string): string =>
  `Setting ${name}: must be set with SHOP_MODE=production, because ${why}.`;

/** A secret without a name is that of the shop host that has the usual one. */
const shopClientOf = ({ SHOP_CLIENT_ID, SHOP_CLIENT_SECRET }: Values): Settings['shopClient'] => {
  if (SHOP_CLIENT_SECRET !== undefined)
    return { id: SHOP_CLIENT_ID ?? DEFAULT_SHOP_CLIENT_ID, secret: SHOP_CLIENT_SECRET };
  return SHOP_CLIENT_ID === undefined ? {} : { id: SHOP_CLIENT_ID };
};

/** The notices in the folder that the setting names. */
const noticesIn = (folder: string | undefined): GuaranteeNotices => {
  if (folder === undefined) return new Map();
  return readGuaranteeNotices(resolve(folder), guaranteeNoticeLanguages()).match(
    (notices) => notices,
    (problem) => {
      const what = `The setting GUARANTEE_NOTICE_DIR cannot be ${JSON.stringify(folder)}`;
      throw new SettingsError(`${what}: allowed is ${ALLOWED.GUARANTEE_NOTICE_DIR}; ${problem}.`);
    },
  );
};

/** Where forms may lead, unless the setting says it: to the sandbox that comes with a backend, on this computer by its two names. */
const sandboxOrigins = (
  { PAYMENT_SANDBOX, BACKEND_PUBLIC_URL, BACKEND_PORT }: Values,
  isLive: boolean,
): readonly string[] => {
  if ((PAYMENT_SANDBOX ?? (isLive ? 'off' : 'on')) === 'off') return [];
  return BACKEND_PUBLIC_URL ?? [`http://localhost:${BACKEND_PORT}`, `http://127.0.0.1:${BACKEND_PORT}`];
};

/** Reads the settings. An empty variable counts as one that is not set. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = SCHEMA.safeParse(given);
  if (!parsed.success) throw new SettingsError(describe(parsed.error, given));
  const values = parsed.data;
  const local = perStorefront((id) => `http://${developmentHost(id)}:${values.PORT}`);
  const configured = values.SHOP_DOMAINS;
  const misleading = configured && misleadingDomain(configured);
  if (misleading !== undefined) throw new SettingsError(misleading);
  const isLive = !isDemo(values);
  if (isLive) requireForProduction(values);
  const baseUrls = configured === undefined ? local : perStorefront((id) => configured.get(id) ?? local[id]);
  return {
    port: values.PORT,
    backendUrl: values.BACKEND_URL ?? `http://127.0.0.1:${values.BACKEND_PORT}`,
    backendConnections: values.BACKEND_CONNECTIONS,
    dataDir: resolve(values.DATA_DIR),
    paymentOrigins: values.PAYMENT_ORIGINS ?? sandboxOrigins(values, isLive),
    domains: configured === undefined ? DEVELOPMENT_DOMAINS : shopDomainsOf((id) => new URL(baseUrls[id]).hostname),
    baseUrls,
    logLevel: values.LOG_LEVEL,
    pageCacheSeconds: values.PAGE_CACHE_SECONDS,
    answerCacheSeconds: values.ANSWER_CACHE_SECONDS,
    pageCacheBytes: values.PAGE_CACHE_MB * BYTES_IN_MB,
    answerCacheBytes: values.ANSWER_CACHE_MB * BYTES_IN_MB,
    guaranteeNotices: noticesIn(values.GUARANTEE_NOTICE_DIR),
    isProduction: values.NODE_ENV === 'production' || isLive,
    isLocal: configured === undefined,
    isTrustedProxy: values.TRUSTED_PROXIES ?? (() => false),
    homeCategoryIds: values.HOME_CATEGORY_IDS,
    brand: { id: values.BRAND_ID, name: values.BRAND_NAME },
    ...(values.HOST === undefined ? {} : { host: values.HOST }),
    ...(values.CACHE_URL === undefined ? {} : { cacheUrl: values.CACHE_URL }),
    ...(values.METRICS_TOKEN === undefined ? {} : { metricsToken: values.METRICS_TOKEN }),
    shopClient: shopClientOf(values),
  };
};
