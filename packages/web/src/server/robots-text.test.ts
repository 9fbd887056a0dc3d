// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { PAGES } from '../routing/page-table.ts';
import { robotsText } from './robots-text.ts';

describe('robots.txt', () => {
  it('keeps crawlers away from the endpoints and from the pages of one visitor', () => {
    expect(robotsText('https://www.shop.example').split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /checkout/',
      'Disallow: /computop/',
      'Disallow: /login/',
      'Disallow: /logout/',
      'Disallow: /myaccount/',
      'Disallow: /service/consent/',
      'Disallow: /prime/checkout/',
      'Disallow: /rating/',
      'Disallow: /service/bewertung/',
      'Disallow: /service/newsletter/success/',
      'Disallow: /service/newsletter/newsletter-abmelden/',
      'Disallow: /service/newsletter/verfuegbarkeit/',
      'Disallow: /classlist/',
      '',
      'Host: www.shop.example',
      'Sitemap: https://www.shop.example/sitemap.xml',
      '',
    ]);
  });

  it('names the page alone where others of its folder may be indexed', () => {
    const { home, basket } = PAGES;
    const text = robotsText('https://x.example', {
      home,
      basket,
      gift: { ...basket, path: '/checkout/gifts/', robots: 'index' },
    });
    expect(text).toContain('Disallow: /checkout/basket/\n');
  });
});
