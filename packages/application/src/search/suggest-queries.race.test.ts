import fc from 'fast-check';
import { ResultAsync } from 'neverthrow';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createScope } from '../kernel/index.ts';
import { createSuggestQueries } from './suggest-queries.ts';

/** Runs of the race; each one types and answers in another order. */
const RUNS = 300;

describe('suggest queries, in whatever order the answers come', () => {
  it('never shows suggestions of an older query', async () => {
    const texts = fc.array(fc.stringMatching(/^[a-c]{1,3}$/), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), texts, async (scheduler, typed) => {
        const suggest = createSuggestQueries(createScope(), {
          clock: { after$: () => of(undefined) },
          search: {
            suggest: (text) =>
              ResultAsync.fromSafePromise(
                scheduler.schedule(Promise.resolve({ suggestions: [`${text}!`], products: [] })),
              ),
          },
        });
        let newest = '';
        const stale: string[] = [];
        const seen = new Set<string>();
        suggest.state$.subscribe((shown) => {
          for (const suggestion of shown?.suggestions ?? []) {
            // What came for an older text may stay; it may not come now.
            if (!seen.has(suggestion) && suggestion !== `${newest}!`) stale.push(suggestion);
            seen.add(suggestion);
          }
        });
        const typing = typed.map((text) => ({
          label: text,
          builder: async () => {
            newest = text;
            suggest.type(text);
          },
        }));
        scheduler.scheduleSequence(typing);
        await scheduler.waitIdle();
        expect(stale).toEqual([]);
        expect(suggest.state$.value?.suggestions).toEqual([`${typed.at(-1)}!`]);
      }),
      { numRuns: RUNS },
    );
  });
});
