import { describe, expect, it } from 'vitest';
import { parseCategoryParameters, parsePageParameters } from './category-parameters.ts';

describe('parameters of pages and categories (spec 1 §3)', () => {
  it('reads the page parameters of the specification', () => {
    expect(
      parsePageParameters([
        { name: 'hideBreadcrumbInPageParameter', value: 'true' },
        { name: 'hideLeftColumnInPageParameter', value: ' true ' },
        { name: 'canonical_destination_for_page', value: '/stifte/' },
      ]),
    ).toStrictEqual({ hidesBreadcrumb: true, hidesLeftColumn: true, canonicalDestination: '/stifte/' });
  });

  it('hides nothing unless it is said', () => {
    expect(parsePageParameters([])).toStrictEqual({ hidesBreadcrumb: false, hidesLeftColumn: false });
    expect(parsePageParameters([{ name: 'hideBreadcrumbInPageParameter', value: 'yes' }]).hidesBreadcrumb).toBe(false);
  });

  it('reads the category parameters of the specification', () => {
    expect(
      parseCategoryParameters([
        { name: 'ishop_seo_box_text', value: '<p>Stifte</p>' },
        { name: 'verknappung', value: 'Bald wieder da' },
        { name: 'verknappungblitzangebot', value: 'Alles reserviert' },
        { name: 'categoryTeaserBelowSeoText', value: 't-7' },
      ]),
    ).toStrictEqual({
      seoText: '<p>Stifte</p>',
      shortageText: 'Bald wieder da',
      lightningShortageText: 'Alles reserviert',
      teaserBelowSeoText: 't-7',
    });
  });

  it('leaves out what is empty', () => {
    expect(parseCategoryParameters([{ name: 'verknappung', value: '  ' }])).toStrictEqual({});
  });
});
