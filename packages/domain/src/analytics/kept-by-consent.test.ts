import { describe, expect, it } from 'vitest';
import { AB_COOKIE_PREFIX } from '../session/index.ts';
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
    const cookies = [AB_COOKIE_PREFIX];
    expect(keptWithoutConsent([])).toEqual({ session: MEASURED, local: ['seen-products'], cookies });
    expect(keptWithoutConsent(['recent'])).toEqual({ session: MEASURED, local: [], cookies });
    expect(keptWithoutConsent(['statistics'])).toEqual({ session: [], local: ['seen-products'], cookies: [] });
    expect(keptWithoutConsent(CONSENT_PURPOSES)).toEqual({ session: [], local: [], cookies: [] });
  });
});
