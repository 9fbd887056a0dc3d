import { describe, expect, it } from 'vitest';
import { guaranteeNoticeLanguages, owesGuaranteeNotice } from './guarantee-notice.ts';
import { siteProfile } from './site-profile.ts';
import { STOREFRONT_IDS, STOREFRONTS } from './storefront.ts';

describe('the notice of the legal guarantee', () => {
  it('is shown to consumers within the European Union, never to institutions, and not in Switzerland', () => {
    const shown = STOREFRONT_IDS.filter((id) => siteProfile(id, STOREFRONTS[id]).owesGuaranteeNotice);
    expect(shown).toEqual(['de', 'en', 'at']);
  });

  it.each([
    [{ isB2b: false, isInEu: true }, true],
    [{ isB2b: true, isInEu: true }, false],
    [{ isB2b: false, isInEu: false }, false],
    [{ isB2b: true, isInEu: false }, false],
  ])('%o: %s', (profile, owes) => {
    expect(owesGuaranteeNotice(profile)).toBe(owes);
  });

  it('is needed in each language of these storefronts, once', () => {
    expect(guaranteeNoticeLanguages()).toEqual(['de', 'en']);
  });
});
