import { type Money, money } from '@tornister/domain/money';
import { brandId, type ItemId, type WishlistEntryId } from '@tornister/domain/shared';
import type { ChosenEntry, EntryInput, TeaserListItem } from '@tornister/domain/wishlist';
import { errAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aListEntry, createHandDrivenClock } from '../../testing/index.ts';
import { createScope } from '../kernel/index.ts';
import type { GatewayError } from '../ports/index.ts';
import { type AnsweredTeaserRow, createFollowTeaserRows, type ShownTeaserRows } from './follow-teaser-rows.ts';

const item = (id: string): ItemId => brandId<ItemId>(id);
const variant = (id: string, cents: number) => ({
  itemId: item(id),
  label: id,
  price: money(cents),
  isSaleable: true,
  minimumOrderQuantity: 1,
  maxQuantity: 9999,
});
/** Folders, of which a pack or a single piece is to be chosen; compasses for 5.00; and what is sold no more. */
const FOLDERS: TeaserListItem = {
  entry: aListEntry('1', { quantity: 2 }),
  isVariantOpen: true,
  variants: [variant('1-pack', 2045), variant('1-one', 229)],
};
const COMPASSES: TeaserListItem = { entry: aListEntry('2'), isVariantOpen: false, variants: [] };
const GONE: TeaserListItem = { ...COMPASSES, entry: aListEntry('3', { saleability: { kind: 'unsaleable' } }) };
const [FOLDERS_ID, COMPASSES_ID, GONE_ID] = [FOLDERS, COMPASSES, GONE].map(({ entry }) => entry.id) as [
  WishlistEntryId,
  WishlistEntryId,
  WishlistEntryId,
];

type Answered = readonly [WishlistEntryId, AnsweredTeaserRow];

const open = (chosen?: ReadonlyMap<WishlistEntryId, ChosenEntry>) => {
  const clock = createHandDrivenClock();
  const scope = createScope();
  const set = new Map<WishlistEntryId, NonNullable<ReturnType<ShownTeaserRows['setIn']>>>();
  const read: unknown[] = [];
  const asked: unknown[] = [];
  const answers: ((value: Money | GatewayError) => void)[] = [];
  const shown: Answered[] = [];
  const busy: (readonly [WishlistEntryId, boolean])[] = [];
  const failures: GatewayError[] = [];
  /** An answer that the test gives: an amount, or what went wrong. */
  const answer = () =>
    new ResultAsync<Money, GatewayError>(
      new Promise<Money | GatewayError>((resolve) => {
        answers.push(resolve);
      }).then((value) => ('kind' in value ? errAsync(value) : ResultAsync.fromSafePromise(Promise.resolve(value)))),
    );
  const rows = createFollowTeaserRows(
    scope,
    {
      clock,
      teaserLists: {
        total: (position: EntryInput) => {
          asked.push(['total', position]);
          return answer();
        },
        replace: (id, itemId, quantity) => {
          asked.push(['replace', id, itemId, quantity]);
          return answer().map((total) => ({
            entry: { ...aListEntry('1', { total, quantity }), id },
            isVariantOpen: false,
            variants: [],
          }));
        },
      },
    },
    {
      items: [FOLDERS, COMPASSES, GONE],
      chosen,
      setIn: (id) => set.get(id),
      onQuantity: (id, quantity) => read.push([id, quantity]),
      onChange: (id) => read.push([id]),
      onBusy: (id, isBusy) => busy.push([id, isBusy]),
      onAnswer: (id, answered) => shown.push([id, answered]),
      onFailure: (error) => failures.push(error),
    },
  );
  const answerNext = async (value: Money | GatewayError): Promise<void> => {
    answers.shift()?.(value);
    // An answer passes through a handful of promises on its way.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { clock, scope, set, read, asked, shown, busy, failures, rows, answerNext };
};

describe('rows of a curated list that are set (spec 3 §2 "Teaser wishlist block", §9)', () => {
  it('ask what a quantity costs once nothing has happened for 500 ms, as it is set then', async () => {
    const { clock, set, asked, shown, rows, answerNext } = open();
    set.set(COMPASSES_ID, { itemId: item('2-1'), text: '3' });
    rows.change(COMPASSES_ID, 'quantity');
    clock.pass(300);
    set.set(COMPASSES_ID, { itemId: item('2-1'), text: '4' });
    rows.change(COMPASSES_ID, 'quantity');
    clock.pass(499);
    expect(asked).toEqual([]);
    clock.pass(1);
    expect(asked).toEqual([['total', { productId: '2', itemId: '2-1', quantity: 4 }]]);
    await answerNext(money(1999));
    expect(shown).toEqual([
      [COMPASSES_ID, { price: { total: money(1999), isFrom: false }, all: { total: money(1999 + 458), isFrom: true } }],
    ]);
  });

  it('ask for a chosen variant at once, and all rows cost exactly so much when none is open any more', async () => {
    const { set, asked, shown, busy, rows, answerNext } = open();
    set.set(FOLDERS_ID, { itemId: item('1-pack'), text: '2' });
    rows.change(FOLDERS_ID, 'variant');
    expect(asked).toEqual([['replace', FOLDERS_ID, '1-pack', 2]]);
    expect(busy).toEqual([[FOLDERS_ID, true]]);
    await answerNext(money(4090));
    expect(busy.at(-1)).toEqual([FOLDERS_ID, false]);
    expect(shown).toEqual([
      [
        FOLDERS_ID,
        {
          price: { total: money(4090), isFrom: false },
          all: { total: money(4590), isFrom: false },
          item: expect.objectContaining({ itemId: '1-1' }),
        },
      ],
    ]);
  });

  it('cost "from" the cheapest while a variant is open', async () => {
    const { clock, set, asked, shown, rows, answerNext } = open();
    set.set(FOLDERS_ID, { text: '5' });
    rows.change(FOLDERS_ID, 'quantity');
    clock.pass(500);
    expect(asked).toEqual([['total', { productId: '1', itemId: '1-one', quantity: 5 }]]);
    await answerNext(money(1145));
    expect(shown[0]?.[1]).toEqual({
      price: { total: money(1145), isFrom: true },
      all: { total: money(1645), isFrom: true },
    });
  });

  it('begin with what was set before the page was made', async () => {
    const { set, shown, rows, clock, answerNext } = open(
      new Map([[FOLDERS_ID, { itemId: item('1-pack'), quantity: 1 }]]),
    );
    set.set(COMPASSES_ID, { text: '1' });
    rows.change(COMPASSES_ID, 'quantity');
    clock.pass(500);
    await answerNext(money(500));
    expect(shown[0]?.[1].all).toEqual({ total: money(2545), isFrom: false });
  });

  it('drop the answer to an earlier change of the same row, not that of another row', async () => {
    const { clock, set, asked, shown, busy, rows, answerNext } = open();
    set.set(COMPASSES_ID, { text: '2' });
    set.set(FOLDERS_ID, { text: '3' });
    rows.change(COMPASSES_ID, 'quantity');
    rows.change(FOLDERS_ID, 'quantity');
    clock.pass(500);
    set.set(COMPASSES_ID, { text: '7' });
    rows.change(COMPASSES_ID, 'quantity');
    expect(busy.at(-1)).toEqual([COMPASSES_ID, false]);
    await answerNext(money(1000));
    await answerNext(money(687));
    expect(shown.map(([id]) => id)).toEqual([FOLDERS_ID]);
    clock.pass(500);
    await answerNext(money(3500));
    expect(shown.map(([id]) => id)).toEqual([FOLDERS_ID, COMPASSES_ID]);
    expect(shown[1]?.[1].all).toEqual({ total: money(4187), isFrom: true });
    expect(asked).toHaveLength(3);
  });

  it('still show the item of a variant whose quantity is changed before its answer', async () => {
    const { clock, set, asked, shown, rows, answerNext } = open();
    set.set(FOLDERS_ID, { itemId: item('1-pack'), text: '2' });
    rows.change(FOLDERS_ID, 'variant');
    set.set(FOLDERS_ID, { itemId: item('1-pack'), text: '3' });
    rows.change(FOLDERS_ID, 'quantity');
    clock.pass(500);
    await answerNext(money(4090));
    await answerNext(money(6135));
    expect(asked.at(-1)).toEqual(['replace', FOLDERS_ID, '1-pack', 3]);
    expect(shown).toMatchObject([[FOLDERS_ID, { price: { total: money(6135) }, item: { itemId: '1-1' } }]]);
    rows.change(FOLDERS_ID, 'quantity');
    clock.pass(500);
    expect(asked.at(-1)).toEqual(['total', { productId: '1', itemId: '1-pack', quantity: 3 }]);
  });

  it('ask nothing without a quantity, about what is not sold, or once their page is left', () => {
    const { clock, set, asked, busy, rows, scope } = open();
    rows.change(COMPASSES_ID, 'quantity');
    set.set(GONE_ID, { text: '1' });
    rows.change(GONE_ID, 'quantity');
    set.set(FOLDERS_ID, { text: '' });
    rows.change(FOLDERS_ID, 'variant');
    clock.pass(500);
    set.set(COMPASSES_ID, { text: '1' });
    rows.change(COMPASSES_ID, 'quantity');
    scope.end();
    clock.pass(500);
    expect([asked, busy]).toEqual([[], []]);
  });

  it('have what there can be of what was typed, and tell it until something else is typed', async () => {
    const { clock, set, read, asked, rows, answerNext } = open();
    set.set(COMPASSES_ID, { text: '99999' });
    rows.change(COMPASSES_ID, 'quantity');
    clock.pass(499);
    expect(read).toEqual([[COMPASSES_ID]]);
    clock.pass(1);
    const limited = { kind: 'above-limit', amount: 9998 };
    expect(read.slice(1)).toEqual([[COMPASSES_ID, { quantity: 9998, limited }]]);
    expect(asked).toEqual([['total', { productId: '2', itemId: '2-1', quantity: 9998 }]]);
    await answerNext(money(1));
    rows.leave(COMPASSES_ID);
    clock.pass(500);
    expect([read.length, asked.length]).toEqual([2, 1]);
    set.set(COMPASSES_ID, { text: '9' });
    rows.change(COMPASSES_ID, 'quantity');
    expect(read.at(-1)).toEqual([COMPASSES_ID]);
    clock.pass(500);
    expect(read.at(-1)).toEqual([COMPASSES_ID, { quantity: 9 }]);
  });

  it('have one piece where no number stands in a field that is left, and then at once', () => {
    const { clock, set, read, asked, rows } = open();
    set.set(COMPASSES_ID, { text: '' });
    rows.change(COMPASSES_ID, 'quantity');
    clock.pass(500);
    expect([read, asked]).toEqual([[[COMPASSES_ID]], []]);
    rows.leave(COMPASSES_ID);
    expect(read.at(-1)).toEqual([COMPASSES_ID, { quantity: 1, limited: { kind: 'no-number', amount: 1 } }]);
    expect(asked).toEqual([['total', { productId: '2', itemId: '2-1', quantity: 1 }]]);
    set.set(FOLDERS_ID, { text: '8' });
    rows.change(FOLDERS_ID, 'quantity');
    rows.leave(FOLDERS_ID);
    clock.pass(500);
    expect(asked.slice(1)).toEqual([['total', { productId: '1', itemId: '1-one', quantity: 8 }]]);
  });

  it('say nothing where a field is left that nobody changed, or that is not sold', () => {
    const { set, read, asked, rows } = open();
    for (const id of [COMPASSES_ID, GONE_ID]) {
      set.set(id, { text: '' });
      rows.leave(id);
    }
    rows.change(GONE_ID, 'quantity');
    rows.leave(GONE_ID);
    expect([read, asked]).toEqual([[], []]);
  });

  it('tell a failure, and stay as they are', async () => {
    const { clock, set, shown, busy, failures, rows, answerNext } = open();
    set.set(COMPASSES_ID, { text: '2' });
    rows.change(COMPASSES_ID, 'quantity');
    clock.pass(500);
    await answerNext({ kind: 'gateway.timed-out' });
    expect([shown, failures, busy.at(-1)]).toEqual([[], [{ kind: 'gateway.timed-out' }], [COMPASSES_ID, false]]);
  });
});
