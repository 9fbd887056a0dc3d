// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { openedSourceOf, routeSources } from './page-sources.ts';

const BASKET = 'src/i18n/cut/de-DE/pages/checkout/basket.js';

describe('the file that a document names for its page', () => {
  it('is the one of the page and its locale, whatever stands around it', () => {
    expect(openedSourceOf(['checkout-layout', 'basket'], 'de-DE')).toBe(BASKET);
    expect(openedSourceOf(['default-layout', 'orders'], 'en-DE')).toBe('src/i18n/cut/en-DE/pages/account/orders.js');
    expect(routeSources('basket', 'de-DE')).toContain(BASKET);
  });

  it('is none for a page that is browsed, whose code the first load names', () => {
    expect(openedSourceOf(['default-layout', 'home'], 'de-DE')).toBeUndefined();
    expect(openedSourceOf(['default-layout'], 'de-DE')).toBeUndefined();
  });

  it('comes in the place of the names of all pages', () => {
    const named = routeSources('orders', 'de-DE').filter((source) =>
      /-(?:modules|areas)\.ts$|further\.js$/.test(source),
    );
    expect(named).toEqual([]);
  });
});
