import { REFETCH_AFTER_MS } from '@tornister/domain/routing';
import { errAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createInMemorySearchGateway, type SearchKnowledge } from '../../testing/doubles/in-memory-search-gateway.ts';
import { createRecentAnswers } from '../browse/recent-answers.ts';
import type { GatewayError } from '../ports/index.ts';
import { FAILED_LOOKUP_COUNTS_MS, submitSearch } from './submit-search.ts';

const submitted = (typed: string) => ({ typed, currentAddress: '/', isOnProductPage: false, ownHosts: [] });

const noAnswers = () => createRecentAnswers(createHandDrivenClock());

const submit = async (typed: string, knowledge: SearchKnowledge = {}) => {
  const search = createInMemorySearchGateway(knowledge);
  const destination = (await submitSearch({ search, recent: noAnswers() }, submitted(typed)))._unsafeUnwrap();
  return { destination, asked: search.asked };
};

describe('search submit: the look-ups in their order (spec 1 §4)', () => {
  it('goes home and asks nobody for an empty or whitespace-only search', async () => {
    const { destination, asked } = await submit('   ');
    expect(destination).toEqual({ kind: 'home', to: '/', terms: { query: '', originalQuery: '' } });
    expect(asked).toEqual([]);
  });

  it('asks for no direct match when the search hub gives a redirect', async () => {
    const { destination, asked } = await submit('impressum', {
      hub: { impressum: { redirectPath: '/rechtliches/impressum/', query: 'impressum', originalQuery: 'impressum' } },
    });
    expect(destination).toMatchObject({ kind: 'navigate', to: '/rechtliches/impressum/' });
    expect(asked).toEqual(['hub: impressum']);
  });

  it('looks for a direct match with what the search hub made of the term', async () => {
    const { destination, asked } = await submit('hefft', {
      hub: { hefft: { query: 'heft', originalQuery: 'hefft' } },
      products: { heft: '/prod/1001/' },
    });
    expect(asked).toEqual(['hub: hefft', 'direct match: heft']);
    expect(destination).toMatchObject({ to: '/prod/1001/', terms: { query: '', originalQuery: '' } });
  });

  it('adds the filters of a longtail query when there is no direct match', async () => {
    const { destination, asked } = await submit('rote bleistifte', {
      longtail: {
        'rote bleistifte': { searchQuery: 'bleistifte', filters: [{ name: 'colour', values: ['red'] }] },
      },
    });
    expect(asked).toEqual(['hub: rote bleistifte', 'direct match: rote bleistifte', 'longtail: rote bleistifte']);
    expect(destination).toMatchObject({ to: '/search/?q=bleistifte&oq=rote+bleistifte&filter.colour=red' });
  });

  it('builds the /search/ address when none of these applies', async () => {
    const { destination } = await submit(' schere ');
    expect(destination).toMatchObject({ kind: 'navigate', to: '/search/?q=schere' });
  });

  it('searches all the same, and says nothing, when every look-up fails (spec 1 §8)', async () => {
    const fails = () => errAsync({ kind: 'gateway.unreachable' } as const);
    const search = { checkHub: fails, directMatch: fails, adjustLongtail: fails };
    const destination = (await submitSearch({ search, recent: noAnswers() }, submitted('schere')))._unsafeUnwrap();
    expect(destination).toMatchObject({ kind: 'navigate', to: '/search/?q=schere' });
  });

  it('asks once in ten minutes where a term leads', async () => {
    const clock = createHandDrivenClock();
    const search = createInMemorySearchGateway({ products: { heft: '/prod/1001/' } });
    const ports = { search, recent: createRecentAnswers(clock) };
    await submitSearch(ports, submitted('heft'));
    expect((await submitSearch(ports, submitted(' heft ')))._unsafeUnwrap()).toMatchObject({ to: '/prod/1001/' });
    expect(search.asked).toEqual(['hub: heft', 'direct match: heft']);
    clock.pass(REFETCH_AFTER_MS);
    await submitSearch(ports, submitted('heft'));
    expect(search.asked).toHaveLength(4);
  });

  const LOOKUPS = ['checkHub', 'directMatch', 'adjustLongtail'] as const;
  type Lookup = (typeof LOOKUPS)[number];

  /** A search of which one look-up fails, and what was asked until then and of all others. */
  const failingAt = (failing: Lookup, kind: 'gateway.unreachable' | 'gateway.timed-out' | 'gateway.internal') => {
    const double = createInMemorySearchGateway();
    const tried: Lookup[] = [];
    const fails = (): ResultAsync<never, GatewayError> => {
      tried.push(failing);
      return errAsync({ kind });
    };
    return { search: { ...double, [failing]: fails }, asked: double.asked, tried };
  };

  it.each([
    ['checkHub', []],
    ['directMatch', ['hub: heft']],
    ['adjustLongtail', ['hub: heft', 'direct match: heft']],
  ] as const)('asks nothing further where nobody has answered %s: nobody waits three times', async (failing, asked) => {
    for (const kind of ['gateway.unreachable', 'gateway.timed-out'] as const) {
      const broken = failingAt(failing, kind);
      const ports = { search: broken.search, recent: noAnswers() };
      expect((await submitSearch(ports, submitted('heft')))._unsafeUnwrap()).toMatchObject({ to: '/search/?q=heft' });
      expect(broken.asked).toEqual(asked);
    }
  });

  it('asks for the rest where a look-up has failed and was answered all the same', async () => {
    const { search, asked } = failingAt('checkHub', 'gateway.internal');
    await submitSearch({ search, recent: noAnswers() }, submitted('heft'));
    expect(asked).toEqual(['direct match: heft', 'longtail: heft']);
  });

  it.each(LOOKUPS)(
    'asks again after a failure of %s, but not for the page that it leads to at once',
    async (failing) => {
      const clock = createHandDrivenClock();
      const recent = createRecentAnswers(clock);
      const broken = failingAt(failing, 'gateway.unreachable');
      const submitBroken = () => submitSearch({ search: broken.search, recent }, submitted('heft'));
      const first = await submitBroken();
      clock.pass(FAILED_LOOKUP_COUNTS_MS - 1);
      expect(await submitBroken()).toEqual(first);
      expect(broken.tried).toHaveLength(1);
      clock.pass(1);
      const search = createInMemorySearchGateway();
      await submitSearch({ search, recent }, submitted('heft'));
      expect(search.asked).toEqual(['hub: heft', 'direct match: heft', 'longtail: heft']);
    },
  );

  it('lets a failure of a look-up count for five seconds', () => {
    expect(FAILED_LOOKUP_COUNTS_MS).toBe(5_000);
  });
});
