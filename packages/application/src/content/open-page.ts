// What lies at a path of the content system, and its rows with teasers that a view can show. Source: spec 1 §2 "Unknown pages", §7.

import {
  abTestsOf,
  parseTeaser,
  type ShownTest,
  shownTests,
  type TabsTeaser,
  type Teaser,
  withVariants,
} from '@tornister/domain/content';
import { type PageAnswer, type PageResolution, resolvePage } from '@tornister/domain/routing';
import type { TeaserList } from '@tornister/domain/wishlist';
import { okAsync, ResultAsync } from 'neverthrow';
import type { ContentGateway, GatewayError, GridRow, PageDetails } from '../ports/index.ts';
import type { ChooseVariants } from './choose-variants.ts';

/** A teaser, and the curated list that it shows; its tabs are teasers with lists of their own. */
export type ShownTeaser = (
  | Exclude<Teaser, TabsTeaser>
  | (Omit<TabsTeaser, 'tabs'> & { readonly tabs: readonly ShownTeaser[] })
) & { readonly list?: TeaserList };

/** A row of cells, each as wide as so many twelfths. */
export type ContentRow = {
  readonly cells: readonly { readonly columns: number; readonly teasers: readonly ShownTeaser[] }[];
};

type Change = (teaser: ShownTeaser) => ShownTeaser | undefined;

/** Of an A/B test only the first tab is shown, which is the chosen one where one was chosen; without it, there is nothing of the test. */
const changed = (teasers: readonly ShownTeaser[], change: Change): readonly ShownTeaser[] =>
  teasers.flatMap((teaser) => {
    if (!('tabs' in teaser)) return change(teaser) ?? [];
    const isTest = teaser.kind === 'ab-test-tab';
    const tabs = changed(isTest ? teaser.tabs.slice(0, 1) : teaser.tabs, change);
    return isTest && tabs.length === 0 ? [] : { ...teaser, tabs };
  });

/** Keeps the teasers that `change` gives back, those in tabs too; cells and rows without any are left out. */
const withTeasers = (rows: readonly ContentRow[], change: Change): readonly ContentRow[] =>
  rows
    .map(({ cells }) => ({
      cells: cells
        .map(({ columns, teasers }) => ({ columns, teasers: changed(teasers, change) }))
        .filter(({ teasers }) => teasers.length > 0),
    }))
    .filter(({ cells }) => cells.length > 0);

/** Rows as views show them; teasers that the shop does not know are left out, and cells and rows without any with them. */
export const readRows = (rows: readonly GridRow[]): readonly ContentRow[] =>
  withTeasers(
    rows.map(({ cells }) => ({
      cells: cells.map(({ columns, teasers }) => ({ columns, teasers: teasers.map(parseTeaser) })),
    })),
    (teaser) => (teaser.kind === 'unknown' ? undefined : teaser),
  );

const listIdsIn = (teasers: readonly ShownTeaser[]): readonly string[] =>
  teasers.flatMap((teaser) => {
    if ('tabs' in teaser) return listIdsIn(teaser.tabs);
    return teaser.kind === 'wishlist' ? teaser.externalId : [];
  });

/** Rows with the curated lists that their teasers show; a teaser whose list is not there, or could not be fetched, is left out. */
export const withTeaserLists = (
  content: Pick<ContentGateway, 'teaserList'>,
  rows: readonly ContentRow[],
): ResultAsync<readonly ContentRow[], GatewayError> => {
  const ids = [...new Set(rows.flatMap(({ cells }) => cells.flatMap(({ teasers }) => listIdsIn(teasers))))];
  if (ids.length === 0) return okAsync(rows);
  const asked = ids.map((id) => content.teaserList(id).orElse(() => okAsync(undefined)));
  return ResultAsync.combine(asked).map((lists) => {
    const known = new Map(lists.flatMap((list) => (list === undefined ? [] : [[list.id, list] as const])));
    return withTeasers(rows, (teaser) => {
      if (teaser.kind !== 'wishlist') return teaser;
      const list = known.get(teaser.externalId);
      return list === undefined || list.items.length === 0 ? undefined : { ...teaser, list };
    });
  });
};

const answerOf = (page: PageDetails): PageAnswer => {
  switch (page.kind) {
    case 'redirect':
    case 'temporary-redirect':
      return { kind: 'redirect', to: page.redirectUrl ?? '', isTemporary: page.kind === 'temporary-redirect' };
    case 'gone':
    case 'unknown':
      return { kind: page.kind };
    default:
      return { kind: 'page' };
  }
};

export type OpenedPage =
  | {
      readonly kind: 'page';
      readonly page: PageDetails;
      /** Of each A/B test one variant. */
      readonly rows: readonly ContentRow[];
      readonly tests: readonly ShownTest[];
    }
  | Exclude<PageResolution, { readonly kind: 'ok' }>;

/** Asks what lies at a path and reads it, with the chosen variant of each A/B test; misspelled paths are not asked for. */
export const openPage = (
  content: Pick<ContentGateway, 'page' | 'teaserList'>,
  path: string,
  ownHosts: readonly string[],
  choose: ChooseVariants,
): ResultAsync<OpenedPage, GatewayError> => {
  const misspelled = resolvePage({ kind: 'page' }, path, ownHosts);
  if (misspelled.kind !== 'ok') return okAsync(misspelled);
  return content.page(path).andThen((page): ResultAsync<OpenedPage, GatewayError> => {
    const resolution = resolvePage(answerOf(page), path, ownHosts);
    if (resolution.kind !== 'ok') return okAsync(resolution);
    const tests = abTestsOf(page);
    const chosen = choose(tests);
    return withTeaserLists(content, readRows(withVariants(page, chosen).rows)).map((rows) => ({
      kind: 'page',
      page,
      rows,
      tests: shownTests(tests, chosen),
    }));
  });
};
