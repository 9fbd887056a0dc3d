// The page-view event. Source: spec 1 §7 "Page-view tracking event named Meta", §3 "Customer info".

import type { PageArea } from '../routing/page-area.ts';
import { type Visitor, visitorTypeOf } from '../session/visitor.ts';
import { countedAddress, countedWords } from './visibility.ts';

export const PAGE_VIEW_EVENT = 'Meta';

/** An A/B test that is active on the page (spec 1 §3 "activeAbTests"). */
export type ActiveTest = { readonly id: string; readonly trackingCode: string };

export type PageView = {
  readonly path: string;
  readonly title: string;
  readonly area: PageArea;
  readonly visitor: Visitor;
  readonly tests: readonly ActiveTest[];
  /** True when the shop runs as an installed app. */
  readonly isInstalledApp: boolean;
};

export type PageViewEvent = {
  readonly event: typeof PAGE_VIEW_EVENT;
  readonly page_path: string;
  readonly prime_status: string;
  readonly user_id: string;
  readonly visitor_type: string;
  readonly visitor_login_state: string;
  readonly internal: boolean;
  readonly page_area: PageArea;
  readonly pwa: boolean;
  readonly page_title: string;
  readonly test_id: string;
  readonly test_variant: string;
};

/** The event `Meta`; several active tests are comma-joined, in the same order in both fields: ids, and tracking codes, which name the variants. */
export const pageViewEvent = ({ path, title, area, visitor, tests, isInstalledApp }: PageView): PageViewEvent => ({
  event: PAGE_VIEW_EVENT,
  page_path: countedAddress(path),
  prime_status: visitor.primeInfo.status,
  user_id: visitor.userId ?? '',
  visitor_type: visitorTypeOf(visitor),
  visitor_login_state: visitor.visitorLoginState,
  internal: visitor.isInternal,
  page_area: area,
  pwa: isInstalledApp,
  page_title: countedWords(title, path),
  test_id: tests.map(({ id }) => id).join(','),
  test_variant: tests.map(({ trackingCode }) => trackingCode).join(','),
});
