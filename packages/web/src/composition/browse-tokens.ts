// The names (tokens) under which views and routes find the use cases of browsing.

import type {
  AskedExtraTab,
  BrowsingMemory,
  Listing,
  OpenExtraTab,
  OpenedProduct,
  RecentAnswers,
  RecentlySeen,
  SeenTiles,
  ViewListing,
  ViewProduct,
  WatchTime,
} from '@tornister/application/browse';
import type { RotateSlides, Row, ScrollRow, ShowInfoBar } from '@tornister/application/content';
import type { BrowseMenu, RememberLanguage } from '@tornister/application/navigation';
import type { MayBrowse } from '@tornister/application/session';
import type { MenuItem } from '@tornister/domain/navigation';
import type { Instant } from '@tornister/domain/shared';
import type { PageUseCase } from '../react/use-page-use-case.ts';
import { token } from './tokens.ts';

/** Use cases of everything that a shopper sees while browsing. */
export const browseUseCases = {
  /** With the top level that the page has: another one has another tree. */
  browseMenu: token<PageUseCase<BrowseMenu, readonly MenuItem[]>>('browseMenu'),
  browsingMemory: token<BrowsingMemory>('browsingMemory'),
  /** Fetches the code that asks for products, which comes with the first question otherwise. */
  makeCatalogueReady: token<() => Promise<void>>('makeCatalogueReady'),
  /** The time now; what stands in a page for longer watches it. */
  readTime: token<() => Instant>('readTime'),
  mayBrowse: token<MayBrowse>('mayBrowse'),
  openExtraTab: token<PageUseCase<OpenExtraTab, AskedExtraTab>>('openExtraTab'),
  rememberLanguage: token<RememberLanguage>('rememberLanguage'),
  recentAnswers: token<RecentAnswers>('recentAnswers'),
  recentlySeen: token<PageUseCase<RecentlySeen, undefined>>('recentlySeen'),
  rotateSlides: token<PageUseCase<RotateSlides, number>>('rotateSlides'),
  scrollRow: token<PageUseCase<ScrollRow, Row>>('scrollRow'),
  seenTiles: token<SeenTiles>('seenTiles'),
  showInfoBar: token<PageUseCase<ShowInfoBar, string>>('showInfoBar'),
  viewListing: token<PageUseCase<ViewListing, Listing>>('viewListing'),
  viewProduct: token<PageUseCase<ViewProduct, OpenedProduct>>('viewProduct'),
  watchTime: token<PageUseCase<WatchTime, Instant>>('watchTime'),
} as const;
