import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapedPath, hostileAddress, shopPath } from '../../test/arbitraries/routing.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { lawThatMeets } from '../../test/law-that-meets.ts';
import { pageAreaOf } from './page-area.ts';
import { withTrailingSlash } from './path.ts';
import { type PageAnswer, resolvePage } from './resolve-page.ts';
import { matchRoute, PATHS } from './routes.ts';
import { safeTarget } from './safe-target.ts';

// The judge of redirects is the parser that browsers use, not the rule's own reading.
declare const URL: new (
  address: string,
  base: string,
) => { readonly host: string; readonly pathname: string; readonly protocol: string };

const options = { numRuns: NUM_RUNS };
const OWN = ['shop.example', 'de.localhost:3000'];
const BASE = 'https://shop.example/deep/page/?x=1';

const staysInside = (address: string): boolean => {
  const { host, pathname, protocol } = new URL(address, BASE);
  // A script that goes on with the path alone must stay inside as well.
  return /^https?:$/u.test(protocol) && OWN.includes(host) && new URL(pathname, BASE).host === 'shop.example';
};

const answer = (): fc.Arbitrary<PageAnswer> =>
  fc.oneof(
    fc.constantFrom<PageAnswer>({ kind: 'page' }, { kind: 'gone' }, { kind: 'unknown' }),
    fc.record({
      kind: fc.constant('redirect' as const),
      to: fc.oneof(hostileAddress(), shopPath()),
      isTemporary: fc.boolean(),
    }),
  );

describe('laws of redirect targets', () => {
  it('what is followed never leaves the shop, whatever it is glued from', () => {
    fc.assert(
      fc.property(hostileAddress(), (raw) => {
        const target = safeTarget(raw, OWN);
        expect(target === undefined || staysInside(target)).toBe(true);
      }),
      { numRuns: 10 * NUM_RUNS },
    );
  });

  it('what is followed never leaves the shop, whatever stands behind a known beginning', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/', 'https://shop.example', 'https://', '/x/', '/x/?a=', '/x#'),
        fc.string(),
        (start, rest) => {
          const target = safeTarget(start + rest, OWN);
          expect(target === undefined || staysInside(target)).toBe(true);
        },
      ),
      options,
    );
  });

  it('stays inside even after being decoded once more on its way', () => {
    lawThatMeets(
      fc.oneof(hostileAddress(), escapedPath()),
      (raw) => {
        const target = safeTarget(raw, []);
        if (target === undefined) return false;
        const decoded = target.replace(/%[0-7][0-9a-f]/giu, (code) =>
          String.fromCharCode(Number.parseInt(code.slice(1), 16)),
        );
        expect(new URL(decoded, BASE).host).toBe('shop.example');
        return decoded !== target;
      },
      10 * NUM_RUNS,
    );
  });

  it('every path of the shop is followed unchanged', () => {
    fc.assert(
      fc.property(shopPath(), fc.webQueryParameters(), (path, query) => {
        expect(safeTarget(path, [])).toBe(path);
        fc.pre(!/%(?:0|1|5c|7f|8|9|25)/iu.test(query));
        expect(safeTarget(`${path}?${query}`, [])).toBe(`${path}?${query}`);
      }),
      options,
    );
  });

  it('a target that was followed is followed again', () => {
    fc.assert(
      fc.property(hostileAddress(), (raw) => {
        const target = safeTarget(raw, OWN);
        fc.pre(target !== undefined);
        expect(safeTarget(target, OWN)).toBe(target);
      }),
      { numRuns: NUM_RUNS, maxSkipsPerRun: 1_000 },
    );
  });
});

describe('laws of pages', () => {
  it('the trailing slash decides about no route and no page area', () => {
    fc.assert(
      fc.property(shopPath(), (path) => {
        const bare = path.replace(/\/$/u, '');
        const [left, right] = [matchRoute(path), matchRoute(bare)];
        expect(left.kind).toBe(right.kind);
        expect(pageAreaOf({ path })).toBe(pageAreaOf({ path: bare }));
      }),
      options,
    );
  });

  it('adding the slash twice is adding it once', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '.', 'a', 'b') }), (path) => {
        expect(withTrailingSlash(withTrailingSlash(path))).toBe(withTrailingSlash(path));
      }),
      options,
    );
  });

  it('known application routes are never errors', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(PATHS)), answer(), (path, given) => {
        expect(['ok', 'redirect']).toContain(resolvePage(given, path).kind);
      }),
      options,
    );
  });

  it('a capital in the first part of an address is 404 for every answer', () => {
    fc.assert(
      fc.property(shopPath(), answer(), (path, given) => {
        fc.pre(/^\/[a-z]/u.test(path));
        const capital = path.charAt(0) + path.charAt(1).toUpperCase() + path.slice(2);
        expect(resolvePage(given, capital)).toEqual({ kind: 'not-found', status: 404 });
      }),
      options,
    );
  });

  it('no redirect of a page leaves the shop or leads to itself', () => {
    fc.assert(
      fc.property(shopPath(), answer(), (path, given) => {
        const resolved = resolvePage(given, path, OWN);
        if (resolved.kind !== 'redirect') return;
        expect(staysInside(resolved.to)).toBe(true);
        expect(resolved.to).not.toBe(path);
      }),
      options,
    );
  });

  it('every address has an area, and every error the same one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), shopPath()), fc.boolean(), (path, isListingCategory) => {
        expect(pageAreaOf({ path, isListingCategory })).not.toBe('404');
        expect(pageAreaOf({ path, isListingCategory, isError: true })).toBe('404');
      }),
      options,
    );
  });
});
