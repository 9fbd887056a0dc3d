import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import { money } from '@tornister/domain/money';
import { DAY_MS, dayNumberOf, instantOf } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  aLine,
  aListEntry,
  aWishlist,
  createInMemoryClassListGateway,
  createInMemoryContentGateway,
  createInMemoryMaterialListGateway,
  createInMemoryWishlistGateway,
} from '../../testing/index.ts';
import { createFindAlternatives } from '../alternatives/find-alternatives.ts';
import { createReadMaterialList } from '../material-list/read-material-list.ts';
import type { OrderFormEntry } from '../order-form/fill-order-form.ts';
import type { ShownOrder } from '../ports/index.ts';
import { createKeepClassLists, USUAL_CHILDREN } from './keep-class-lists.ts';

const PENCIL = aLine(1, { orderNumber: '10001', name: 'Bleistift, HB' });
const PENCIL_PACK = aLine(2, {
  orderNumber: '10048',
  name: 'Bleistift, HB, Klassensatz 48',
  unitPrice: money(100),
});
const { availableForSale: isForSale, ...pencil } = PENCIL;
const COMPASS = { ...pencil, isForSale, orderNumber: '10000Z1' };
const HEAD = { name: 'Klasse 3b', schoolYear: '2026/27', children: '24', closesOn: '' };
const IN_MAY = instantOf(dayNumberOf({ year: 2026, month: 5, day: 2 }) * DAY_MS);

const line = (lineNo: string, sku: string, quantity: number, price = money(100)) => ({
  ...{ lineNo, sku, quantity, price },
  positionTotal: money(price.cents * quantity),
});
/** An order for 24 children, in two parcels, with a gift. */
const ORDER = {
  orderId: 'order-1',
  orderNumber: '2600021',
  shipments: [
    { items: [line('1', '10001', 20), line('2', '10000Z1', 5)] },
    { items: [line('1', '10001', 28), line('3', '10001', 1, money(0))] },
  ],
};

const open = ({ now = IN_MAY, shelf = [PENCIL] } = {}) => {
  const sold = shelf.map(({ availableForSale, ...item }) => ({ ...item, isForSale: availableForSale }));
  const classLists = createInMemoryClassListGateway([...sold, COMPASS]);
  const added: OrderFormEntry[] = [];
  const orderForm = {
    newKey: () => 'made',
    add: (entry: OrderFormEntry) => {
      added.push(entry);
      return okAsync({ rows: [], rest: '', added: [] });
    },
  };
  const lists = createKeepClassLists({
    classLists,
    wishlists: createInMemoryWishlistGateway([
      aWishlist('full', { entries: [aListEntry('Z1', { quantity: 120 })] }),
      aWishlist('empty'),
    ]),
    material: createReadMaterialList({
      materialList: createInMemoryMaterialListGateway(shelf),
      orderForm,
      save: () => okAsync({ saved: 0 }),
    }),
    orderForm,
    orders: {
      order: ({ orderId }) => okAsync(orderId === ORDER.orderId ? (ORDER as unknown as ShownOrder) : undefined),
    },
    content: createInMemoryContentGateway({
      teaserLists: [
        {
          id: 'grade-1',
          name: 'Schulanfang',
          description: '',
          items: [{ entry: aListEntry('Z1', { quantity: 2 }), isVariantOpen: true, variants: [] }],
        },
      ],
    }),
    findAlternatives: createFindAlternatives({
      materialList: createInMemoryMaterialListGateway([PENCIL, PENCIL_PACK]),
    }),
    shopAddress: 'https://de.example',
    clock: { now: () => now },
  });
  const entriesOf = async (id: string) => (await lists.open(id))._unsafeUnwrap()?.entries ?? [];
  return { lists, classLists, added, entriesOf };
};

describe('the class lists of a teacher (docs/class-lists.md)', () => {
  it('begin with the school year that is probably meant, and the wishlists that have something on them', async () => {
    const { lists } = open();
    expect((await lists.start())._unsafeUnwrap()).toStrictEqual({
      lists: [],
      wishlists: [{ id: 'full', name: 'Liste full' }],
      schoolYear: '2026/27',
      children: USUAL_CHILDREN,
    });
  });

  it('propose the school year of the day that the shop has, not of the one that Greenwich still has', async () => {
    const inTheLastHour = instantOf(dayNumberOf({ year: 2026, month: 5, day: 1 }) * DAY_MS - 60 * 60 * 1_000);
    const { lists } = open({ now: inTheLastHour });
    expect((await lists.start())._unsafeUnwrap()).toMatchObject({ schoolYear: '2026/27' });
  });

  it('are made from pasted text: what is sure gets its article, the rest stays in its words', async () => {
    const { lists, entriesOf } = open();
    const { listId: id } = (
      await lists.create(HEAD, { text: '2 Bleistifte HB\n1 Zirkel', wishlistId: '' })
    )._unsafeUnwrap();
    expect(await entriesOf(id)).toMatchObject([
      { title: 'Bleistifte HB', quantity: 2, item: { orderNumber: '10001' } },
      { title: 'Zirkel', quantity: 1 },
    ]);
    expect((await entriesOf(id))[1]).not.toHaveProperty('item');
  });

  it('are made from a wishlist, within the quantities of a class list', async () => {
    const { lists, entriesOf } = open();
    const { listId: id, lowered } = (await lists.create(HEAD, { text: '', wishlistId: 'full' }))._unsafeUnwrap();
    expect(await entriesOf(id)).toMatchObject([{ title: '', quantity: 99, per: 'child', item: COMPASS }]);
    expect(lowered).toBe(1);
    expect((await lists.add(id, '120 Zirkel\n99 Bleistifte HB'))._unsafeUnwrap()).toMatchObject({ lowered: 1 });
  });

  it('are made from a former order: what everybody can have equally is for each child, and gifts are left out', async () => {
    const { lists, entriesOf } = open();
    const made = await lists.create(HEAD, { text: '1 Zirkel', orderId: 'order-1' });
    expect(await entriesOf(made._unsafeUnwrap().listId)).toMatchObject([
      { quantity: 2, per: 'child', item: { orderNumber: '10001' } },
      { quantity: 5, per: 'child', item: { orderNumber: '10000Z1' } },
      { title: 'Zirkel' },
    ]);
    const { listId: foreign } = (await lists.create(HEAD, { text: '', orderId: 'another' }))._unsafeUnwrap();
    expect(await entriesOf(foreign)).toEqual([]);
  });

  it('are made from a curated list, with the articles that it shows', async () => {
    const { lists, entriesOf } = open();
    const { listId: id } = (await lists.create(HEAD, { text: '', teaserId: 'grade-1' }))._unsafeUnwrap();
    expect(await entriesOf(id)).toMatchObject([{ title: '', quantity: 2, per: 'child', item: COMPASS }]);
  });

  it('say by its name what they are to be made from, where there is such a thing', async () => {
    const { lists } = open();
    const origin = async (asked: object) => (await lists.start(asked))._unsafeUnwrap().origin;
    expect(await origin({ orderId: 'order-1' })).toEqual({ kind: 'order', id: 'order-1', name: '2600021', count: 2 });
    expect(await origin({ teaserId: 'grade-1' })).toEqual({
      kind: 'teaser',
      id: 'grade-1',
      name: 'Schulanfang',
      count: 1,
    });
    expect(await origin({ orderId: 'another', teaserId: 'none' })).toBeUndefined();
  });

  it('are made from a sheet with what was chosen for its lines', async () => {
    const { lists, entriesOf } = open();
    const chosen = { 0: { orderNumber: '10001', quantity: '7' }, 1: { orderNumber: '99999', quantity: '2' } };
    const { listId: id } = (await lists.createFromSheet('4a', '2 Bleistifte HB\n1 Zirkel', chosen))._unsafeUnwrap();
    expect(await entriesOf(id)).toMatchObject([{ quantity: 7 }, { title: 'Zirkel', quantity: 2 }]);
    expect((await lists.start())._unsafeUnwrap().lists).toMatchObject([{ name: '4a', children: USUAL_CHILDREN }]);
  });

  it('tell what is wrong before anything is asked', async () => {
    const { lists, classLists } = open();
    classLists.failNext({ kind: 'gateway.timed-out' });
    const wrong = (await lists.create({ ...HEAD, name: '' }, { text: '', wishlistId: '' }))._unsafeUnwrapErr();
    expect(wrong).toEqual({ errors: [{ field: 'name', message: 'requiredField' }] });
    expect((await lists.start())._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    const nothing = (await lists.add('made-1', 'Liebe Eltern'))._unsafeUnwrapErr();
    expect(nothing).toEqual({ errors: [{ field: 'text', message: 'vue.classList.error.nothingRead' }] });
  });

  it('have rows in their words for lines that speak of a thing, and tell how many lines are lost', async () => {
    const { lists, entriesOf } = open();
    const text = 'Liebe Eltern\n2 Bleistifte HB\nSchere nicht spitz\nkeine Filzstifte\n1 Zirkel';
    const made = (await lists.create(HEAD, { text }))._unsafeUnwrap();
    expect(await entriesOf(made.listId)).toMatchObject([
      { title: 'Bleistifte HB' },
      { title: 'Schere nicht spitz', quantity: 1, per: 'child' },
      { title: 'Zirkel' },
    ]);
    expect(made).toMatchObject({ leftOut: 2, isCut: false });
    expect((await lists.add(made.listId, 'Liebe Eltern\n1 Zirkel'))._unsafeUnwrap()).toEqual({
      leftOut: 1,
      isCut: false,
      lowered: 0,
    });
    const long = `1 Zirkel\n${' '.repeat(MATERIAL_LIST_MAX_CHARACTERS)}`;
    expect((await lists.createFromSheet('4a', long, {}))._unsafeUnwrap()).toMatchObject({ leftOut: 0, isCut: true });
  });

  it('are not made of a text in which nothing is read', async () => {
    const { lists } = open();
    const nothing = { errors: [{ field: 'text', message: 'vue.classList.error.nothingRead' }] };
    const source = { text: 'Liebe Eltern', wishlistId: 'full' };
    expect((await lists.create(HEAD, source))._unsafeUnwrapErr()).toEqual(nothing);
    expect((await lists.createFromSheet('4a', 'Liebe Eltern', {}))._unsafeUnwrapErr()).toEqual(nothing);
    expect((await lists.start())._unsafeUnwrap().lists).toEqual([]);
  });

  it('change a row as it was typed', async () => {
    const { lists, entriesOf } = open();
    const { listId: id } = (await lists.create(HEAD, { text: '1 Zirkel', wishlistId: '' }))._unsafeUnwrap();
    const [row] = await entriesOf(id);
    const typed = { title: 'Zirkel', orderNumber: '', quantity: '3', per: 'class', choice: 'exact', note: 'Metall' };
    const changed = await lists.change(id, { id: row?.id ?? '', version: 1, typed });
    expect(changed.isOk()).toBe(true);
    expect(await entriesOf(id)).toMatchObject([{ title: 'Zirkel', quantity: 3, per: 'class', note: 'Metall' }]);
    const none = await lists.change(id, { id: row?.id ?? '', version: 2, typed: { ...typed, quantity: '0' } });
    expect(none._unsafeUnwrapErr()).toMatchObject({ errors: [{ field: 'quantity' }] });
  });

  it('are ordered for the whole class: what each child brings as often as there are children', async () => {
    const { lists, added } = open();
    const { listId: id } = (
      await lists.create(HEAD, { text: '2 Bleistifte HB\n1 Zirkel', wishlistId: '' })
    )._unsafeUnwrap();
    const { rows } = (await lists.order(id, 'key-of-a-form'))._unsafeUnwrap();
    expect(rows).toMatchObject([{ item: { orderNumber: '10001' }, quantity: 48, isCapped: false }]);
    expect(added).toEqual([{ typed: [{ number: '10001', quantity: '48' }], text: '' }]);
  });

  it('are ordered in as many packs as hold the pieces of all children, and say so when they are opened', async () => {
    const folders = aLine(3, { orderNumber: '10001', name: 'Gummizugmappe, Blau, 10 Stück', unitPrice: money(2000) });
    const { lists, added, entriesOf } = open({ shelf: [folders] });
    const { listId: id } = (await lists.create(HEAD, { text: '3 Mappen blau\n1 Zirkel' }))._unsafeUnwrap();
    const [row = { id: '' }] = await entriesOf(id);
    expect(row).toMatchObject({ title: '3 Mappen blau', quantity: 1, item: { orderNumber: '10001' } });
    const needed = { pieces: 72, packs: 8, size: 10 };
    expect((await lists.open(id))._unsafeUnwrap()?.counted).toEqual({ [row.id]: needed });
    expect((await lists.order(id, 'key-1'))._unsafeUnwrap().rows).toMatchObject([{ quantity: 8, counted: needed }]);
    expect(added.map(({ typed }) => typed)).toEqual([[{ number: '10001', quantity: '8' }]]);
    const typed = { title: '2 Mappen', orderNumber: '10001', quantity: '2', per: 'child', choice: 'any', note: '' };
    await lists.change(id, { id: row.id, version: 1, typed });
    expect((await lists.open(id))._unsafeUnwrap()).not.toHaveProperty('counted');
    expect((await lists.order(id, 'key-2'))._unsafeUnwrap().rows).toMatchObject([{ quantity: 48 }]);
  });

  it.each([
    ['Klassensatz Schreiben, Fineliner, 24 Kinder', 'Fineliner', '1', { pieces: 26, packs: 2, size: 24 }],
    ['Klassensatz Schreiben, Fineliner, 24 Kinder', '', '1', { pieces: 26, packs: 2, size: 24 }],
    ['Klassensatz Schreiben, Fineliner, 24 Kinder', '2 Fineliner', '1', { pieces: 52, packs: 3, size: 24 }],
    ['Klassensatz Schreiben, Fineliner, 26 Kinder', 'Fineliner', '2', { pieces: 52, packs: 2, size: 26 }],
    ['Fineliner, Klassensatz 24 im Block', 'Fineliner', '1', { pieces: 26, packs: 2, size: 24 }],
    ['Klassensatz Schreiben, Fineliner', 'Fineliner', '1', { pieces: 26, packs: 1 }],
  ])(
    'are ordered in sets for a class by the children that one is for: %s for %j',
    async (name, title, quantity, needed) => {
      const set = aLine(3, { orderNumber: '10001', name, unitPrice: money(4345) });
      const { lists, added, entriesOf } = open({ shelf: [set] });
      const head = { ...HEAD, children: '26' };
      const { listId: id } = (await lists.create(head, { text: '1 Fineliner' }))._unsafeUnwrap();
      const [row = { id: '' }] = await entriesOf(id);
      // Nobody has chosen it.
      expect(row).not.toHaveProperty('item');
      const typed = { title, orderNumber: '10001', quantity, per: 'child', choice: 'any', note: '' };
      await lists.change(id, { id: row.id, version: 1, typed });
      expect((await lists.open(id))._unsafeUnwrap()?.counted).toEqual({ [row.id]: needed });
      await lists.order(id, 'key-1');
      expect(added.map((entry) => entry.typed)).toEqual([[{ number: '10001', quantity: String(needed.packs) }]]);
      // Asked for once for the class, it is what the row says.
      await lists.change(id, { id: row.id, version: 2, typed: { ...typed, per: 'class', title: 'Fineliner' } });
      expect((await lists.open(id))._unsafeUnwrap()).not.toHaveProperty('counted');
    },
  );

  it('keep the number of their line where somebody chooses a set for a class', async () => {
    const set = aLine(3, { orderNumber: '10001', name: 'Klassensatz Schreiben, Fineliner, 24 Kinder' });
    const { lists, entriesOf } = open({ shelf: [set] });
    const text = '2 Fineliner';
    const decisions = { 0: { orderNumber: '10001', quantity: '1', suggested: '1' } };
    const { listId: id } = (await lists.createFromSheet('Klasse 3b', text, decisions))._unsafeUnwrap();
    expect(await entriesOf(id)).toMatchObject([{ title: '2 Fineliner', quantity: 1, item: { orderNumber: '10001' } }]);
    expect(Object.values((await lists.open(id))._unsafeUnwrap()?.counted ?? {})).toEqual([
      { pieces: 2 * USUAL_CHILDREN, packs: 3, size: 24 },
    ]);
  });

  it('are ordered in packs that cost less, where those were chosen', async () => {
    const { lists, added, entriesOf } = open();
    const { listId: id } = (await lists.create(HEAD, { text: '2 Bleistifte HB\n1 Zirkel' }))._unsafeUnwrap();
    const [pencils = { id: '' }] = await entriesOf(id);
    const packs = (await lists.packs(id))._unsafeUnwrap();
    expect(packs[pencils.id]).toMatchObject([{ orderNumber: '10048', quantity: 1 }]);
    await lists.order(id, 'key-1', { [pencils.id]: '10048' });
    await lists.order(id, 'key-2', { [pencils.id]: '99999' });
    expect(added.map(({ typed }) => typed)).toEqual([
      [{ number: '10048', quantity: '1' }],
      [{ number: '10001', quantity: '48' }],
    ]);
    expect((await lists.packs(id, { [pencils.id]: '10048' }))._unsafeUnwrap()).toEqual({
      [pencils.id]: packs[pencils.id],
    });
    expect((await lists.packs(id, { [pencils.id]: '99999' }))._unsafeUnwrap()).toEqual({});
    expect((await lists.packs(id, {}))._unsafeUnwrap()).toEqual({});
    expect((await lists.packs('none'))._unsafeUnwrap()).toEqual({});
  });
});

describe('a class list that is worked on', () => {
  const made = async (text = '2 Bleistifte HB') => {
    const shop = open();
    return { ...shop, id: (await shop.lists.create(HEAD, { text }))._unsafeUnwrap().listId };
  };

  it('takes a new head for the version that was seen', async () => {
    const { lists, id } = await made();
    expect((await lists.update(id, { ...HEAD, name: 'Klasse 4b' }, 1)).isOk()).toBe(true);
    expect((await lists.open(id))._unsafeUnwrap()?.list).toMatchObject({ name: 'Klasse 4b', children: 24, version: 2 });
    expect((await lists.update(id, HEAD, 1)).isErr()).toBe(true);
  });

  it('takes what another text names, and says where that names nothing', async () => {
    const { lists, id, entriesOf } = await made();
    expect((await lists.add(id, '1 Radiergummi')).isOk()).toBe(true);
    expect(await entriesOf(id)).toHaveLength(2);
    for (const text of ['', ' \n'])
      expect((await lists.add(id, text))._unsafeUnwrapErr()).toMatchObject({ errors: [{ field: 'text' }] });
  });

  it('begins empty where nothing is named, or what is named is not there', async () => {
    const { lists, entriesOf } = open();
    for (const source of [
      {},
      { wishlistId: '', orderId: '', teaserId: '' },
      { wishlistId: 'other', orderId: 'other' },
    ]) {
      const { listId: id } = (await lists.create(HEAD, { text: '', ...source }))._unsafeUnwrap();
      expect(await entriesOf(id)).toEqual([]);
    }
  });

  it('is removed at once where nobody has it, and by who is sure where families have promised something', async () => {
    const { lists, classLists, id } = await made('1 Zirkel für die Klasse');
    await lists.share(id);
    expect((await lists.remove(id))._unsafeUnwrap()).toEqual({ promised: 0 });
    const opened = (await lists.open(id))._unsafeUnwrap();
    const token = opened?.link?.url.split('/').at(-2) ?? '';
    await classLists.promise(token, 'family', opened?.entries[0]?.id ?? '', 1);
    await lists.unshare(id);
    expect((await lists.remove(id))._unsafeUnwrap()).toEqual({ promised: 1 });
    expect((await lists.open(id))._unsafeUnwrap()).toBeDefined();
    expect((await lists.remove(id, true))._unsafeUnwrap()).toBeUndefined();
    expect((await lists.open(id))._unsafeUnwrap()).toBeUndefined();
    const { listId: other } = (await lists.create(HEAD, { text: '1 Zirkel' }))._unsafeUnwrap();
    expect((await lists.remove(other))._unsafeUnwrap()).toBeUndefined();
    expect((await lists.open(other))._unsafeUnwrap()).toBeUndefined();
  });

  it('loses a row at once where nobody has promised anything for it, and else by who is sure', async () => {
    const { lists, classLists, id } = await made('1 Zirkel für die Klasse\n2 Hefte');
    await lists.share(id);
    const opened = (await lists.open(id))._unsafeUnwrap();
    const token = opened?.link?.url.split('/').at(-2) ?? '';
    const [compasses = '', books = ''] = opened?.entries.map((entry) => entry.id) ?? [];
    await classLists.promise(token, 'family', compasses, 1);
    const left = async () => (await lists.open(id))._unsafeUnwrap()?.entries.map((entry) => entry.id);
    expect((await lists.removeEntry(id, compasses))._unsafeUnwrap()).toEqual({ entryId: compasses, promised: 1 });
    expect(await left()).toEqual([compasses, books]);
    expect((await lists.removeEntry(id, books))._unsafeUnwrap()).toBeUndefined();
    expect((await lists.removeEntry(id, compasses, true))._unsafeUnwrap()).toBeUndefined();
    expect(await left()).toEqual([]);
  });

  it('that is gone puts nothing into the basket', async () => {
    const { lists, added } = open();
    await lists.order('other', 'press-1');
    expect(added).toEqual([{ typed: [], text: '' }]);
  });
});
