import { type AlikeWord, closestWord, headsOf } from '@tornister/domain/search';
import { LANGUAGES, type Language } from '@tornister/domain/storefront';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeOnEachDatabase } from '../../test/support/each-database.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../seeding/insert-rows.ts';
import { alikeWords, createReadings, spellingsOf } from './word-readings.ts';

const STEMS = [
  'schul',
  'schüler',
  'stift',
  'blei',
  'bastel',
  'schere',
  'farb',
  'kasten',
  'straße',
  'a',
  'ab',
  'абв',
  '本',
];
const ENDINGS = ['', 'e', 'en', 'er', 'n', 's', 'chen', 'fit'];
/** Thousands, so that reading all of them takes longer than asking an index. */
const WORDS = [
  ...new Set(STEMS.flatMap((one) => STEMS.flatMap((two) => ENDINGS.flatMap((end) => [one + end, one + two + end])))),
];

const EVERY_WORD = LANGUAGES.flatMap((language, turn) =>
  WORDS.filter((_, at) => at % 3 !== turn).map((word, at) => ({ language, word, products: at % 7 })),
);

/** What a typed word may stand for, asked of every word there is. */
const ofEveryWord = async (database: Database, typed: readonly string[], language: Language) => {
  const { rows } = await sql<AlikeWord & { contains: boolean }>`
    select typed, word, contains, similarity(word, typed) as likeness, products as uses
    from unnest(${typed}::text[], ${typed.map((word) => headsOf(word).join(' '))}::text[]) as asked (typed, heads)
    cross join lateral (
      select word, products, is_part as contains, word = any(string_to_array(heads, ' ')) as is_head from search_words
      cross join lateral (
        select length(typed) >= 4 and products > 0 and (starts_with(word, typed) or right(word, length(typed)) = typed) as is_part
      ) as compound
      where language = ${language} and (similarity(word, typed) >= 0.4 or is_part or word = any(string_to_array(heads, ' '))
        or (similarity(word, typed) >= 0.27 and abs(length(word) - length(typed)) <= 2))
      order by contains desc, is_head desc, similarity(word, typed) desc, products desc, word
      limit 60
    ) as alike`.execute(database);
  return rows;
};

const readingsOfEveryWord = async (database: Database, words: readonly string[], language: Language) => {
  const spellings = words.flatMap((word) => spellingsOf(word, language));
  const rows = await ofEveryWord(database, [...new Set(spellings)], language);
  return words.map((typed) => {
    const bySpelling = spellingsOf(typed, language).map((spelling) => rows.filter((row) => row.typed === spelling));
    const containing = bySpelling.flatMap((alike) => alike.filter(({ contains }) => contains).slice(0, 20));
    const closest = closestWord(bySpelling.flat()) ?? typed;
    const isCorrected = !spellingsOf(typed, language).includes(closest);
    return containing.length > 0
      ? { typed, words: containing.map(({ word }) => word), isCorrected: false }
      : { typed, words: [closest], isCorrected };
  });
};

const anyTyped = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.constantFrom(...WORDS).map((word) => word.slice(1)),
  fc.constantFrom(...WORDS).map((word) => word.slice(0, -1)),
  fc.tuple(fc.constantFrom(...STEMS), fc.constantFrom(...STEMS)).map(([one, two]) => `${one}x${two}`),
  fc.string({ unit: fc.constantFrom('s', 'c', 'h', 'ü', 'ue', 'ss', '1', 'б'), minLength: 1, maxLength: 9 }),
);

describeOnEachDatabase('what the words of a search may stand for', (database) => {
  beforeAll(async () => {
    await insertRows(database(), 'search_words', EVERY_WORD);
    await sql`analyze search_words`.execute(database());
  });
  afterAll(() => vi.restoreAllMocks());

  it('is what comparing them with every word answers, in every language', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyTyped, { minLength: 1, maxLength: 4 }), async (typed) => {
        const readingsIn = createReadings(database(), typed);
        for (const language of LANGUAGES)
          expect(await readingsIn(language)).toEqual(await readingsOfEveryWord(database(), typed, language));
      }),
      { numRuns: 60 },
    );
  });

  const planOf = (query: RawBuilder<unknown>) =>
    database()
      .transaction()
      .execute(async (transaction) => {
        await sql`set local enable_seqscan = off`.execute(transaction);
        const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(transaction);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });

  it('is asked of the index alone: nobody reads all words', async () => {
    const plan = await planOf(alikeWords(['bleistfit']));
    expect(plan).not.toContain('Seq Scan');
    expect(plan.match(/Index Scan (?:on|using) search_words\w*/g)?.toSorted()).toEqual([
      ...Array(3).fill('Index Scan on search_words_alike'),
      'Index Scan using search_words_pkey',
    ]);
  });

  it('is asked for once, whatever the languages, and says nothing to those who ask later how alike words must be', async () => {
    const readingsIn = createReadings(database(), ['bleistfit']);
    const ask = vi.spyOn(database(), 'getExecutor');
    const [one] = await readingsIn('de');
    expect(one).toEqual({ typed: 'bleistfit', words: ['bleifit'], isCorrected: true });
    const asked = ask.mock.calls.length;
    await readingsIn('en');
    await readingsIn('de');
    expect(ask.mock.calls.length).toBe(asked);
    const { rows } = await sql`select current_setting('pg_trgm.similarity_threshold') as threshold`.execute(database());
    expect(rows).toEqual([{ threshold: '0.3' }]);
  });

  it('can be asked where nothing may be written', async () => {
    const rows = await database()
      .transaction()
      .setAccessMode('read only')
      .execute((transaction) => alikeWords(['bleistfit']).execute(transaction));
    expect(rows.rows.length).toBeGreaterThan(0);
  });
});
