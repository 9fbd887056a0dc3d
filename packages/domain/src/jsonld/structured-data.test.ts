import { describe, expect, it } from 'vitest';
import { aTile } from '../../testing/a-tile.ts';
import { breadcrumbData, itemListData, siteData } from './structured-data.ts';

describe('data of pages', () => {
  it('describes the shop and its search', () => {
    expect(siteData('https://shop.example//', { brandName: 'Tornister', logoPath: '/logo.svg' })).toStrictEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Tornister',
        url: 'https://shop.example/',
        logo: 'https://shop.example/logo.svg',
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Tornister',
        url: 'https://shop.example/',
        potentialAction: {
          '@type': 'SearchAction',
          target: 'https://shop.example/search/?q={search_term_string}',
          'query-input': 'required name=search_term_string',
        },
      },
    ]);
  });

  it('names who sells: the legal name, address, numbers and profiles', () => {
    const seller = {
      legalName: 'Tornister GmbH',
      street: 'Ranzenweg 1',
      postcode: '12345',
      city: 'Musterstadt',
      country: 'DE',
      email: 'a@shop.example',
      telephone: '+49 30 1',
      vatId: 'DE1',
      profiles: ['https://social.example/@t'],
    };
    const organisation = (profiles: readonly string[]) =>
      siteData('https://shop.example', { brandName: 'T', logoPath: '/l.svg', seller: { ...seller, profiles } })[0];
    expect(organisation(seller.profiles)).toMatchObject({
      name: 'T',
      legalName: 'Tornister GmbH',
      email: 'a@shop.example',
      telephone: '+49 30 1',
      vatID: 'DE1',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Ranzenweg 1',
        postalCode: '12345',
        addressLocality: 'Musterstadt',
        addressCountry: 'DE',
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: 'a@shop.example',
        telephone: '+49 30 1',
      },
      sameAs: ['https://social.example/@t'],
    });
    expect(organisation([])).not.toHaveProperty('sameAs');
  });

  it('counts breadcrumbs from 1', () => {
    expect(
      breadcrumbData('https://shop.example', [
        { displayName: 'Start', path: '/' },
        { displayName: 'Stifte', path: '/cat/1/' },
      ]),
    ).toStrictEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: 'Stifte', item: 'https://shop.example/cat/1/' },
      ],
    });
  });

  it('lists products in their order', () => {
    expect(itemListData('https://shop.example', [aTile(), aTile({ name: 'Heft', path: '/prod/2/' })])).toStrictEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Schulheft A4, Lineatur 25', url: 'https://shop.example/prod/1001/' },
        { '@type': 'ListItem', position: 2, name: 'Heft', url: 'https://shop.example/prod/2/' },
      ],
    });
  });
});
