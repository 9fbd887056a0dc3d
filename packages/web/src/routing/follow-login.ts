// Keeps the open page of a tab true to who is there: it is opened anew where somebody logged in or out elsewhere and the rule says so.

import { PATHS } from '@tornister/domain/routing';
import { opensAnew } from '@tornister/domain/session';
import type { DataRouter } from 'react-router';
import type { Shop } from '../composition/shop.ts';
import { visitorUseCases } from '../composition/visitor-tokens.ts';
import { audienceOf, findPage } from './find-page.ts';
import { followSentForms, type SendingPage } from './sent-forms.ts';

/** What is asked of the router: where the tab is, and whether it is under way. */
export type TabRouter = Pick<DataRouter, 'subscribe'> & {
  readonly state: Pick<DataRouter['state'], 'location' | 'navigation' | 'fetchers'>;
};

/** The pages on which somebody logs in show nobody's data. */
const LOGIN_PAGES: readonly string[] = [PATHS.login, PATHS.checkoutLogin];

const isUnderWay = ({ navigation, fetchers }: TabRouter['state']): boolean =>
  navigation.state !== 'idle' || [...fetchers.values()].some(({ state }) => state !== 'idle');

/**
 * Called once for a tab. What the cookies do while the tab itself is on the way or sends a form is its own login or logout, whether the router sends it or
 * the browser.
 *
 * @param openAnew loads the page at an address from the shop host, so that nothing of the former visitor stays in memory
 */
export const followLogin = (
  shop: Shop,
  router: TabRouter,
  page: SendingPage,
  openAnew: (address: string) => void,
): void => {
  const { get, site } = shop;
  const watch = get(visitorUseCases.watchLogin);
  let isLeaving = false;
  const setActing = (state: TabRouter['state']): void => watch.setActing(isLeaving || isUnderWay(state));
  router.subscribe((state) => {
    setActing(state);
    // Where the network has gone the next navigation tells it.
    if (watch.hasEnded() && !isUnderWay(state))
      import('./tell-ended-login.ts').then(
        (code) => code.tellEndedLogin(shop, state.location.pathname),
        () => undefined,
      );
  });
  followSentForms(page, (leaves) => {
    isLeaving = leaves;
    setActing(router.state);
  });
  watch.changed$.subscribe(({ change, before }) => {
    const { pathname, search } = router.state.location;
    const { page: entry } = findPage(pathname);
    const isPersonal = audienceOf(entry) === 'visitor' && !LOGIN_PAGES.includes(entry.path);
    const { isB2b } = site.storefront;
    if (opensAnew(change, before, { isB2b, kind: entry.kind, isPersonal })) openAnew(pathname + search);
  });
};
