import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createRequestDurations } from './request-durations.ts';

const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The lines with their sums rounded: both add the same numbers, and the library writes them in another way. */
const rowsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      line.replace(/(_sum\{.*\} )(.*)$/, (_all, head: string, sum: string) => head + Number(sum).toFixed(6)),
    )
    .sort();

const counted = fc.record({
  method: fc.constantFrom('GET', 'POST', 'other'),
  route: fc.constantFrom('page home', '/api/shop/', 'a "quoted" \\ name'),
  status: fc.constantFrom(200, 404, 503),
  seconds: fc.oneof(fc.constantFrom(0, ...BOUNDS), fc.double({ min: 0, max: 20, noNaN: true })),
});

describe('createRequestDurations', () => {
  it('writes what the histogram of the library writes for the same requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(counted, { maxLength: 40 }), async (requests) => {
        const registry = new Registry();
        const theirs = new Histogram({
          name: 'tornister_http_request_duration_seconds',
          help: 'Answered HTTP requests by route, method and status, and how long they took.',
          labelNames: ['method', 'route', 'status'],
          buckets: BOUNDS,
          registers: [registry],
        });
        const ours = createRequestDurations();
        for (const { seconds, ...labels } of requests) {
          theirs.observe(labels, seconds);
          ours.count(labels, seconds);
        }
        expect(rowsOf(ours.text())).toEqual(rowsOf(await registry.metrics()));
      }),
    );
  });

  it.each([
    ['below', 0.0049, 1],
    ['on', 0.005, 1],
    ['above', 0.0051, 0],
  ])('counts a duration %s a bound', (_, seconds, within) => {
    const durations = createRequestDurations();
    durations.count({ method: 'GET', route: 'page home', status: 200 }, seconds);
    expect(durations.text()).toContain(`_bucket{le="0.005",method="GET",route="page home",status="200"} ${within}\n`);
  });
});
