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
    expect(suggest.state$.value).toEqual({ suggestions: ['heft a4', 'heft a5'], products: [], arePopular: false });
  });

  it('shows popular searches at once when the query is empty', async () => {
    const { suggest } = open();
    suggest.type('  ');
    await answersArrive();
    expect(suggest.state$.value?.arePopular).toBe(true);
    expect(suggest.state$.value?.suggestions).toHaveLength(3);
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
    expect(suggest.state$.value).toBeUndefined();
  });

  it('hides the suggestions of a text as soon as the box is emptied', async () => {
    const { clock, suggest } = open();
    suggest.type('heft');
    clock.pass(SUGGESTIONS_DEBOUNCE_MS);
    await answersArrive();
    suggest.type('');
    expect(suggest.state$.value).toBeUndefined();
  });
});

/** Somebody has typed "heft" and sees two suggestions. */
const seeingTwo = async () => {
  const { clock, suggest, search } = open();
  suggest.focus('');
  suggest.type('heft');
  clock.pass(SUGGESTIONS_DEBOUNCE_MS);
  await answersArrive();
  expect(suggest.state$.value?.suggestions).toEqual(['heft a4', 'heft a5']);
  return { suggest, search, clock };
};

describe('the list of suggestions (spec 1 §4)', () => {
  it('gives what is typed to a submit while nothing is marked, and closes', async () => {
    const { suggest } = await seeingTwo();
    expect(suggest.submit('heft')).toEqual({ kind: 'search', text: 'heft' });
    expect(suggest.state$.value).toBeUndefined();
  });

  it('gives the marked suggestion to a submit, once', async () => {
    const { suggest } = await seeingTwo();
    suggest.walk('down');
    expect(suggest.state$.value?.marked).toBe('heft a4');
    expect(suggest.submit('heft')).toEqual({ kind: 'search', text: 'heft a4' });
    expect(suggest.submit('heft')).toEqual({ kind: 'search', text: 'heft' });
  });

  it('gives a marked product to a submit', async () => {
    const image = { src: '/p.jpg', alt: '', width: 1, height: 1, sources: [] };
    const clock = createHandDrivenClock();
    const search = createInMemorySearchGateway({ suggestedProducts: [{ name: 'Heft', path: '/prod/1/', image }] });
    const suggest = createSuggestQueries(createScope(), { search, clock });
    suggest.type('heft');
    clock.pass(SUGGESTIONS_DEBOUNCE_MS);
    await answersArrive();
    suggest.walk('down');
    expect(suggest.submit('heft')).toEqual({ kind: 'product', path: '/prod/1/' });
  });

  it('closes with the clear button and has popular searches when it is opened again', async () => {
    const { suggest } = await seeingTwo();
    suggest.clear();
    expect(suggest.state$.value).toBeUndefined();
    await answersArrive();
    expect(suggest.state$.value).toBeUndefined();
    suggest.walk('down');
    expect(suggest.state$.value).toMatchObject({ arePopular: true, marked: 'heft a4' });
  });

  it('has nothing of what was searched before when the box is empty on the next page', async () => {
    const { suggest } = await seeingTwo();
    suggest.submit('heft');
    suggest.focus('');
    expect(suggest.state$.value).toBeUndefined();
    await answersArrive();
    expect(suggest.state$.value?.arePopular).toBe(true);
  });

  it('is not opened by an answer that comes after it was closed', async () => {
    const { clock, suggest } = open();
    suggest.type('heft');
    clock.pass(SUGGESTIONS_DEBOUNCE_MS);
    suggest.close();
    await answersArrive();
    expect(suggest.state$.value).toBeUndefined();
  });
});
