import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostName, shopPath, slug } from '../../test/arbitraries/routing.arbitrary.ts';
import { BASE_URLS, site, storefront } from '../../test/arbitraries/storefront.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { parseAcceptLanguage } from './accept-language.ts';
import { absoluteUrl, hostOf, ownHosts } from './base-urls.ts';
import { businessGate } from './business-gate.ts';
import { parseFeatureSwitches, SWITCHES } from './feature-switches.ts';
import { footerDeliveries, footerPayments } from './footer-strip.ts';
import { hreflangLinks, hreflangShops } from './hreflang.ts';
import { chooseLocale, localeOrder, parseLocale, textSources } from './locale-order.ts';
import { profileOf } from './profiles/index.ts';
import { DEVELOPMENT_DOMAINS, selectSite } from './site-selection.ts';
import { LOCALES, STORE_CODES, STOREFRONT_IDS } from './storefront.ts';

const options = { numRuns: NUM_RUNS };
const header = () => fc.oneof(fc.string(), fc.constantFrom('de', 'en-GB,de;q=0.9', 'fr', 'de-CH;q=0.1,en'));

describe('laws of storefronts', () => {
  it('every host opens a shop, and casing, port and the dot of the root change nothing', () => {
    fc.assert(
      fc.property(fc.array(slug(), { minLength: 1, maxLength: 4 }), fc.nat(65_535), (labels, port) => {
        const host = labels.join('.');
        const plain = selectSite(host, DEVELOPMENT_DOMAINS);
        expect(STOREFRONT_IDS).toContain(plain.id);
        expect(selectSite(`${host.toUpperCase()}.:${port}`, DEVELOPMENT_DOMAINS)).toEqual(plain);
      }),
      options,
    );
  });

  it('a host that only contains a known domain is never known', () => {
    fc.assert(
      fc.property(fc.constantFrom('de', 'at', 'ch', 'en', 'educational'), slug(), (name, evil) => {
        expect(selectSite(`${name}.localhost.${evil}.example`, DEVELOPMENT_DOMAINS).known).toBe(false);
        expect(selectSite(`${name}.localhost@${evil}`, DEVELOPMENT_DOMAINS).known).toBe(false);
      }),
      options,
    );
  });

  it('whoever is below a known domain gets its store', () => {
    fc.assert(
      fc.property(fc.constantFrom('de', 'at', 'ch'), slug(), (store, label) => {
        fc.pre(!label.includes('educational') && !label.endsWith('ch') && !label.endsWith('at'));
        const opened = selectSite(`${label}.${store}.localhost`, DEVELOPMENT_DOMAINS);
        expect([opened.storefront.store, opened.known]).toEqual([store, true]);
      }),
      options,
    );
  });

  it('business is sold exactly where the store is b2b', () => {
    fc.assert(
      fc.property(hostName(), (host) => {
        const { storefront: opened } = selectSite(host, DEVELOPMENT_DOMAINS);
        expect(opened.isB2b).toBe(opened.store === 'b2b');
        expect(opened.locale.startsWith('edu-')).toBe(opened.isB2b);
      }),
      options,
    );
  });

  it('a known host speaks its own language, whatever cookie and browser say', () => {
    fc.assert(
      fc.property(site(), fc.string(), header(), (opened, cookie, acceptLanguage) => {
        fc.pre(opened.known);
        expect(chooseLocale({ site: opened, cookie, acceptLanguage })).toBe(opened.storefront.locale);
      }),
      options,
    );
  });

  it('the order names every locale once and ends with, or holds, en-US', () => {
    fc.assert(
      fc.property(site(), fc.constantFrom(...LOCALES), header(), (opened, cookie, acceptLanguage) => {
        const order = localeOrder({ site: opened, cookie, acceptLanguage });
        expect(new Set(order).size).toBe(order.length);
        expect(order).toContain('en-US');
        expect(order.every((locale) => LOCALES.includes(locale))).toBe(true);
      }),
      options,
    );
  });

  it('a less wished language never comes before a more wished one', () => {
    const wish = fc.tuple(fc.stringMatching(/^[a-z]{2}$/u), fc.integer({ min: 1, max: 999 }));
    fc.assert(
      fc.property(fc.uniqueArray(wish, { maxLength: 8, selector: ([tag]) => tag }), (wishes) => {
        const tags = parseAcceptLanguage(
          wishes.map(([tag, q]) => `${tag};q=0.${String(q).padStart(3, '0')}`).join(','),
        );
        const quality = new Map(wishes);
        expect(tags).toHaveLength(wishes.length);
        tags.forEach((tag, at) => {
          expect(quality.get(tag) ?? 0).toBeLessThanOrEqual(quality.get(tags[at - 1] ?? tag) ?? 0);
        });
      }),
      options,
    );
  });

  it('casing of a language code does not matter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.func(fc.boolean()), (locale, isUpper) => {
        const mixed = [...locale]
          .map((letter, at) => (isUpper(at) ? letter.toUpperCase() : letter.toLowerCase()))
          .join('');
        expect(parseLocale(mixed)).toBe(locale);
        expect(textSources(locale)[0]).toBe(locale);
      }),
      options,
    );
  });

  it('absolute addresses always lie on the configured host of their shop', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STOREFRONT_IDS), fc.string(), (id, path) => {
        const url = absoluteUrl(BASE_URLS, id, path);
        expect(url.startsWith(`${BASE_URLS[id]}/`)).toBe(true);
        expect(ownHosts(BASE_URLS)).toContain(hostOf(url.slice(0, BASE_URLS[id].length)));
      }),
      options,
    );
  });

  it('hreflang names the same path in every shop and each tag once', () => {
    fc.assert(
      fc.property(storefront(), shopPath(), (shop, path) => {
        const links = hreflangLinks(hreflangShops(shop), path, BASE_URLS);
        expect(links.every(({ href }) => href.endsWith(path))).toBe(true);
        expect(new Set(links.map(({ hreflang }) => hreflang)).size).toBe(shop.isB2b ? 0 : 6);
      }),
      options,
    );
  });

  it('a closed gate never leads to where nobody may be without the visitor having been there', () => {
    fc.assert(
      fc.property(shopPath(), fc.boolean(), (path, wasLoggedIn) => {
        const visit = { isB2b: true, brandId: 'betzold', hasLoginCookie: false, wasLoggedIn };
        const gate = businessGate({ ...visit, path });
        if (gate.kind !== 'open') expect(businessGate({ ...visit, path: gate.stayAt }).kind).toBe('open');
      }),
      options,
    );
  });

  it('consumers and whoever is logged in meet no gate', () => {
    fc.assert(
      fc.property(shopPath(), fc.boolean(), fc.boolean(), (path, isB2b, wasLoggedIn) => {
        expect(businessGate({ isB2b, path, brandId: 'betzold', hasLoginCookie: isB2b, wasLoggedIn })).toEqual({
          kind: 'open',
        });
      }),
      options,
    );
  });

  it('a slash at the end decides about no gate', () => {
    fc.assert(
      fc.property(shopPath(), (path) => {
        const visit = { isB2b: true, brandId: 'betzold', hasLoginCookie: false, wasLoggedIn: false };
        const bare = path.replace(/\/$/u, '');
        expect(businessGate({ ...visit, path: bare })).toEqual(businessGate({ ...visit, path }));
      }),
      options,
    );
  });

  it('parameters that nobody knows turn nothing on', () => {
    const known = new Set<string>(Object.values(SWITCHES).map(({ name }) => name));
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.string(), value: fc.constantFrom('true', 'amazonpay.activated') })),
        (all) => {
          const switches = parseFeatureSwitches(all.filter(({ name }) => !known.has(name)));
          expect(Object.values(switches)).toEqual(Object.values(switches).map(() => false));
        },
      ),
      options,
    );
  });

  it('the strip shows Mastercard or e-invoice, never both, no logo twice, and always a way to deliver', () => {
    const switches = fc.record({
      twint: fc.boolean(),
      eInvoice: fc.boolean(),
      walletPayment: fc.boolean(),
      dpd: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...STORE_CODES), switches, (store, on) => {
        const logos = footerPayments(profileOf(store).footer, on);
        expect(logos.includes('mastercard')).toBe(!logos.includes('e-invoice'));
        expect(new Set(logos).size).toBe(logos.length);
        expect(footerDeliveries(profileOf(store).footer, on).length).toBeGreaterThan(0);
      }),
      options,
    );
  });
});
