import { describe, expect, it } from 'vitest';
import { parseHexColor, safeUrl } from '../../src/content/index.ts';
import {
  digitsOnly,
  emailDomainsOf,
  emailSuggestions,
  isEmailAddress,
  isLocalPart,
  noLeadingDigit,
  phoneCharacters,
} from '../../src/forms/index.ts';
import { withTrailingSlash } from '../../src/routing/index.ts';
import { shortDescription } from '../../src/seo/index.ts';
import { classifyFailure, parseTabSync } from '../../src/session/index.ts';
import { linkify } from '../../src/wishlist/index.ts';
import { superlinearAt } from './growth.ts';

const judges: Readonly<Record<string, (text: string) => unknown>> = {
  isEmailAddress,
  isLocalPart,
  noLeadingDigit,
  digitsOnly,
  phoneCharacters,
  emailSuggestions: (text) => emailSuggestions(text, emailDomainsOf('de')),
  safeUrl,
  withTrailingSlash: (text) => withTrailingSlash(`${text}x`),
  shortDescription,
  parseHexColor,
  linkify: (text) => linkify(text, ['de.localhost']),
  classifyFailure: (message) => classifyFailure({ message }),
  parseTabSync: (cartId) => parseTabSync({ syncApolloData: { cartId } }),
};
const units = [
  'a',
  'a.',
  'a-',
  '-',
  '.',
  'a@',
  '@',
  'a@a.',
  ' ',
  '1',
  'ä',
  'https://',
  'https://de.localhost/',
  ')',
  'invalid ',
  '/',
  '<',
];

describe('patterns judge a hostile text in a time that grows with its length and no faster', () => {
  it.each(Object.keys(judges))('%s', (name) => {
    for (const unit of units) {
      for (const [before, after] of [
        ['', '!'],
        ['a@', '\n'],
        ['https://de.localhost/', '.'],
      ] as const) {
        const textOf = (length: number): string => before + unit.repeat(length / unit.length) + after;
        const grown = superlinearAt((text) => judges[name]?.(text), textOf);
        expect(grown, `${name} with ${JSON.stringify(unit)}`).toBeUndefined();
      }
    }
  });
});
