// The port `PageVitals` in a tab, from what the browser measures by itself. The figures are those of web.dev: a layout shift counts with those
// around it (a window of at most 5 s, in which no gap is longer than 1 s), an interaction by the slowest of its events.

import type { PageVitals } from '@tornister/application/ports';
import type { WebVital } from '@tornister/domain/analytics';
import { Observable } from 'rxjs';

/** A layout shift as browsers report it. */
export type Shift = Pick<PerformanceEntry, 'startTime'> & { readonly value: number; readonly hadRecentInput: boolean };
/** An event as browsers report it; those of one interaction share its id, which is 0 for events that belong to none. */
export type TimedEvent = Pick<PerformanceEntry, 'duration'> & { readonly interactionId: number };

const WINDOW_MS = 5_000;
const GAP_MS = 1_000;
/** One slow interaction in fifty may be an accident. */
const INTERACTIONS_PER_OUTLIER = 50;

/** Cumulative layout shift: the largest sum of any window; shifts right after an input are the visitor's own. */
export const layoutShiftOf = (shifts: readonly Shift[]): number => {
  let [worst, sum, begin, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const continues = startTime - last < GAP_MS && startTime - begin < WINDOW_MS;
    [sum, begin, last] = continues ? [sum + value, begin, startTime] : [value, startTime, startTime];
    worst = Math.max(worst, sum);
  }
  return worst;
};

/**
 * Interaction to next paint: the slowest interaction, leaving out one in fifty; nothing where nobody has pressed anything.
 *
 * @param interactions how many there were, with those that were too quick to be among the events
 */
export const slowestInteractionOf = (events: readonly TimedEvent[], interactions = 0): number | undefined => {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of events) {
    if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  }
  const slowestFirst = [...longest.values()].sort((one, other) => other - one);
  const outliers = Math.floor(Math.max(interactions, slowestFirst.length) / INTERACTIONS_PER_OUTLIER);
  return slowestFirst[Math.min(outliers, slowestFirst.length - 1)];
};

type Painted = Pick<PerformanceEntry, 'startTime'>;

/** When the last of these paints was, as long as nobody had put the tab aside before: a hidden page paints when it is looked at. */
const paintedAt = (paints: readonly Painted[], hiddenAt: number): number | undefined =>
  paints.findLast(({ startTime }) => startTime < hiddenAt)?.startTime;

/** Listens to entries of a kind, those from before included; a browser that does not know the kind tells none. */
const collect = <Entry>(type: string, options: object = {}): (() => readonly Entry[]) => {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return () => {
    entries.push(...observer.takeRecords());
    return entries as unknown as readonly Entry[];
  };
};

/** Events that are shorter are not told, but for the first interaction. */
const SLOW_EVENT_MS = 40;

/** Chromium counts interactions, also those that are too quick to be told. */
type CountedPerformance = Performance & { readonly interactionCount?: number };

/** When the page was first hidden, by what the browser remembers, or else by how it is now; never, where it has always been seen. */
const firstHidden = (page: Document, performance: Performance): number =>
  performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden')?.startTime ??
  (page.visibilityState === 'hidden' ? 0 : Number.POSITIVE_INFINITY);

/**
 * The figures of the page that the tab was opened with. They are told once, when the tab is first put aside: until then each of them can still
 * change.
 */
export const createPageVitals = (page: Document, tab: Pick<Window, 'performance'>): PageVitals => ({
  measured$: new Observable((subscriber) => {
    const hiddenAt = firstHidden(page, tab.performance);
    const paints = collect<PerformanceEntry>('paint');
    const largest = collect<PerformanceEntry>('largest-contentful-paint');
    const shifts = collect<Shift>('layout-shift');
    const first = collect<TimedEvent>('first-input');
    const events = collect<TimedEvent>('event', { durationThreshold: SLOW_EVENT_MS });
    const tell = (metric: WebVital, value: number | undefined): void => {
      if (value !== undefined) subscriber.next({ metric, value });
    };
    const finish = (): void => {
      if (page.visibilityState !== 'hidden') return;
      page.removeEventListener('visibilitychange', finish);
      const [navigation] = tab.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      tell('TTFB', navigation?.responseStart);
      const contentful = paints().filter(({ name }) => name === 'first-contentful-paint');
      tell('FCP', paintedAt(contentful, hiddenAt));
      tell('LCP', paintedAt(largest(), hiddenAt));
      tell('CLS', layoutShiftOf(shifts()));
      const { interactionCount } = tab.performance as CountedPerformance;
      tell('INP', slowestInteractionOf([...first(), ...events()], interactionCount));
      subscriber.complete();
    };
    page.addEventListener('visibilitychange', finish);
    return () => page.removeEventListener('visibilitychange', finish);
  }),
});
