import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { classQuantity } from './limits.ts';
import { piecesForClass, piecesForFamily, shareOfOrdered } from './pieces.ts';
import { openPieces, promiseAfter } from './promises.ts';
import { nextSchoolYear, parseSchoolYear, schoolYearOn } from './school-year.ts';

const family = fc.constantFrom('Ahorn', 'Birke', 'Eiche', 'Linde');
const step = fc.record({ family, wanted: fc.integer({ min: -1, max: 12 }), isClosed: fc.boolean() });

describe('laws of promises', () => {
  it('whatever families ask for, in whatever order, never more is promised than the class needs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.array(step, { maxLength: 40 }), (quantity, steps) => {
        const entry = { quantity, per: 'class' } as const;
        const promised = new Map<string, number>();
        const sum = () => [...promised.values()].reduce((total, one) => total + one, 0);
        for (const { family: who, wanted, isClosed } of steps) {
          const before = promised.get(who) ?? 0;
          const after = promiseAfter({ entry, byOthers: sum() - before, before, wanted, isClosed });
          if (after.isOk()) promised.set(who, after.value);
          else if ('open' in after.error) expect(after.error.open).toBeLessThan(wanted);
          expect(sum()).toBeLessThanOrEqual(quantity);
          expect(openPieces(entry, sum()) + sum()).toBe(quantity);
        }
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('a refusal of too many pieces says a number that would have been taken, and speaks of others only where they have promised some', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.nat(20), (quantity, byOthers, wanted) => {
        const ask = { entry: { quantity, per: 'class' }, byOthers, before: 0, isClosed: false } as const;
        const refused = promiseAfter({ ...ask, wanted });
        if (refused.isOk() || !('open' in refused.error)) return;
        expect(refused.error.kind).toBe(byOthers > 0 ? 'taken' : 'too-many');
        expect(promiseAfter({ ...ask, wanted: refused.error.open }).isOk()).toBe(true);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('what the school orders is what all families together would buy', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 60 }), (quantity, children) => {
        const families = Array.from({ length: children }, () => piecesForFamily({ quantity, per: 'child' }, 0));
        expect(piecesForClass({ quantity, per: 'child' }, children)).toBe(
          families.reduce((total, pieces) => total + pieces, 0),
        );
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('what was ordered for a class comes to the same pieces again, within the quantities of a list', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 2, max: 60 }),
        fc.nat(9_998),
        (each, children, more) => {
          const ordered = piecesForClass({ quantity: each, per: 'child' }, children);
          expect(shareOfOrdered(ordered, children)).toEqual([{ quantity: each, per: 'child' }]);
          const rows = shareOfOrdered(children + more, children);
          expect(rows.reduce((total, row) => total + piecesForClass(row, children), 0)).toBe(children + more);
          for (const { quantity } of rows) expect(classQuantity(quantity)).toBe(quantity);
        },
      ),
      { numRuns: NUM_RUNS },
    );
  });

  it('a school year is read as it is written, and the next one is another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2098 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const written = schoolYearOn({ year: year + 1, month, day: 1 });
        expect(parseSchoolYear(written)).toBe(written);
        expect(nextSchoolYear(written)).not.toBe(written);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
