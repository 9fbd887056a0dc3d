// The names of what measures a tab.

import type { EventGate, ReportPages } from '@tornister/application/analytics';
import type { PageVitals, TrackedEvent } from '@tornister/application/ports';
import type { ShownTest } from '@tornister/domain/content';
import type { Observable } from 'rxjs';
import { token } from './tokens.ts';

export const measuringUseCases = {
  /** There in every tab: events wait in it for the visitor's decision and for the code that takes them. */
  eventGate: token<EventGate>('eventGate'),
  collectEvents: token<(event: TrackedEvent) => void>('collectEvents'),
  reportPages: token<ReportPages>('reportPages'),
  pageVitals: token<PageVitals>('pageVitals'),
  /** Emits once a page that was just opened has been rendered. */
  /** Those of the A/B tests on a page that are reported of this visitor. */
  reportedTests: token<(shown: readonly ShownTest[]) => readonly ShownTest[]>('reportedTests'),
  rendered: token<() => Observable<void>>('rendered'),
} as const;
