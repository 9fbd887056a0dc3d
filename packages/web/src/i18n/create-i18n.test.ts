// @vitest-environment node

import { textSources } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { addTexts, createI18n, type TextSource } from './create-i18n.ts';

const files: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'de-DE/common': { 'vue.price.vatNote': 'inkl. MwSt.', 'vue.header.menu': 'Menü' },
  'edu-de/common': { 'vue.price.vatNote': 'zzgl. MwSt.' },
  'de-CH/browse': { 'vue.gallery.zoom': 'vergrössern' },
  'de-DE/browse': { 'vue.gallery.zoom': 'vergrößern' },
};

const source: TextSource = async (locale, namespace) => files[`${locale}/${namespace}`];

describe('texts of a locale (docs/adr/0009 "Hosts and storefronts")', () => {
  it('takes the words of the business edition before those of its language', async () => {
    const { t } = await createI18n(textSources('edu-de'), ['common'], source);
    expect(t('vue.price.vatNote')).toBe('zzgl. MwSt.');
    expect(t('vue.header.menu')).toBe('Menü');
  });

  it('shows the key of a text that is missing (spec 1 §2)', async () => {
    const { t } = await createI18n(textSources('de-DE'), ['common'], source);
    expect(t('vue.nobody.wrote.this')).toBe('vue.nobody.wrote.this');
  });

  it('takes in the words of an area that arrives later, regional ones first', async () => {
    const instance = await createI18n(textSources('de-CH'), ['common'], source);
    await addTexts(instance, textSources('de-CH'), 'browse', source);
    expect(instance.t('vue.gallery.zoom', { ns: 'browse' })).toBe('vergrössern');
  });
});
