import { SUGGESTIONS_DEBOUNCE_MS } from '@tornister/domain/search';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { answersArrive } from '../../testing/answers-arrive.ts';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createInMemorySearchGateway } from '../../testing/doubles/in-memory-search-gateway.ts';
import { createScope } from '../kernel/index.ts';
import { createSuggestQueries } from './suggest-queries.ts';

const open = () => {
  const clock = createHandDrivenClock();
  const search = createInMemorySearchGateway({ suggestions: ['heft a4', 'heft a5', 'schere'] });
  return { clock, search, suggest: createSuggestQueries(createScope(), { search, clock }) };
};

describe('suggest queries: debounce 250 ms (spec 3 §9)', () => {
  it('asks nothing while the shopper types, one millisecond before the pause is over', async () => {
    const { clock, search, suggest } = open();
    suggest.type('h');
    clock.pass(SUGGESTIONS_DEBOUNCE_MS - 1);
    suggest.type('he');
    clock.pass(SUGGESTIONS_DEBOUNCE_MS - 1);
    await answersArrive();
    expect(search.asked).toEqual([]);
  });

  it('asks once for the last text after a pause of 250 ms', async () => {
    const { clock, search, suggest } = open();
    suggest.type('h');
    suggest.type('heft a');
    clock.pass(SUGGESTIONS_DEBOUNCE_MS);
    await answersArrive();
    expect(search.asked).toEqual(['suggest: heft a']);
    expect(suggest.state$.value).toEqual({ typed: 'heft a', items: ['heft a4', 'heft a5'], arePopular: false });
  });

  it('shows popular searches at once when the query is empty', async () => {
    const { suggest } = open();
    suggest.type('  ');
    await answersArrive();
    expect(suggest.state$.value.arePopular).toBe(true);
    expect(suggest.state$.value.items).toHaveLength(3);
  });

  it('suggests nothing when the look-up fails, and says nothing', async () => {
    const clock = createHandDrivenClock();
    const suggest = createSuggestQueries(createScope(), {
      clock,
      search: { suggest: () => errAsync({ kind: 'gateway.unreachable' }) },
    });
    suggest.type('heft');
    clock.pass(SUGGESTIONS_DEBOUNCE_MS);
    await answersArrive();
    expect(suggest.state$.value).toEqual({ typed: 'heft', items: [], arePopular: false });
  });

  it('hides the suggestions of a text as soon as the box is emptied', async () => {
    const { clock, suggest } = open();
    suggest.type('heft');
    clock.pass(SUGGESTIONS_DEBOUNCE_MS);
    await answersArrive();
    suggest.type('');
    expect(suggest.state$.value.items).toEqual([]);
  });
});
