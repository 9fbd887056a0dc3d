// How long answered requests took, as a histogram in the text form of Prometheus. Counting is two looks into maps and some
// additions: a cached page is sent in some 30 µs, of which the general histogram of the library took four.

/** Bounds of the buckets in seconds: from a cached page to the limit of a request (5 s) and beyond it. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

const NAME = 'tornister_http_request_duration_seconds';
const HELP = 'Answered HTTP requests by route, method and status, and how long they took.';

type RequestLabels = { readonly method: string; readonly route: string; readonly status: number };

/** What was counted for one method, route and status; the last bucket has what took longer than every bound. */
type Tally = { readonly labels: string; readonly buckets: number[]; sum: number; count: number };

export type RequestDurations = {
  readonly count: (labels: RequestLabels, seconds: number) => void;
  /** The histogram with its head; ends with a line end. */
  readonly text: () => string;
};

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', String.raw`\n`);

const openTally = ({ method, route, status }: RequestLabels): Tally => ({
  labels: `method="${escaped(method)}",route="${escaped(route)}",status="${status}"`,
  buckets: new Array<number>(BOUNDS.length + 1).fill(0),
  sum: 0,
  count: 0,
});

const linesOf = ({ labels, buckets, sum, count }: Tally): readonly string[] => {
  let upTo = 0;
  const cumulated = [...BOUNDS, '+Inf'].map((bound, index) => {
    upTo += buckets[index] ?? 0;
    return `${NAME}_bucket{le="${bound}",${labels}} ${upTo}`;
  });
  return [...cumulated, `${NAME}_sum{${labels}} ${sum}`, `${NAME}_count{${labels}} ${count}`];
};

/** The bucket of a duration: the first whose bound is not below it. */
const bucketOf = (seconds: number): number => {
  let index = 0;
  while (index < BOUNDS.length && seconds > (BOUNDS[index] ?? Number.POSITIVE_INFINITY)) index += 1;
  return index;
};

/** An empty histogram. There are as many rows as methods, routes and statuses: each of these comes from a closed list. */
export const createRequestDurations = (): RequestDurations => {
  const byRoute = new Map<string, Map<string, Tally>>();
  const tallyOf = (labels: RequestLabels): Tally => {
    const ofRoute = byRoute.get(labels.route) ?? new Map<string, Tally>();
    if (ofRoute.size === 0) byRoute.set(labels.route, ofRoute);
    const key = `${labels.method}${labels.status}`;
    const known = ofRoute.get(key);
    if (known !== undefined) return known;
    const opened = openTally(labels);
    ofRoute.set(key, opened);
    return opened;
  };
  return {
    count: (labels, seconds) => {
      const tally = tallyOf(labels);
      const index = bucketOf(seconds);
      tally.buckets[index] = (tally.buckets[index] ?? 0) + 1;
      tally.sum += seconds;
      tally.count += 1;
    },
    text: () => {
      const tallies = [...byRoute.values()].flatMap((ofRoute) => [...ofRoute.values()]);
      return [`# HELP ${NAME} ${HELP}`, `# TYPE ${NAME} histogram`, ...tallies.flatMap(linesOf), ''].join('\n');
    },
  };
};
