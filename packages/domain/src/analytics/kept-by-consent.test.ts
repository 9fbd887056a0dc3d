import { describe, expect, it } from 'vitest';
import { CONSENT_PURPOSES, keptWithoutConsent } from './index.ts';

const MEASURED = [
  'analytics-products',
  'item-list-products',
  'teaser-ids',
  'glance-views',
  'checkout-items',
  'purchase',
];

describe('what a browser keeps by consent (§ 25 TDDDG, ADR 0064)', () => {
  it('has to go with the consent to it, and only that', () => {
    expect(keptWithoutConsent([])).toEqual({ session: MEASURED, local: ['seen-products'] });
    expect(keptWithoutConsent(['recent'])).toEqual({ session: MEASURED, local: [] });
    expect(keptWithoutConsent(['statistics'])).toEqual({ session: [], local: ['seen-products'] });
    expect(keptWithoutConsent(CONSENT_PURPOSES)).toEqual({ session: [], local: [] });
  });
});
