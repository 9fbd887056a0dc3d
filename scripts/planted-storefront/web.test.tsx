import type { PrintedCatalogue, ServiceGateway } from '@tornister/application/ports';
import { createOrderCatalogues } from '@tornister/application/service';
import { money } from '@tornister/domain/money';
import {
  chooseLocale,
  DEVELOPMENT_DOMAINS,
  htmlLanguage,
  STOREFRONTS,
  selectSite,
  siteProfile,
  textSources,
} from '@tornister/domain/storefront';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../test/render-in-shop.tsx';
import { DeliveryStatus } from './components/catalogue/delivery-status/delivery-status.tsx';
import { createI18n } from './i18n/create-i18n.ts';
import { formatMoney } from './i18n/format-money.ts';
import common from './i18n/locales/fr-FR/common.json' with { type: 'json' };
import { PageHead } from './seo/page-head.tsx';

describe('a planted storefront li that speaks fr', () => {
  it('is opened by its host, in its language', () => {
    const site = selectSite('li.localhost:3000', DEVELOPMENT_DOMAINS);
    expect([site.id, site.known, chooseLocale({ site })]).toEqual(['li', true, 'fr-LI']);
    expect(htmlLanguage('fr-LI')).toBe('fr-LI');
    const { numberLocale, withdrawal } = siteProfile('li', site.storefront);
    expect(formatMoney(money(1_234_50), numberLocale)).toBe("1'234.50\u00a0€");
    expect(withdrawal).toBe('statutory');
  });

  it('is opened by the host of its other language', () => {
    const site = selectSite('de.li.localhost:3000', DEVELOPMENT_DOMAINS);
    expect([site.id, site.known, chooseLocale({ site })]).toEqual(['li-de', true, 'de-LI']);
  });

  it('offers the catalogues that its record names, and no others', async () => {
    const catalogue = (language: string) => ({ id: language, name: language, description: '', pages: 1, language });
    const offered = async (id: 'li' | 'li-de', edition: 'katalog' | 'catalogue') => {
      const catalogues = ['de', 'en', 'fr'].map(catalogue) as unknown as readonly PrintedCatalogue[];
      const orders = createOrderCatalogues({
        service: { printedCatalogues: () => okAsync({ catalogues, countries: [] }) } as unknown as ServiceGateway,
        addresses: { books: () => errAsync({ kind: 'gateway.internal' } as never) },
        cookies: { get: () => undefined },
        keys: { make: () => 'made' },
        storefront: STOREFRONTS[id],
      });
      const opened = (await orders.open(edition))._unsafeUnwrap();
      return opened.kind === 'opened' ? opened.catalogues.map((one) => one.language) : opened.decision;
    };
    expect(await offered('li', 'catalogue')).toEqual(['fr']);
    expect(await offered('li-de', 'catalogue')).toEqual(['de']);
    expect(await offered('li', 'katalog')).toMatchObject({ to: '/service/catalogue/' });
  });

  it('shows the traffic light of what is in stock, in French', () => {
    const html = renderOnServer(<DeliveryStatus text="En stock" color="green" light />, {
      address: '/',
      storefront: 'li',
    });
    expect(html).toContain('data-light');
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
