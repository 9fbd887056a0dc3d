// The names of what measures a tab.

import type { EventGate, ReportPages } from '@tornister/application/analytics';
import type { PageVitals, TrackedEvent } from '@tornister/application/ports';
import type { Observable } from 'rxjs';
import { token } from './tokens.ts';

export const measuringUseCases = {
  /** There in every tab: events wait in it for the visitor's decision and for the code that takes them. */
  eventGate: token<EventGate>('eventGate'),
  collectEvents: token<(event: TrackedEvent) => void>('collectEvents'),
  reportPages: token<ReportPages>('reportPages'),
  pageVitals: token<PageVitals>('pageVitals'),
  /** Emits once a page that was just opened has been rendered. */
  rendered: token<() => Observable<void>>('rendered'),
} as const;
