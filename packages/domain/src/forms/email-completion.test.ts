import { describe, expect, it } from 'vitest';
import { tradingTermsOf } from '../storefront/profiles/terms.ts';
import {
  completeEmail,
  emailDomainsOf,
  emailSuggestions,
  INTERNATIONAL_EMAIL_DOMAINS,
  pressCompletionKey,
  UNIQUENESS_DEBOUNCE_MS,
} from './email-completion.ts';

describe('asking whether an address is taken (spec 2 §5)', () => {
  it('waits half a second after the last key', () => {
    expect(UNIQUENESS_DEBOUNCE_MS).toBe(500);
  });
});

describe('e-mail completion (spec 3 §5)', () => {
  it('suggests once an @ follows a valid local part', () => {
    expect(emailSuggestions('mia', emailDomainsOf('de'))).toEqual([]);
    expect(emailSuggestions('gm', emailDomainsOf('de'))).toEqual([]);
    expect(emailSuggestions('@', emailDomainsOf('de'))).toEqual([]);
    expect(emailSuggestions('mi a@', emailDomainsOf('de'))).toEqual([]);
    expect(emailSuggestions('mia@', emailDomainsOf('de'))).toHaveLength(
      tradingTermsOf('de').emailDomains.length + INTERNATIONAL_EMAIL_DOMAINS.length,
    );
  });

  it.each([
    ['at', 'mia@gmx.at'],
    ['ch', 'mia@bluewin.ch'],
    ['de', 'mia@gmx.de'],
    ['b2b', 'mia@gmx.de'],
  ] as const)('suggests the domains of the shop %s first, then international ones', (store, first) => {
    const suggestions = emailSuggestions('mia@', emailDomainsOf(store));
    expect(suggestions[0]).toBe(first);
    expect(suggestions.slice(-5)).toEqual(INTERNATIONAL_EMAIL_DOMAINS.map((domain) => `mia@${domain}`));
  });

  it('narrows the list to what was begun, whatever its case', () => {
    expect(emailSuggestions('Mia@GM', emailDomainsOf('de'))).toEqual(['Mia@gmx.de', 'Mia@gmail.com']);
  });

  it('suggests nothing that is already typed, or unknown', () => {
    expect(emailSuggestions('mia@gmx.de', emailDomainsOf('de'))).toEqual([]);
    expect(emailSuggestions('mia@schule.', emailDomainsOf('de'))).toEqual([]);
    expect(emailSuggestions('mia@gmx.de@', emailDomainsOf('de'))).toEqual([]);
  });

  it('suggests no address above 80 characters', () => {
    expect(emailSuggestions(`${'m'.repeat(73)}@gmx`, emailDomainsOf('de'))).toEqual([`${'m'.repeat(73)}@gmx.de`]);
    expect(emailSuggestions(`${'m'.repeat(74)}@gmx`, emailDomainsOf('de'))).toEqual([]);
  });

  it('arrow keys cycle', () => {
    const start = completeEmail('mia@g', emailDomainsOf('de'));
    expect(start).toEqual({ typed: 'mia@g', suggestions: ['mia@gmx.de', 'mia@gmail.com'] });
    const down = pressCompletionKey(start, 'ArrowDown');
    expect(down.highlighted).toBe(0);
    const again = pressCompletionKey(down, 'ArrowDown');
    expect(again.highlighted).toBe(1);
    expect(pressCompletionKey(again, 'ArrowDown').highlighted).toBe(0);
    expect(pressCompletionKey(down, 'ArrowUp').highlighted).toBe(1);
    expect(pressCompletionKey(again, 'ArrowUp').highlighted).toBe(0);
    expect(pressCompletionKey(start, 'ArrowUp').highlighted).toBe(1);
  });

  it('Enter accepts the highlighted suggestion and nothing else', () => {
    const start = completeEmail('mia@g', emailDomainsOf('de'));
    expect(pressCompletionKey(start, 'Enter')).toBe(start);
    expect(pressCompletionKey({ ...start, highlighted: 1 }, 'Enter')).toEqual({
      typed: 'mia@gmail.com',
      suggestions: [],
    });
  });

  it('Escape closes the list and keeps what was typed', () => {
    const start = { ...completeEmail('mia@g', emailDomainsOf('de')), highlighted: 1 };
    expect(pressCompletionKey(start, 'Escape')).toEqual({ typed: 'mia@g', suggestions: [] });
  });

  it('keys do nothing without suggestions', () => {
    const empty = completeEmail('mia', emailDomainsOf('de'));
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'] as const) {
      expect(pressCompletionKey(empty, key)).toBe(empty);
    }
  });
});
