import { describe, expect, it } from 'vitest';
import {
  BOTTOM_LINKS_HEADLINE,
  BUSINESS_SOCIAL_LINKS_MAX,
  CONSENT_LAYER_URL,
  FOOTER_PAGE_ID,
  type FooterBlock,
  footerParts,
  opensConsentLayer,
  SOCIAL_TYPE,
  shownSocialLinks,
  withConsentLink,
} from './footer.ts';

const link = (label: string, url = `/${label}/`) => ({ label, url, external: false });
const block = (headline: string, type: string, ...labels: readonly string[]): FooterBlock => ({
  headline,
  type,
  links: labels.map((label) => link(label)),
});

describe('footer (spec 1 §2, §3, §7)', () => {
  it('is known to the backend as footer-vue', () => {
    expect(FOOTER_PAGE_ID).toBe('footer-vue');
    expect([BOTTOM_LINKS_HEADLINE, SOCIAL_TYPE]).toStrictEqual(['Bottom Links', 'Social']);
  });

  it('has the block headlined Bottom Links as its bottom bar, social networks apart, and all other blocks', () => {
    const usps = [{ headline: 'Versandfrei', subheadline: '<b>ab 49 €</b>' }];
    const service: FooterBlock = { ...block('Hilfe', 'Service Teaser', 'kontakt'), content: '<p>Mo</p>', link: '/k/' };
    const shopping = block('Einkaufen', 'Links', 'prime');
    const blocks = [
      service,
      block('Bottom Links', 'Links', 'impressum', 'agb'),
      shopping,
      block('Folgen', 'Social', 'x', 'y'),
      block('Rechtliches', 'Bottom Links', 'datenschutz'),
    ];
    expect(footerParts({ usps, blocks })).toStrictEqual({
      usps,
      blocks: [service, shopping],
      socialLinks: [link('x'), link('y')],
      bottomLinks: [link('impressum'), link('agb'), link('datenschutz')],
    });
  });

  it('shows no link twice', () => {
    const { socialLinks, bottomLinks } = footerParts({ usps: [], blocks: [block('Bottom Links', 'Social', 'x')] });
    expect([socialLinks, bottomLinks]).toStrictEqual([[], [link('x')]]);
  });

  it('shows two professional networks to business and all networks to consumers', () => {
    expect(BUSINESS_SOCIAL_LINKS_MAX).toBe(2);
    const links = ['a', 'b', 'c'].map((label) => link(label));
    expect(shownSocialLinks(links, true)).toStrictEqual(links.slice(0, 2));
    expect(shownSocialLinks(links.slice(0, 1), true)).toStrictEqual(links.slice(0, 1));
    expect(shownSocialLinks(links, false)).toStrictEqual(links);
  });

  it('has links that open the second layer of the consent', () => {
    expect(opensConsentLayer(link('consent', '#consent-settings'))).toBe(true);
    expect(opensConsentLayer(link('privacy', '/rechtliches/datenschutz/#consent-settings'))).toBe(false);
  });

  it('lets who has agreed withdraw on every page, also where the editors have no such link', () => {
    const opens = link('Datenschutz-Einstellungen', CONSENT_LAYER_URL);
    const imprint = link('impressum');
    expect(withConsentLink({ blocks: [], bottomLinks: [imprint] }, opens.label)).toStrictEqual([imprint, opens]);
    expect(withConsentLink({ blocks: [], bottomLinks: [opens, imprint] }, 'x')).toStrictEqual([opens, imprint]);
    const inBlock = [{ headline: 'Service', type: 'Links', links: [opens] }];
    expect(withConsentLink({ blocks: inBlock, bottomLinks: [imprint] }, 'x')).toStrictEqual([imprint]);
  });
});
