import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { aListEntry, aListItem, entryId } from '../../testing/a-wishlist.ts';
import { changeEntryQuantity, removeEntry, restoreEntry, tableOf, type WishlistTable } from './entry-list.ts';
import { acceptsQuantity, orderableQuantity } from './entry-quantity.ts';
import { teaserListPositions } from './teaser-list.ts';

const numRuns = NUM_RUNS;
const products = ['a', 'b', 'c', 'd', 'e'];
const ids = products.map(entryId);
const id = fc.constantFrom(...ids);
const startTable = () => tableOf(products.map((each) => aListEntry(each)));

/** The model: an ordinary list of ids with a mark, in which every command is done by hand. */
type Model = { id: string; removed: boolean; quantity: number }[];
type Command = {
  readonly run: (table: WishlistTable) => WishlistTable;
  readonly apply: (model: Model) => Model;
};

const command: fc.Arbitrary<Command> = fc.oneof(
  id.map((each) => ({
    run: (table: WishlistTable) => removeEntry(table, each),
    apply: (model: Model) => model.map((row) => (row.id === each ? { ...row, removed: true } : row)),
  })),
  id.map((each) => ({
    run: (table: WishlistTable) => restoreEntry(table, each),
    apply: (model: Model) => model.map((row) => (row.id === each ? { ...row, removed: false } : row)),
  })),
  fc.tuple(id, fc.integer({ min: 1, max: 99 })).map(([each, quantity]) => ({
    run: (table: WishlistTable) => changeEntryQuantity(table, each, quantity),
    apply: (model: Model) => model.map((row) => (row.id === each && !row.removed ? { ...row, quantity } : row)),
  })),
);
const reached = fc
  .array(command, { maxLength: 15 })
  .map((commands) => commands.reduce((table, { run }) => run(table), startTable()));

describe('laws of undo', () => {
  it('any sequence of changes does what a plain list does', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 15 }), (commands) => {
        const table = commands.reduce((state, { run }) => run(state), startTable());
        const start: Model = ids.map((each) => ({ id: each, removed: false, quantity: 1 }));
        const model = commands.reduce((state, { apply }) => apply(state), start);
        expect(
          table.map(({ kind, entry }) => ({
            id: entry.id as string,
            removed: kind === 'removed',
            quantity: entry.quantity,
          })),
        ).toEqual(model);
      }),
      { numRuns },
    );
  });

  it('undo restores the exact list: same product, item, quantity and place', () => {
    fc.assert(
      fc.property(reached, id, (table, each) => {
        const wasShown = table.some(({ kind, entry }) => kind === 'shown' && entry.id === each);
        if (wasShown) expect(restoreEntry(removeEntry(table, each), each)).toEqual(table);
      }),
      { numRuns },
    );
  });

  it('removing twice is removing once', () => {
    fc.assert(
      fc.property(reached, id, (table, each) => {
        const removed = removeEntry(table, each);
        expect(removeEntry(removed, each)).toEqual(removed);
      }),
      { numRuns },
    );
  });
});

describe('laws of quantities', () => {
  it('what goes to the cart keeps the bounds, and going twice changes nothing', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.integer({ min: 1, max: 50 }),
        fc.option(fc.integer({ min: 50, max: 500 })),
        (...[wanted, minimum, maximum]) => {
          const item = aListItem({ minimumOrderQuantity: minimum, ...(maximum !== null && { maxQuantity: maximum }) });
          const quantity = orderableQuantity(wanted, item);
          expect(Number.isInteger(quantity)).toBe(true);
          expect(quantity).toBeGreaterThanOrEqual(minimum);
          expect(quantity).toBeLessThanOrEqual(maximum ?? 9_999);
          expect(orderableQuantity(quantity, item)).toBe(quantity);
        },
      ),
      { numRuns },
    );
  });

  it('an accepted change is a whole number from 0 to 9998 that differs, on an entry that shows', () => {
    fc.assert(
      fc.property(
        reached,
        fc.constantFrom(...products),
        fc.oneof(fc.integer({ min: -5, max: 10_005 }), fc.double()),
        (table, each, wanted) => {
          const entry = aListEntry(each);
          if (!acceptsQuantity(table, entry, wanted)) return;
          expect(Number.isInteger(wanted) && wanted >= 0 && wanted <= 9_998 && wanted !== entry.quantity).toBe(true);
          expect(table.some((row) => row.kind === 'removed' && row.entry.id === entry.id)).toBe(false);
        },
      ),
      { numRuns },
    );
  });

  it('a teaser list sends only saleable entries, each once', () => {
    const saleability = fc.constantFrom({ kind: 'saleable' as const }, { kind: 'unsaleable' as const });
    fc.assert(
      fc.property(fc.array(saleability, { maxLength: 10 }), (kinds) => {
        const entries = kinds.map((each, index) => aListEntry(String(index), { saleability: each }));
        expect(
          teaserListPositions(entries.map((entry) => ({ entry, isVariantOpen: false, variants: [] }))).map(
            (each) => each.productId,
          ),
        ).toEqual(kinds.flatMap(({ kind }, index) => (kind === 'saleable' ? [String(index)] : [])));
      }),
      { numRuns },
    );
  });
});
