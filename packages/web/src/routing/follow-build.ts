// A tab that has been open for a while: notices a new build and goes on with its pages, loses no press to a chunk that is gone, and gets a new menu and footer.
// A chunk of its own, which comes after everything that a page needs.

import type { DataRouter } from 'react-router';
import { registerArea } from '../composition/area-module.ts';
import { buildModule } from '../composition/build.module.ts';
import { buildUseCases } from '../composition/build-tokens.ts';
import type { Shop } from '../composition/shop.ts';
import { LOST_CHUNK, leavesCode, reloadForChunk } from './chunk-guard.ts';
import { followFrame } from './follow-frame.ts';
import { browserTab, type DocumentTab, leaveForDocument, openDocument } from './open-document.ts';

/** The build that rendered the page, as the shop host wrote it; none while the shop is developed. */
const buildOf = (page: Document): string | undefined =>
  page.querySelector<HTMLElement>('script[data-build]')?.dataset.build;

type State = DataRouter['state'];

/**
 * Whether the router loads a page, be it the open one anew. What is being sent is left to its answer; one that is on the page, with what was typed and
 * what became of it, stays there: `answeredBefore` is the answer from before the form was sent.
 */
const loadsPage = ({ navigation, location, actionData }: State, answeredBefore: State['actionData']): boolean => {
  if (navigation.state !== 'loading') return false;
  const isAnswer = navigation.formMethod !== undefined && navigation.formMethod !== 'GET';
  const isOwnPage = navigation.location.pathname === location.pathname;
  return !(isAnswer && isOwnPage && actionData !== null && actionData !== answeredBefore);
};

/** Called once for a tab. */
export const followBuild = (
  shop: Shop,
  router: Pick<DataRouter, 'subscribe' | 'state'>,
  tab: DocumentTab = browserTab(document, location),
): void => {
  const { get, scope } = shop;
  // In the place of the guard that every page has: listeners of the window are called in their order, whether they capture or not.
  removeEventListener(LOST_CHUNK, reloadForChunk);
  addEventListener(LOST_CHUNK, (event) => {
    if (leavesCode(event)) leaveForDocument(router, tab);
  });
  registerArea(buildModule);
  followFrame(shop, router, performance.now());
  const build = buildOf(document);
  if (build === undefined) return;
  const { isOutdated$, passRefusal } = get(buildUseCases.watchBuild)(build);
  let answeredBefore = router.state.actionData;
  const leave = (): void => {
    const { navigation, actionData } = router.state;
    if (navigation.state !== 'loading') answeredBefore = actionData;
    if (!isOutdated$.value || !loadsPage(router.state, answeredBefore)) return;
    passRefusal();
    openDocument(router, tab);
  };
  scope.onEnd(router.subscribe(leave));
  // A page that cannot be loaded any more because its questions are refused is under way already.
  scope.during(isOutdated$).subscribe(leave);
};
