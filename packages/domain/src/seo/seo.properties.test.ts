import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileAddress, shopPath } from '../../test/arbitraries/routing.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { pathOf } from '../routing/path.ts';
import { canonicalUrl } from './canonical-url.ts';
import { shortDescription } from './meta-texts.ts';
import { hasOpenGraph } from './open-graph.ts';
import { categoryTitle } from './page-title.ts';
import { robotsOf } from './robots.ts';

declare const URL: new (
  address: string,
) => { readonly host: string; readonly searchParams: { readonly keys: () => Iterable<string> } };

const options = { numRuns: NUM_RUNS };
const BASE = 'https://shop.example';
const canonical = (address: string, destination?: string) =>
  canonicalUrl({ address, baseUrl: BASE, ownHosts: ['shop.example'], destination });
const parameter = () =>
  fc.tuple(
    fc.constantFrom('q', 'p', 'sort', 'oq', 'filter.a', 'order', 'varid', 'utm_source'),
    fc.stringMatching(/^[a-z0-9+%,-]{0,6}$/u),
  );
const address = () =>
  fc
    .tuple(shopPath(), fc.array(parameter(), { maxLength: 5 }))
    .map(([path, entries]) =>
      entries.length === 0 ? path : `${path}?${entries.map(([name, value]) => `${name}=${value}`).join('&')}`,
    );

describe('laws of page metadata', () => {
  it('the canonical address of a canonical address is itself', () => {
    fc.assert(
      fc.property(address(), (asked) => {
        const once = canonical(asked);
        expect(canonical(once.slice(BASE.length))).toBe(once);
      }),
      options,
    );
  });

  it('only q and p make a page of their own, except behind an order address', () => {
    fc.assert(
      fc.property(address(), (asked) => {
        fc.pre(!asked.includes('/?order='));
        const names = [...new URL(canonical(asked)).searchParams.keys()];
        expect(names.every((name) => name === 'q' || name === 'p')).toBe(true);
        if (asked.startsWith('/prod/')) expect(names).toEqual([]);
      }),
      options,
    );
  });

  it('neither the asked address nor a destination takes the canonical address to another host', () => {
    fc.assert(
      fc.property(address(), hostileAddress(), (asked, destination) => {
        expect(new URL(canonical(asked, destination)).host).toBe('shop.example');
      }),
      { numRuns: 5 * NUM_RUNS },
    );
  });

  it('the order of other parameters and the fragment do not change the canonical address', () => {
    fc.assert(
      fc.property(shopPath(), fc.nat(9), (path, page) => {
        const plain = canonical(`${path}?p=${page}`);
        expect(canonical(`${path}?sort=name&p=${page}#top`)).toBe(plain);
        expect(canonical(`${path}?p=${page}&varid=1`)).toBe(plain);
      }),
      options,
    );
  });

  it('whoever is never indexed stays hidden whatever parameters are added', () => {
    fc.assert(
      fc.property(address(), (asked) => {
        if (robotsOf({ address: pathOf(asked) }) === 'noindex,follow')
          expect(robotsOf({ address: asked })).toBe('noindex,follow');
      }),
      options,
    );
  });

  it('an explicit robots value always wins, and an error is never indexed without one', () => {
    fc.assert(
      fc.property(address(), fc.string({ minLength: 1 }), (asked, explicit) => {
        expect(robotsOf({ address: asked, explicit, isError: true })).toBe(explicit);
        expect(robotsOf({ address: asked, isError: true })).toBe('noindex,follow');
      }),
      options,
    );
  });

  it('what is not found is never shared', () => {
    fc.assert(
      fc.property(address(), (asked) => {
        expect(hasOpenGraph(asked, true)).toBe(false);
      }),
      options,
    );
  });

  it('a title names its category and is longer than 50 characters only if the category is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 70 }), fc.string({ maxLength: 70 }), (category, parent) => {
        const title = categoryTitle(category, parent);
        expect(title.startsWith(category)).toBe(true);
        expect([...title].length <= 50 || title === category).toBe(true);
      }),
      options,
    );
  });

  it('a description is never longer than its limit and an ellipsis, and is a beginning of the text', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zäöü]{1,12}$/u), { maxLength: 60 }), (list) => {
        const text = list.join(' ');
        const short = shortDescription(text);
        expect(short.length).toBeLessThanOrEqual(156);
        expect(text.startsWith(short.replace(/…$/u, ''))).toBe(true);
        expect(list).toEqual(expect.arrayContaining(short.replace(/…$/u, '').split(' ').filter(Boolean)));
      }),
      options,
    );
  });
});
