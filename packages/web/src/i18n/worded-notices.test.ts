// @vitest-environment node

import { CART_CHANGED_MESSAGE } from '@tornister/domain/checkout';
import { describe, expect, it } from 'vitest';
import { createI18n, NAMESPACES } from './create-i18n.ts';
import { bundledTexts } from './text-source.ts';
import { withWordedNotices } from './worded-notices.ts';

const SOURCES = ['de-DE'] as const;
const saved = { id: 'saved', tone: 'success', message: 'vue.account.addresses.saved' } as const;

describe('notices of a rendered page', () => {
  it('are sentences, which a tab that lacks their texts shows all the same', async () => {
    const ofHost = await createI18n(SOURCES, NAMESPACES, bundledTexts);
    const ofTab = await createI18n(SOURCES, ['common'], bundledTexts);
    const { layout, page } = withWordedNotices({ layout: { frame: 1, notice: saved }, page: { tiles: [] } }, ofHost);
    expect(layout).toEqual({ frame: 1, notice: { ...saved, message: 'Die Adresse ist gespeichert.' } });
    expect(page).toEqual({ tiles: [] });
    expect(ofTab.t('Die Adresse ist gespeichert.')).toBe('Die Adresse ist gespeichert.');
  });

  it('have their values in them, and stay what they are as sentences of the server', async () => {
    const texts = await createI18n(SOURCES, NAMESPACES, bundledTexts);
    const sentence = { id: 's', tone: 'error', message: 'Heute: nur 3 Stück.', values: { count: 3 } } as const;
    expect(withWordedNotices({ page: { notice: sentence } }, texts)).toEqual({
      page: { notice: { id: 's', tone: 'error', message: 'Heute: nur 3 Stück.' } },
    });
  });

  it('name the place of an address that is to be chosen there, next to a country', async () => {
    const texts = await createI18n(SOURCES, NAMESPACES, bundledTexts);
    const notice = { id: 'w', tone: 'error', message: 'vue.checkout.wallet.countryNotServed' } as const;
    expect(withWordedNotices({ page: { notice } }, texts)).toMatchObject({
      page: { notice: { message: expect.stringContaining('wählen Sie bei Amazon Pay eine andere Adresse') } },
    });
  });

  it('have a link where a card in a tab has one', async () => {
    const texts = await createI18n(SOURCES, NAMESPACES, bundledTexts);
    const notice = { id: 'c', tone: 'warning', message: CART_CHANGED_MESSAGE } as const;
    expect(withWordedNotices({ page: { notice } }, texts)).toMatchObject({
      page: { notice: { link: { href: '/checkout/basket/', words: 'Zum Warenkorb' } } },
    });
    expect(withWordedNotices({ page: { notice: saved } }, texts).page).not.toHaveProperty('notice.link');
  });

  it('are none in data without a notice', async () => {
    const texts = await createI18n(SOURCES, NAMESPACES, bundledTexts);
    const data = { a: null, b: 'text', c: { notice: undefined }, d: [1] };
    expect(withWordedNotices(data, texts)).toEqual(data);
  });
});
