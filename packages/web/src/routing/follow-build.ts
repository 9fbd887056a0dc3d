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

/**
 * Whether the page is being left. What is being sent is left to its answer, and what comes of it is told where it was sent: only another page after
 * it comes from the new build.
 */
const leavesPage = ({ navigation, location }: DataRouter['state']): boolean =>
  navigation.state === 'loading' &&
  (navigation.formMethod === undefined ||
    navigation.formMethod === 'GET' ||
    navigation.location.pathname !== location.pathname);

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
  const { isOutdated$ } = get(buildUseCases.watchBuild)(build);
  const leave = (): void => {
    if (isOutdated$.value && leavesPage(router.state)) openDocument(router, tab);
  };
  scope.onEnd(router.subscribe(leave));
  // A page that cannot be loaded any more because its questions are refused is under way already.
  scope.during(isOutdated$).subscribe(leave);
};
