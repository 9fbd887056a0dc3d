// How settings are written that shop host and backend read alike: each format once, with the words that say what is allowed.

import { z } from 'zod';

export * from './own-address.ts';
export * from './shop-domains.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The most that a cache may be told to hold, in megabytes. */
export const MOST_CACHE_MB = 100_000;

const SHORTEST_SECRET = 32;
/** A secret that several processes share, or a token that somebody brings. */
export const secret = z.string().min(SHORTEST_SECRET);
export const SECRET_WORDS = `at least ${SHORTEST_SECRET} characters`;

const LONGEST_BRAND_NAME = 60;
/** The name of the shop in titles, mails and passkeys, without space around it. */
export const brandName = z.string().trim().min(1).max(LONGEST_BRAND_NAME).default('Tornister');
export const BRAND_NAME_WORDS = `the name that people read, at most ${LONGEST_BRAND_NAME} characters`;

/** The id of the house brand: it is a part of the address of the page about the shop, and the id of a badge. */
export const brandId = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .default('betzold');
export const BRAND_ID_WORDS = 'the id of the house brand, of the letters a to z, digits and hyphens, like betzold';

/** A whole number between two bounds, both allowed. */
export const wholeNumberBetween = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= from && value <= to);

/** The same; `otherwise` where nothing is said. */
export const wholeNumber = (from: number, to: number, otherwise: number) =>
  wholeNumberBetween(from, to).default(otherwise);

const isWebAddress = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const hasCredentials = (value: string): boolean => {
  const { username, password } = new URL(value);
  return username !== '' || password !== '';
};

/** `https://pay.example,https://wallet.example`: several addresses, of which the origins count. */
export const origins = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isWebAddress))
  .transform((parts) => parts.map((part) => new URL(part).origin));

/** An address that paths are added to, with a folder or without: `http://backend:4000/` is `http://backend:4000`. */
export const baseAddress = z
  .string()
  .refine((value) => isWebAddress(value) && !/[?#]/.test(value) && !hasCredentials(value))
  .transform((value) => {
    const { origin, pathname } = new URL(value);
    return `${origin}${pathname.replace(/\/+$/, '')}`;
  });
