import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createInMemorySearchGateway, type SearchKnowledge } from '../../testing/doubles/in-memory-search-gateway.ts';
import { submitSearch } from './submit-search.ts';

const submitted = (typed: string) => ({ typed, currentAddress: '/', isOnProductPage: false, ownHosts: [] });

const submit = async (typed: string, knowledge: SearchKnowledge = {}) => {
  const search = createInMemorySearchGateway(knowledge);
  const destination = (await submitSearch(search, submitted(typed)))._unsafeUnwrap();
  return { destination, asked: search.asked };
};

describe('search submit: the look-ups in their order (spec 1 §4)', () => {
  it('goes home and asks nobody for an empty or whitespace-only search', async () => {
    const { destination, asked } = await submit('   ');
    expect(destination).toEqual({ kind: 'home', to: '/' });
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
    const broken = { checkHub: fails, directMatch: fails, adjustLongtail: fails };
    const destination = (await submitSearch(broken, submitted('schere')))._unsafeUnwrap();
    expect(destination).toMatchObject({ kind: 'navigate', to: '/search/?q=schere' });
  });
});
