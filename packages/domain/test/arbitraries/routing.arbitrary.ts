// Paths, hosts and the addresses that attackers send.

import fc from 'fast-check';
import { PATHS } from '../../src/routing/routes.ts';

export const slug = (): fc.Arbitrary<string> => fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,10}$/u);

/** Lower-case paths with a trailing slash, known to the shop or not. */
export const shopPath = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...Object.values(PATHS)),
    slug().map((id) => `/cat/${id}/`),
    slug().map((id) => `/prod/${id}/`),
    fc.array(slug(), { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}/`),
  );

const ATTACK_PARTS = [
  '/',
  '//',
  '\\',
  '/\\',
  '\t',
  '\n',
  '\r\n',
  ' ',
  '%2f',
  '%2F',
  '%5c',
  '%252f',
  '%25252f',
  '%2e',
  '..',
  '.',
  '@',
  ':',
  '?',
  '#',
  'http:',
  'https:',
  'https://',
  'HTTPS://',
  'javascript:',
  'data:',
  'evil.example',
  'shop.example',
  'shop.example.evil.example',
  ':443',
  'x',
  '%00',
  '%0d%0a',
  '\u{0}',
  '\u{2028}',
  '；',
  '／',
  '%',
  '%zz',
  'search',
] as const;

/** Addresses glued together from what open redirects are made of. */
export const hostileAddress = (): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...ATTACK_PARTS), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));

const ESCAPES = ['%2f', '%2F', '%2e', '%2e%2e', '%3a', '%3f', '%23', '%40', '%252f', '%25252f'] as const;

/** Paths of the shop with escapes in them, now and then beside what attackers send: many of them may be followed. */
export const escapedPath = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      shopPath(),
      slug(),
      fc.constantFrom(...ESCAPES),
      fc.array(fc.oneof(slug(), fc.constantFrom(...ESCAPES), fc.constantFrom(...ATTACK_PARTS)), { maxLength: 3 }),
    )
    .map(([path, name, escaped, parts]) => path + name + escaped + parts.join(''));

export const hostName = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      'localhost',
      'de.localhost',
      'at.localhost',
      'ch.localhost',
      'en.localhost',
      'educational.localhost',
      'en.educational.localhost',
    ),
    fc.array(slug(), { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.')),
    fc.string(),
  );
