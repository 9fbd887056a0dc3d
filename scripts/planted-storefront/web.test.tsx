import { money } from '@tornister/domain/money';
import { chooseLocale, DEVELOPMENT_DOMAINS, htmlLanguage, selectSite, textSources } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../test/render-in-shop.tsx';
import { createI18n } from './i18n/create-i18n.ts';
import { formatMoney } from './i18n/format-money.ts';
import common from './i18n/locales/fr-FR/common.json' with { type: 'json' };
import { PageHead } from './seo/page-head.tsx';

describe('a planted storefront li that speaks fr', () => {
  it('is opened by its host, in its language', () => {
    const site = selectSite('li.localhost:3000', DEVELOPMENT_DOMAINS);
    expect([site.id, site.known, chooseLocale({ site })]).toEqual(['li', true, 'fr-LI']);
    expect(htmlLanguage('fr-LI')).toBe('fr-LI');
    expect(formatMoney(money(1250), 'fr-LI')).toMatch(/^12[.,]50/);
  });

  it('shows its two texts, and the key of every other', async () => {
    const texts = await createI18n(textSources('fr-LI'), ['common'], async (from) =>
      from === 'fr-FR' ? common : undefined,
    );
    expect(texts.t('vue.header.basket')).toBe('Panier');
    expect(texts.t('vue.footer.payment')).toBe('Paiement');
    expect(texts.t('vue.nobody.wrote.this' as never)).toBe('vue.nobody.wrote.this');
  });

  it('is named to search engines', () => {
    expect(renderOnServer(<PageHead title="Cahiers" />, { address: '/', storefront: 'li' })).toContain(
      'hrefLang="fr-LI"',
    );
  });
});
