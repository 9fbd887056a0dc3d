import { readMaterialList } from '@tornister/domain/materiallist';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const FIND = `query($wishes:[MaterialWishInput!]!){findMaterial(wishes:$wishes){
  verdict candidates{quantity needed missing item{itemId unitPrice{cents}}}}}`;

type Answer = {
  readonly verdict: string;
  readonly candidates: readonly {
    readonly quantity: number;
    readonly needed: number;
    readonly missing: readonly string[];
    readonly item: { readonly itemId: string };
  }[];
};

const wish = (article: string | null, traits: readonly (readonly [string, string])[] = [], quantity = 1) => ({
  article,
  words: article === null ? ['Zauberstab'] : [],
  quantity,
  traits: traits.map(([kind, value]) => ({ kind, value })),
});

const NAMES = {
  lined: ['Schulheft, A4, liniert', 'exercise book, A4, lined'],
  margin: ['Schulheft, A4, Lineatur 25, liniert mit Rand', 'exercise book, A4, ruling 25, lined with margin'],
  gone: ['Schulheft, A5, Lineatur 1', 'exercise book, A5, ruling 1'],
  wand: ['Zauberstab', 'wand'],
  ink: ['Tintenpatronen, Standard', 'ink cartridges, standard'],
  few: ['Radiergummi', 'eraser'],
  many: ['Radiergummi', 'eraser'],
  set: ['Klassensatz Schreiben, Fineliner, 24 Kinder', 'writing class set, fineliners, 24 children'],
} as const;

const STOCK: Readonly<Record<string, number>> = { gone: 0, few: 3 };

/** What a pack of ink cartridges holds stands in the facts alone. */
const FACTS = [
  {
    label: { de: 'Format', en: 'Format' },
    value: { de: 'Standard, 30 Stück je Karton', en: 'standard, 30 pieces a box' },
  },
  { label: { de: 'Packung', en: 'Pack' }, value: { de: '6 Stück', en: '6 pieces' } },
];

describeOnADatabase('Material lists', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database());
    for (const [id, [de, en]] of Object.entries(NAMES)) {
      await insertItem(database(), { id, stock: STOCK[id] ?? 50, ...(id === 'margin' ? { minimum: 5 } : {}) });
      await sql`update products set name = ${JSON.stringify({ de, en })}::jsonb where id = ${`p${id}`}`.execute(
        database(),
      );
      await sql`insert into search_documents (product_id, language, document, name)
        values (${`p${id}`}, 'de', setweight(to_tsvector('german', ${de}), 'A'), ${de})
        on conflict (language, product_id) do update set document = excluded.document`.execute(database());
    }
  });

  beforeAll(async () => {
    await sql`update products set details = details || ${JSON.stringify({ dataAndFacts: FACTS })}::jsonb where id = 'pink'`.execute(
      database(),
    );
  });

  const find = async (wishes: readonly ReturnType<typeof wish>[]): Promise<readonly Answer[]> => {
    const shopper = await createShopper(shop);
    return (await shopper.call<{ readonly findMaterial: readonly Answer[] }>(FIND, { wishes })).findMaterial;
  };

  it('answers every line in order: sure, to be chosen, found by its words, not found', async () => {
    const answers = await find([
      wish(
        'exercise-book',
        [
          ['ruling', '25'],
          ['pattern', 'lined'],
          ['margin', 'yes'],
        ],
        2,
      ),
      wish('exercise-book', [['format', 'A4']]),
      wish(null),
      wish('scissors'),
    ]);
    expect(answers.map(({ verdict, candidates }) => [verdict, candidates[0]?.item.itemId])).toEqual([
      ['SURE', 'margin'],
      ['SURE', 'lined'],
      ['DID_YOU_MEAN', 'wand'],
      ['NOT_FOUND', undefined],
    ]);
    // The minimum order quantity is ordered; the line asks for two all the same.
    expect(answers[0]?.candidates[0]).toMatchObject({ quantity: 5, needed: 2 });
  });

  it('orders as many packs as hold the pieces, by what the facts say of a pack', async () => {
    const [answer] = await find([wish('ink-cartridges', [], 10)]);
    expect([answer?.verdict, answer?.candidates[0]]).toMatchObject(['SURE', { quantity: 2, needed: 2 }]);
  });

  it('of equally good articles has one first of which there are enough', async () => {
    const first = async (pieces: number) => (await find([wish('eraser', [], pieces)]))[0]?.candidates[0];
    expect(await first(3)).toMatchObject({ quantity: 3, needed: 3, item: { itemId: 'few' } });
    expect(await first(4)).toMatchObject({ quantity: 4, needed: 4, item: { itemId: 'many' } });
  });

  it('takes no set for a class without a question', async () => {
    const [answer] = await find([wish('fineliner')]);
    expect([answer?.verdict, answer?.candidates[0]?.item.itemId]).toEqual(['CHOOSE', 'set']);
  });

  it('never offers what is not for sale, and says what is missing', async () => {
    const [answer] = await find([
      wish('exercise-book', [
        ['ruling', '1'],
        ['pattern', 'primary'],
        ['format', 'A4'],
      ]),
    ]);
    expect(answer?.verdict).toBe('CHOOSE');
    expect(answer?.candidates.map(({ item }) => item.itemId)).not.toContain('gone');
    expect(answer?.candidates[0]?.missing).toEqual(['ruling', 'pattern']);
  });

  it('offers nothing that is in no way as the line wants it', async () => {
    const [answer] = await find([
      wish('exercise-book', [
        ['ruling', '1'],
        ['pattern', 'primary'],
        ['format', 'A6'],
      ]),
    ]);
    expect(answer).toEqual({ verdict: 'NOT_FOUND', candidates: [] });
  });

  it('takes 150 lines and refuses 151, and lines that are out of bounds', async () => {
    const many = (count: number) => Array.from({ length: count }, () => wish('exercise-book'));
    expect(await find(many(150))).toHaveLength(150);
    for (const wishes of [many(151), [wish('a'.repeat(101))], [wish('pencil', [], 0)], [wish('pencil', [], 501)]])
      await expect(find(wishes)).rejects.toThrow('BAD_REQUEST');
  });

  it('answers the good lines of a sheet that tells a story in one of them', async () => {
    const story = `1 Schere ${Array.from({ length: 12 }, (_, at) => `Fräulein${'abcdefghijkl'.charAt(at)}`).join(' ')} ${'z'.repeat(101)}`;
    const brushes = `Pinsel ${Array.from({ length: 90 }, (_, at) => at + 1).join(' ')}`;
    const { wishes } = readMaterialList(`${story}\n2 Hefte A4 Lineatur 25\n${brushes}`, schoolLexicon());
    const answers = await find(
      wishes.map(({ wish: { article = null, words, quantity, traits } }) => ({
        article,
        words: [...words],
        quantity,
        traits: [...traits],
      })),
    );
    expect(answers.map(({ verdict }) => verdict)).toEqual(['NOT_FOUND', 'SURE', 'NOT_FOUND']);
  });
});
