import { money } from '@tornister/domain/money';
import { describe, expect, it } from 'vitest';
import { aLine, createInMemoryMaterialListGateway } from '../../testing/index.ts';
import type { ClassListEntry } from '../ports/index.ts';
import { createFindAlternatives } from './find-alternatives.ts';

const article = (orderNumber: string, name: string, cents: number, isForSale = true) =>
  aLine(1, { orderNumber, name, unitPrice: money(cents), availableForSale: isForSale });
const SHELF = [
  article('1', 'Bleistift, HB', 120),
  article('2', 'Bleistift, HB, Packung mit 10', 500),
  article('3', 'Bleistift, HB, naturfarben', 60),
  article('4', 'Bleistift, 2B', 10),
  article('5', 'Bleistift, HB, lackiert', 10, false),
  article('6', 'Zirkel', 900),
  article('7', 'Bleistift, HB, Klassensatz 24', 5),
  article('8', 'Klassensatz, Bleistift HB', 5),
  article('9', 'Bleistift, HB, Linkshänder', 5),
];
const { availableForSale: _isForSale, ...line } = SHELF[0] ?? article('1', '', 0);
const PENCIL = { ...line, isForSale: true };

const anEntry = (changes: Partial<ClassListEntry> = {}): ClassListEntry => ({
  id: 'row-1',
  title: 'Bleistifte HB',
  quantity: 2,
  per: 'child',
  choice: 'any',
  note: '',
  version: 1,
  promised: 0,
  promisedHere: 0,
  item: PENCIL,
  ...changes,
});

const find = async (...entries: readonly ClassListEntry[]) => {
  const materialList = createInMemoryMaterialListGateway(SHELF);
  const found = (await createFindAlternatives({ materialList }).of(entries))._unsafeUnwrap();
  return { found, asked: materialList.asked() };
};

describe('alternatives for rows of a class list', () => {
  it('are what else is all that the row says, the cheaper first, with what is saved; sets for a class are no help', async () => {
    const { found } = await find(anEntry());
    expect(found['row-1']).toMatchObject([
      { orderNumber: '3', quantity: 2, total: money(120), saving: money(120) },
      { orderNumber: '2', quantity: 1, total: money(500) },
    ]);
    expect(found['row-1']?.[1]).not.toHaveProperty('saving');
  });

  it('are compared with what the own article costs in the basket: no fewer than are sold of it at once', async () => {
    const { found } = await find(anEntry({ item: { ...PENCIL, minimumOrderQuantity: 5 } }));
    expect(found['row-1']).toMatchObject([
      { orderNumber: '3', total: money(120), saving: money(480) },
      { orderNumber: '2', total: money(500), saving: money(100) },
    ]);
    const { found: few } = await find(anEntry({ item: { ...PENCIL, maxQuantity: 1 } }));
    expect(few['row-1']?.[0]).toMatchObject({ saving: money(120) });
  });

  it('are for what the family has promised, and for a row without an article, too', async () => {
    const { item: _item, ...words } = anEntry({ id: 'words', quantity: 1 });
    const { found, asked } = await find(anEntry({ per: 'class', quantity: 30, promisedHere: 12 }), words);
    expect(found['row-1']).toMatchObject([
      { orderNumber: '3', quantity: 12, total: money(720) },
      { orderNumber: '2', quantity: 2, total: money(1000), saving: money(440) },
    ]);
    expect(found.words?.map(({ orderNumber }) => orderNumber)).toEqual(['3', '1', '2']);
    expect(asked).toBe(1);
  });

  it('may come in packs of another size than the row says: what it needs is reckoned in single pieces', async () => {
    const { item: _item, ...words } = anEntry({ title: '10er Pack Bleistifte HB', quantity: 1 });
    const { found } = await find(words);
    expect(found['row-1']).toMatchObject([
      { orderNumber: '2', quantity: 1 },
      { orderNumber: '3', quantity: 10 },
      { orderNumber: '1', quantity: 10 },
    ]);
  });

  it.each([
    ['at least five at once', { minimumOrderQuantity: 5 }, [{ quantity: 5, total: money(300) }]],
    ['as many as are needed', { maxQuantity: 2 }, [{ quantity: 2 }]],
    ['fewer than are needed', { maxQuantity: 1 }, []],
    ['fewer than are sold of it at once', { minimumOrderQuantity: 5, maxQuantity: 4 }, []],
    ['more at once than one order takes', { minimumOrderQuantity: 9_999, maxQuantity: 20_000 }, []],
  ])('come as the basket takes them; of this one there are %s', async (_how, quantities, expected) => {
    const other = { ...article('3', 'Bleistift, HB, naturfarben', 60), ...quantities };
    const ask = createFindAlternatives({ materialList: createInMemoryMaterialListGateway([other]) });
    const { 'row-1': found } = (await ask.of([anEntry()]))._unsafeUnwrap();
    expect(found).toMatchObject(expected);
    expect(found).toHaveLength(expected.length);
  });

  it('are none where exactly this article is meant or nothing is named, and nobody is asked', async () => {
    const { item: _item, ...nothing } = anEntry({ id: 'nothing', title: '' });
    const { found, asked } = await find(anEntry({ choice: 'exact' }), nothing);
    expect(found).toEqual({ 'row-1': [], nothing: [] });
    expect(asked).toBe(0);
  });

  it('for a whole class are the pack that costs less and holds enough; none where single articles cost least', async () => {
    const packs = async (entry: ClassListEntry, children: number, shelf = SHELF) => {
      const materialList = createInMemoryMaterialListGateway(shelf);
      const found = (await createFindAlternatives({ materialList }).packs([entry], children))._unsafeUnwrap();
      return found[entry.id];
    };
    const set = article('7', 'Bleistift, HB, Klassensatz 24', 2000);
    const single = article('1', 'Bleistift, HB', 120);
    expect(await packs(anEntry({ quantity: 1 }), 24, [single, set])).toMatchObject([
      { orderNumber: '7', quantity: 1, total: money(2000), saving: money(880) },
    ]);
    expect(await packs(anEntry({ quantity: 1 }), 25, [single, set])).toEqual([]);
    expect(await packs(anEntry({ quantity: 1, choice: 'exact' }), 24, [single, set])).toEqual([]);
    expect(await packs(anEntry({ quantity: 1 }), 24, [single, article('8', 'Klassensatz, Bleistifte, 24', 5)])).toEqual(
      [],
    );
    expect(await packs(anEntry({ quantity: 1 }), 24, [single])).toEqual([]);
  });

  it.each([
    ['Malkasten', 'Deckfarbkasten, 12 Farben', 'Deckfarbkasten, 24 Farben', 1],
    ['Buntstifte', 'Buntstifte, 12 Farben', 'Buntstifte, 12 Farben, dick', 1],
    ['Buntstifte', 'Buntstifte, 24 Farben', 'Buntstifte, 12 Farben', 2],
    ['Buntstifte', 'Buntstifte, 12 Farben', 'Buntstifte, 12 Stück', 1],
    ['12 Buntstifte', undefined, 'Buntstifte, 12 Farben', 1],
  ])('for %j, where %j is the own article, come %j by their colours', async (title, own, other, quantity) => {
    const shelf = [...(own === undefined ? [] : [article('1', own, 900)]), article('2', other, 500)];
    const { item: _item, ...words } = anEntry({ title, quantity: 1 });
    const entry = own === undefined ? words : { ...words, item: { ...line, ...shelf[0], isForSale: true } };
    const ask = createFindAlternatives({ materialList: createInMemoryMaterialListGateway(shelf) });
    const { 'row-1': found } = (await ask.of([entry]))._unsafeUnwrap();
    expect(found).toMatchObject([{ orderNumber: '2', quantity }]);
    expect((await ask.packs([entry], 24))._unsafeUnwrap()['row-1']).toEqual([]);
  });

  it('are packs where the words ask for packs and no article says what they hold; else as many pieces as that holds', async () => {
    const [pack, single] = [article('2', 'Bleistift, HB, Packung mit 10', 500), article('3', 'Bleistift, HB', 60)];
    const { item: _item, ...words } = anEntry({ title: '2 Packungen Bleistifte HB' });
    const ask = createFindAlternatives({ materialList: createInMemoryMaterialListGateway([pack, single]) });
    expect((await ask.of([words]))._unsafeUnwrap()['row-1']).toMatchObject([{ orderNumber: '2', quantity: 2 }]);
    const own = { ...line, ...article('1', 'Bleistift, HB, 12 Stück', 900), isForSale: true };
    expect((await ask.of([{ ...words, item: own }]))._unsafeUnwrap()['row-1']).toMatchObject([
      { orderNumber: '3', quantity: 24 },
      { orderNumber: '2', quantity: 3 },
    ]);
  });

  it('are as many pieces as the own packs hold, whatever number the words of the row have', async () => {
    const [pens, others] = [
      article('10', 'Fasermaler, 10 Stück', 400),
      article('11', 'Fasermaler, 10 Stück, dick', 300),
    ];
    const entry = anEntry({ title: '20 Filzstifte', quantity: 2, item: { ...line, ...pens, isForSale: true } });
    const ask = createFindAlternatives({ materialList: createInMemoryMaterialListGateway([pens, others]) });
    expect((await ask.of([entry]))._unsafeUnwrap()['row-1']).toMatchObject([
      { orderNumber: '11', quantity: 2, total: money(600), saving: money(200) },
    ]);
  });

  describe('of packs where the words of the row count single pieces', () => {
    const pack = article('10', 'Gummizugmappe, Blau, 10 Stück', 2000);
    const dearer = article('20', 'Gummizugmappe, Blau, 20 Stück', 9000);
    const single = article('1', 'Gummizugmappe, Blau', 70);
    const { availableForSale: _sold, ...own } = { ...pack, isForSale: true };
    const row = (changes: Partial<ClassListEntry> = {}) =>
      anEntry({ title: '3 Mappen blau', quantity: 1, item: own, ...changes });
    const ask = (...shelf: readonly ReturnType<typeof article>[]) =>
      createFindAlternatives({ materialList: createInMemoryMaterialListGateway(shelf) });

    it('are for a class single ones that cost less than the packs of its own article that hold what all children need', async () => {
      const packs = async (entry: ClassListEntry, ...shelf: readonly ReturnType<typeof article>[]) =>
        (await ask(...shelf).packs([entry], 24))._unsafeUnwrap()['row-1'];
      expect(await packs(row(), pack, dearer, single)).toMatchObject([
        { orderNumber: '1', quantity: 72, total: money(5_040), saving: money(10_960) },
      ]);
      expect(await packs(row(), pack, dearer)).toEqual([]);
      const dearSingle = { ...single, unitPrice: money(223) };
      expect(await packs(row(), pack, dearSingle)).toEqual([]);
      expect(await packs(row({ title: 'Mappen blau' }), pack, single)).toEqual([]);
      expect(await packs(row({ quantity: 2 }), pack, single)).toEqual([]);
      expect(await packs(row({ choice: 'exact' }), pack, single)).toEqual([]);
    });

    const counted = async (...entries: readonly ClassListEntry[]) => {
      const materialList = createInMemoryMaterialListGateway([pack, single]);
      const found = (await createFindAlternatives({ materialList }).counted(entries, 24))._unsafeUnwrap();
      return { found, asked: materialList.asked() };
    };

    it('are for a class as many as hold the pieces of all children, of whatever brand, and nobody is asked', async () => {
      const forClass = { title: '15 Mappen blau', per: 'class', quantity: 2 } as const;
      const { found, asked } = await counted(
        row(),
        row({ id: 'exact', choice: 'exact' }),
        row({ id: 'class', ...forClass }),
      );
      const needed = { pieces: 72, packs: 8, size: 10 };
      expect(found).toEqual({ 'row-1': needed, exact: needed, class: { pieces: 15, packs: 2, size: 10 } });
      expect(asked).toBe(0);
    });

    it.each([
      ['two of the article for each child', { title: '2 Mappen blau', quantity: 2 }],
      ['words that count nothing', { title: 'Mappen blau' }],
      ['no words', { title: '' }],
      ['words that count packs', { title: '2 Packungen Mappen blau', quantity: 2 }],
      ['another number of packs than holds its pieces', { quantity: 2 }],
      ['a single article', { item: { ...own, name: 'Gummizugmappe, Blau' } }],
      ['a number that is no size beyond doubt', { item: { ...own, name: 'Gummizugmappe, Blau, 10 Farben' } }],
      ['two sizes in one name', { item: { ...own, name: 'Gummizugmappe, Set 20 Farben, 10 Stück' } }],
      ['an article that is gone, with nothing in its place', { item: { ...own, isForSale: false } }],
    ])('are the articles that the row has, where it has %s', async (_why, changes) => {
      expect((await counted(row(changes))).found).toEqual({});
    });

    it('are those of the article that takes the place of one that is gone: no child gets fewer pieces', async () => {
      const gone = { ...own, isForSale: false };
      const two = { ...own, orderNumber: '2', name: 'Gummizugmappe, Blau, 2 Stück' };
      expect((await counted(row({ item: gone, replacement: two }))).found).toEqual({
        'row-1': { pieces: 72, packs: 36, size: 2 },
      });
      const loose = { ...two, name: 'Gummizugmappe, Blau' };
      expect((await counted(row({ item: gone, replacement: loose }))).found).toEqual({});
    });

    it('are for a family as many as its words count', async () => {
      const { 'row-1': others } = (await ask(pack, single).of([row()]))._unsafeUnwrap();
      expect(others).toMatchObject([{ orderNumber: '1', quantity: 3, total: money(210), saving: money(1_790) }]);
    });

    it('are for what was promised of it in full, and in packs for a part of that', async () => {
      const quantities = async (promisedHere: number) =>
        (await ask(pack, single).of([row({ title: '15 Mappen blau', per: 'class', quantity: 2, promisedHere })]))
          ._unsafeUnwrap()
          ['row-1']?.map(({ quantity }) => quantity);
      expect([await quantities(2), await quantities(1)]).toEqual([[15], [10]]);
    });
  });

  describe('of brushes of several sizes', () => {
    const [four, eight, set] = [
      article('4', 'Schulpinsel, rund, Borste, Nr. 4', 200),
      article('8', 'Schulpinsel, rund, Borste, Nr. 8', 100),
      article('30', 'Schulpinsel, rund, Borste, Set 30 Stück', 1000),
    ];
    const cheapest = article('44', 'Borstenpinsel, rund, Nr. 4', 150);
    const own = { ...line, ...four, isForSale: true };

    it.each(['Borstenpinsel Gr. 4/8/12', 'Pinsel'])(
      '%j, are of the size of the row, and a set without a stated size is none',
      async (title) => {
        const entry = anEntry({ title, item: own });
        const ask = createFindAlternatives({
          materialList: createInMemoryMaterialListGateway([four, eight, set, cheapest]),
        });
        expect((await ask.packs([entry], 24))._unsafeUnwrap()).toEqual({ 'row-1': [] });
        const { 'row-1': other } = (await ask.of([entry]))._unsafeUnwrap();
        expect(other?.map(({ orderNumber }) => orderNumber)).toEqual(['44']);
      },
    );
  });

  it('go by the name of the article where the words of a row are several things', async () => {
    const { found } = await find(anEntry({ title: '1 Zirkel, 1 Lineal, 1 Schere' }));
    expect(found['row-1']?.map(({ orderNumber }) => orderNumber)).toEqual(['3', '2']);
  });
});
