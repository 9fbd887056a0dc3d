import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AB_COOKIE_S,
  AB_TESTS_PER_PAGE_MAX,
  AB_VARIANTS_MAX,
  type AbTest,
  abTestsOf,
  assignVariants,
  combinationOf,
  drawVariant,
  shownTests,
  withVariants,
} from './ab-test.ts';
import type { RawTeaser } from './raw-teaser.ts';
import { reportedTests } from './reported-tests.ts';

const tab = (id: string, attributes: Readonly<Record<string, string>> = {}): RawTeaser => ({
  id,
  name: id,
  template: 'html',
  attributes: Object.entries({ html: id, ...attributes }).map(([name, text]) => ({ name, text })),
});

const tested = (testId: string, tabs: readonly RawTeaser[]): RawTeaser => ({
  id: `teaser-${testId}`,
  name: testId,
  template: 'A/B test tab',
  attributes: [{ name: 'testId', text: testId }],
  tabs,
});

const page = (teasers: readonly RawTeaser[], active: readonly string[]) => ({
  rows: [{ cells: [{ columns: 12, teasers }] }],
  activeAbTests: active.map((id) => ({ id, trackingCode: `code-${id}` })),
});

const keysOf = (tests: readonly AbTest[]) => tests.map(({ id, variants }) => [id, variants.map(({ key }) => key)]);
const shownTabs = ({ rows }: ReturnType<typeof page>) =>
  rows.flatMap(({ cells }) => cells.flatMap(({ teasers }) => teasers.map(({ tabs = [] }) => tabs.map(({ id }) => id))));

const two = page([tested('BZ_AB_x', [tab('one'), tab('two')])], ['BZ_AB_x']);
const [test] = abTestsOf(two) as [AbTest];

describe('A/B tests of a page (spec 1 §3 "activeAbTests")', () => {
  it('are what the page names as active and has variants of; a variant has its own tracking code or that of its test with its letter', () => {
    const named = page(
      [tested('BZ_AB_x', [tab('one', { trackingCode: 'eins' }), tab('two', { variant: 'neu' })])],
      ['BZ_AB_x'],
    );
    expect(abTestsOf(named)).toEqual([
      {
        id: 'BZ_AB_x',
        variants: [
          { key: 'a', trackingCode: 'eins' },
          { key: 'neu', trackingCode: 'code-BZ_AB_x-neu' },
        ],
      },
    ]);
  });

  it.each([
    ['is over', page([tested('BZ_AB_x', [tab('one'), tab('two')])], [])],
    ['has one variant', page([tested('BZ_AB_x', [tab('one')])], ['BZ_AB_x'])],
    ['has none', page([tested('BZ_AB_x', [])], ['BZ_AB_x'])],
    ['is not on the page', page([], ['BZ_AB_x'])],
    ['has an id that is no cookie of a test', page([tested('X-JWT', [tab('one'), tab('two')])], ['X-JWT'])],
    ['has an id with something else in it', page([tested('BZ_AB_x;y', [tab('one'), tab('two')])], ['BZ_AB_x;y'])],
    [
      'calls both variants the same',
      page([tested('BZ_AB_x', [tab('one'), tab('two', { variant: 'a' })])], ['BZ_AB_x']),
    ],
  ])('tests nothing when it %s: everybody sees the first variant', (_why, untested) => {
    expect(abTestsOf(untested)).toEqual([]);
    expect(shownTabs(withVariants(untested, { BZ_AB_x: 'b', 'X-JWT': 'b', 'BZ_AB_x;y': 'b' })).flat()).not.toContain(
      'two',
    );
  });

  it(`has at most ${AB_VARIANTS_MAX} variants, and a page ${AB_TESTS_PER_PAGE_MAX} tests`, () => {
    const tabs = Array.from({ length: AB_VARIANTS_MAX + 1 }, (_, index) => tab(`v${index}`));
    const ids = ['BZ_AB_1', 'BZ_AB_2', 'BZ_AB_3'];
    const full = page(
      ids.map((id) => tested(id, tabs)),
      ids,
    );
    expect(keysOf(abTestsOf(full))).toEqual([
      ['BZ_AB_1', ['a', 'b', 'c', 'd']],
      ['BZ_AB_2', ['a', 'b', 'c', 'd']],
    ]);
    expect(shownTabs(withVariants(full, { BZ_AB_1: 'd', BZ_AB_2: 'e', BZ_AB_3: 'b' }))).toEqual([
      ['v3'],
      ['v0'],
      ['v0'],
    ]);
  });

  it('leaves other teasers with tabs whole', () => {
    const draw = { ...tested('BZ_AB_x', [tab('one'), tab('two')]), template: 'prize draw tab' };
    expect(shownTabs(withVariants(page([draw], ['BZ_AB_x']), { BZ_AB_x: 'b' }))).toEqual([['one', 'two']]);
  });
});

describe('who sees which variant', () => {
  const visitor = (more: Partial<Parameters<typeof assignVariants>[1]>) => ({
    agrees: true,
    remembered: () => undefined,
    draw: () => 0.5,
    ...more,
  });

  it('nobody without consent takes part, whatever a cookie says (§ 25 TDDDG)', () => {
    expect(assignVariants([test], visitor({ agrees: false, remembered: () => 'b' }))).toEqual({
      chosen: {},
      drawn: {},
    });
  });

  it('a remembered variant stays, and nothing is drawn', () => {
    expect(assignVariants([test], visitor({ remembered: () => 'b', draw: () => 0 }))).toEqual({
      chosen: { BZ_AB_x: 'b' },
      drawn: {},
    });
  });

  it('a variant is drawn once for those who have none that the test knows', () => {
    for (const remembered of [undefined, 'z', '']) {
      const assigned = assignVariants([test], visitor({ remembered: () => remembered }));
      expect(assigned).toEqual({ chosen: { BZ_AB_x: 'b' }, drawn: { BZ_AB_x: 'b' } });
    }
  });

  it.each([
    [0, 'a'],
    [0.499_999, 'a'],
    [0.5, 'b'],
    [0.999_999, 'b'],
    [1, 'b'],
  ])('a share of %d draws %s of two', (share, key) => {
    expect(drawVariant(test, share).key).toBe(key);
  });

  it('each variant gets the same share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: AB_VARIANTS_MAX }), (count) => {
        const many = page(
          [
            tested(
              'BZ_AB_x',
              Array.from({ length: count }, (_, index) => tab(`v${index}`)),
            ),
          ],
          ['BZ_AB_x'],
        );
        const [of] = abTestsOf(many) as [AbTest];
        const drawn = Array.from({ length: count * 10 }, (_, step) => drawVariant(of, (step + 0.5) / (count * 10)).key);
        const counts = of.variants.map(({ key }) => drawn.filter((one) => one === key).length);
        expect(new Set(counts)).toEqual(new Set([10]));
      }),
    );
  });

  it('is remembered for 90 days', () => expect(AB_COOKIE_S).toBe(7_776_000));
});

describe('what a page shows and reports', () => {
  it('the chosen variant, the first one where the choice names none', () => {
    expect(shownTabs(withVariants(two, { BZ_AB_x: 'b' }))).toEqual([['two']]);
    expect(shownTabs(withVariants(two, {}))).toEqual([['one']]);
    expect(shownTabs(withVariants(two, { BZ_AB_x: 'z' }))).toEqual([['one']]);
    expect(shownTests([test], { BZ_AB_x: 'b' })).toEqual([
      { id: 'BZ_AB_x', variant: 'b', trackingCode: 'code-BZ_AB_x-b' },
    ]);
  });

  it('has no name of its own when it is what everybody sees', () => {
    expect([{}, { BZ_AB_x: 'a' }, { BZ_AB_x: 'z' }].map((chosen) => combinationOf([test], chosen))).toEqual([
      '',
      '',
      '',
    ]);
    expect(combinationOf([test], { BZ_AB_x: 'b' })).toBe('BZ_AB_x=b');
  });

  it('is one of few pages, whatever visitors bring', () => {
    const ids = ['BZ_AB_1', 'BZ_AB_2'];
    const tests = abTestsOf(
      page(
        ids.map((id) =>
          tested(
            id,
            ['a', 'b', 'c', 'd'].map((name) => tab(name)),
          ),
        ),
        ids,
      ),
    );
    const names = new Set<string>();
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...ids, 'BZ_AB_3'), fc.constantFrom('a', 'b', 'c', 'd', 'e', '')),
        (chosen) => {
          names.add(combinationOf(tests, chosen));
          expect(names.size).toBeLessThanOrEqual(AB_VARIANTS_MAX ** AB_TESTS_PER_PAGE_MAX);
        },
      ),
    );
  });

  it('reports a test only to which the visitor was assigned with what is shown', () => {
    const shown = shownTests([test], {});
    expect(reportedTests(shown, () => 'a')).toEqual(shown);
    expect(reportedTests(shown, () => 'b')).toEqual([]);
    expect(reportedTests(shown, () => undefined)).toEqual([]);
  });
});
