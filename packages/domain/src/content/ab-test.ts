// A/B tests of editors: which variants a page has, which of them a visitor sees, and what is reported of it.
// Source: spec 1 §3 "activeAbTests (id, trackingCode)", §6 "A/B scenarios"; spec 2 §3 "A/B cookies prefixed BZ_AB_"; § 25 TDDDG.

import { AB_COOKIE_PREFIX } from '../session/cookies.ts';
import type { PageDetails } from './page-details.ts';
import { teaserKindOf } from './parse-teaser.ts';
import { attributesOf, type RawTeaser } from './raw-teaser.ts';

/** A visitor stays in a variant for 90 days. Not in the specification. */
export const AB_COOKIE_S = 90 * 24 * 60 * 60;
/** So many tests of a page choose, the first ones; in the others everybody sees the first variant. A page is cached once for each combination. */
export const AB_TESTS_PER_PAGE_MAX = 2;
/** So many variants of a test are shown, the first ones. */
export const AB_VARIANTS_MAX = 4;

/** One way in which a page is drawn: `key` is what the visitor's cookie holds, `trackingCode` what analytics is told. */
export type AbVariant = { readonly key: string; readonly trackingCode: string };

/** A running test of a page; its id is the name of its cookie. The first variant is what everybody sees who takes no part. */
export type AbTest = { readonly id: string; readonly variants: readonly [AbVariant, ...AbVariant[]] };

/** The variant of each test by the test's id; of a test that is not named the first one. */
export type ChosenVariants = Readonly<Record<string, string>>;

/** A test as a page shows it: the variant that is drawn, and its code for analytics. */
export type ShownTest = { readonly id: string; readonly variant: string; readonly trackingCode: string };

const COOKIE_NAME = new RegExp(`^${AB_COOKIE_PREFIX}[\\w-]{1,40}$`, 'u');

const testIdOf = (teaser: RawTeaser): string | undefined =>
  teaserKindOf(teaser.template) === 'ab-test-tab' ? attributesOf(teaser).text('testId') : undefined;

/** What an editor calls a variant, or its letter: the first tab is `a`. */
const keyOf = (tab: RawTeaser, index: number): string => {
  const named = attributesOf(tab).text('variant') ?? '';
  return /^[\w-]{1,20}$/u.test(named) ? named : String.fromCharCode('a'.charCodeAt(0) + index);
};

const variantsOf = ({ tabs = [] }: RawTeaser, trackingCode: string): readonly AbVariant[] =>
  tabs
    .slice(0, AB_VARIANTS_MAX)
    .map((tab, index) => {
      const key = keyOf(tab, index);
      return { key, trackingCode: attributesOf(tab).text('trackingCode') ?? `${trackingCode}-${key}` };
    })
    .filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index);

type TestedPage = Pick<PageDetails, 'rows' | 'activeAbTests'>;

const teasersOf = ({ rows }: TestedPage): readonly RawTeaser[] =>
  rows.flatMap(({ cells }) => cells.flatMap(({ teasers }) => teasers));

/**
 * The tests of a page: those that the page names as active and that have variants on it. A test whose id is no name of an A/B cookie, or that
 * has fewer than two variants, tests nothing. Teasers of one test belong together: the first of them says which variants there are.
 */
export const abTestsOf = (page: TestedPage): readonly AbTest[] => {
  const teasers = teasersOf(page);
  return page.activeAbTests
    .flatMap(({ id, trackingCode }): readonly AbTest[] => {
      const teaser = COOKIE_NAME.test(id) ? teasers.find((one) => testIdOf(one) === id) : undefined;
      const [first, ...others] = teaser === undefined ? [] : variantsOf(teaser, trackingCode);
      return first === undefined || others.length === 0 ? [] : [{ id, variants: [first, ...others] }];
    })
    .slice(0, AB_TESTS_PER_PAGE_MAX);
};

/** The variant of a test that a key names, otherwise the first. */
export const variantNamed = ({ variants }: AbTest, key: string | undefined): AbVariant =>
  variants.find((variant) => variant.key === key) ?? variants[0];

/**
 * Puts a visitor into a variant; each is as likely as the others.
 *
 * @param share at least 0 and below 1, by chance
 */
export const drawVariant = ({ variants }: AbTest, share: number): AbVariant =>
  variants[Math.min(variants.length - 1, Math.floor(Math.max(0, share) * variants.length))] ?? variants[0];

/** What is known of a visitor when a page with tests is drawn. */
export type TestedVisitor = {
  /** Whether the visitor has agreed to be measured; who has not takes no part in a test and gets no cookie. */
  readonly agrees: boolean;
  /** The value of a cookie. */
  readonly remembered: (testId: string) => string | undefined;
  /** At least 0 and below 1, by chance, anew each time. */
  readonly draw: () => number;
};

export type Assignment = {
  readonly chosen: ChosenVariants;
  /** Variants that were drawn just now and have to be remembered. */
  readonly drawn: ChosenVariants;
};

/**
 * Which variants a visitor sees. A remembered variant stays; who agrees to be measured and has none that the test knows gets one by chance; who
 * does not agree sees the first variant, whatever a cookie says.
 */
export const assignVariants = (tests: readonly AbTest[], visitor: TestedVisitor): Assignment => {
  if (!visitor.agrees) return { chosen: {}, drawn: {} };
  const drawn: Record<string, string> = {};
  const chosen = Object.fromEntries(
    tests.map((test) => {
      const remembered = visitor.remembered(test.id);
      if (remembered !== undefined && test.variants.some(({ key }) => key === remembered)) return [test.id, remembered];
      const { key } = drawVariant(test, visitor.draw());
      drawn[test.id] = key;
      return [test.id, key];
    }),
  );
  return { chosen, drawn };
};

/** The combination of variants as part of a name: which tests do not show their first variant, and what they show. Empty for the page as everybody sees it. */
export const combinationOf = (tests: readonly AbTest[], chosen: ChosenVariants): string =>
  tests
    .flatMap((test) => {
      const { key } = variantNamed(test, chosen[test.id]);
      return key === test.variants[0].key ? [] : [`${test.id}=${key}`];
    })
    .join('&');

/** The tests of a page as they are drawn with the chosen variants. */
export const shownTests = (tests: readonly AbTest[], chosen: ChosenVariants): readonly ShownTest[] =>
  tests.map((test) => {
    const { key, trackingCode } = variantNamed(test, chosen[test.id]);
    return { id: test.id, variant: key, trackingCode };
  });

/** The page with one tab in each teaser of a test: the chosen variant, or the first where nothing was chosen or the test is over. */
export const withVariants = <Page extends TestedPage>(page: Page, chosen: ChosenVariants): Page => {
  const active = new Map(shownTests(abTestsOf(page), chosen).map(({ id, variant }) => [id, variant]));
  const reduce = (teaser: RawTeaser): RawTeaser => {
    if (teaserKindOf(teaser.template) !== 'ab-test-tab') return teaser;
    const wanted = active.get(testIdOf(teaser) ?? '');
    const [first, ...others] = teaser.tabs ?? [];
    const shown = [first, ...others].find((tab, index) => tab !== undefined && keyOf(tab, index) === wanted) ?? first;
    return { ...teaser, tabs: shown === undefined ? [] : [shown] };
  };
  return {
    ...page,
    rows: page.rows.map(({ cells }) => ({
      cells: cells.map(({ columns, teasers }) => ({ columns, teasers: teasers.map(reduce) })),
    })),
  };
};
