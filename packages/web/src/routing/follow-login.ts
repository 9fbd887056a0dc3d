// Keeps the open page of a tab true to who is there: it is opened anew where somebody logged in or out elsewhere and the rule says so.

import { PATHS } from '@tornister/domain/routing';
import { opensAnew } from '@tornister/domain/session';
import type { DataRouter } from 'react-router';
import type { Shop } from '../composition/shop.ts';
import { visitorUseCases } from '../composition/visitor-tokens.ts';
import { audienceOf, findPage } from './find-page.ts';

/** What is asked of the router: where the tab is, and whether it is under way. */
export type TabRouter = Pick<DataRouter, 'subscribe'> & {
  readonly state: Pick<DataRouter['state'], 'location' | 'navigation' | 'fetchers'>;
};

/** The pages on which somebody logs in show nobody's data. */
const LOGIN_PAGES: readonly string[] = [PATHS.login, PATHS.checkoutLogin];

const isUnderWay = ({ navigation, fetchers }: TabRouter['state']): boolean =>
  navigation.state !== 'idle' || [...fetchers.values()].some(({ state }) => state !== 'idle');

/**
 * Called once for a tab. What the cookies do while the tab itself is on the way or sends a form is its own login or logout.
 *
 * @param openAnew loads the page at an address from the shop host, so that nothing of the former visitor stays in memory
 */
export const followLogin = ({ get, site }: Shop, router: TabRouter, openAnew: (address: string) => void): void => {
  const watch = get(visitorUseCases.watchLogin);
  router.subscribe((state) => watch.setActing(isUnderWay(state)));
  watch.changed$.subscribe(({ change, before }) => {
    const { pathname, search } = router.state.location;
    const { page } = findPage(pathname);
    const isPersonal = audienceOf(page) === 'visitor' && !LOGIN_PAGES.includes(page.path);
    const { isB2b } = site.storefront;
    if (opensAnew(change, before, { isB2b, kind: page.kind, isPersonal })) openAnew(pathname + search);
  });
};
