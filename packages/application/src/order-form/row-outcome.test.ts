import { describe, expect, it } from 'vitest';
import { aLine } from '../../testing/index.ts';
import type { FilledOrderForm, OrderRowVerdict } from './fill-order-form.ts';
import { rowOutcome } from './row-outcome.ts';

const { availableForSale: isForSale, ...line } = aLine(1, { orderNumber: 'heft-a4' });
const item = { ...line, isForSale };
const added = { kind: 'found', item, quantity: 3 } as const;
const rowOf = (verdict: OrderRowVerdict | undefined, number = 'HEFT-A4'): FilledOrderForm['rows'][number] => {
  const entered = { number, quantity: '3' };
  // A row that something else takes the place of shows the number of that.
  return { typed: { number: '99999', quantity: '3' }, entered, ...(verdict === undefined ? {} : { verdict }) };
};

describe('what became of a row of a list', () => {
  it('is that it is in the basket, as the basket has it', () => {
    const lowered = { ...added, kind: 'lowered', isUnchanged: true } as const;
    expect(rowOutcome({ rows: [], added: [lowered] }, 'heft-a4')).toEqual({
      kind: 'in-basket',
      row: lowered,
      isPart: false,
    });
  });

  it('is that less of it is there than was asked for, where another row of the article was left', () => {
    const tooMany = rowOf({ kind: 'unreadable', problem: 'quantity-too-high' });
    expect(rowOutcome({ rows: [tooMany], added: [added] }, 'heft-a4')).toMatchObject({
      kind: 'in-basket',
      isPart: true,
    });
    const other = rowOf({ kind: 'not-for-sale', item }, '10002');
    expect(rowOutcome({ rows: [other], added: [added] }, 'heft-a4')).toMatchObject({ isPart: false });
  });

  it('is why it was left: entered in capitals, whatever the catalogue writes, and shown as what replaces it', () => {
    const replaced = rowOf({ kind: 'replaced', by: item, quantity: 3 });
    expect(rowOutcome({ rows: [replaced], added: [] }, 'heft-a4')).toEqual({ kind: 'left', why: 'replaced' });
    expect(rowOutcome({ rows: [replaced], added: [] }, '99999')).toBeUndefined();
    const shown = { typed: { number: 'HEFT-A4', quantity: '3' }, verdict: { kind: 'cart-full', item } } as const;
    expect(rowOutcome({ rows: [shown], added: [] }, 'heft-a4')).toEqual({ kind: 'left', why: 'cart-full' });
  });

  it.each([
    ['was not read', { kind: 'unreadable', problem: 'no-order-number' }],
    ['nobody has looked up', undefined],
  ] as const)('is unknown of a row that %s', (_why, verdict) => {
    expect(rowOutcome({ rows: [rowOf(verdict)], added: [] }, 'heft-a4')).toBeUndefined();
  });
});
