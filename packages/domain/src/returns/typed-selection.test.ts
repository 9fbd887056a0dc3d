import { describe, expect, it } from 'vitest';
import { aReturnableLine, aReturnOrder, aSelection } from '../../test/builders/a-return-order.ts';
import { piecesErrors, type TypedSelection, typedSelection } from './index.ts';

const typed = (quantity?: string, componentSku?: string): TypedSelection => {
  const { quantity: _pieces, ...selection } = aSelection('a');
  return {
    ...selection,
    ...(quantity === undefined ? {} : { quantity }),
    ...(componentSku === undefined ? {} : { componentSku }),
  };
};
const components = [{ sku: 'lead', name: 'Minen', returnableQuantity: 2 }];
const order = aReturnOrder('hash-1', [aReturnableLine('a', { components })]);

describe('the pieces that were typed of a line', () => {
  it.each([
    ['1', 1],
    [' 3 ', 3],
    ['', 1],
    [' \t', 1],
    [undefined, 0],
  ])('are taken as they are: %j', (quantity, pieces) => {
    expect(piecesErrors(order, typed(quantity))).toEqual([]);
    expect(typedSelection(typed(quantity))).toEqual(aSelection('a', { quantity: pieces }));
  });

  it.each([
    ['4', 4],
    ['10', 10],
    ['99999999999', 999_999],
    ['0', 1],
    ['-1', 1],
    ['x', 1],
    ['1.9', 1],
    ['2 Stück', 1],
  ])('are told where they are no whole number of what can be returned: %j', (quantity, kept) => {
    expect(piecesErrors(order, typed(quantity))).toEqual([
      { field: 'a.quantity', message: 'vue.returns.error.pieces', values: { maximum: 3 } },
    ]);
    expect(typedSelection(typed(quantity)).quantity).toBe(kept);
  });

  it('are as many as of their own line are left', () => {
    const two = aReturnOrder('hash-1', [aReturnableLine('z', { returnableQuantity: 1 }), aReturnableLine('a')]);
    expect(piecesErrors(two, typed('3'))).toEqual([]);
  });

  it('are as many of a part as of it are left', () => {
    expect(piecesErrors(order, typed('2', 'lead'))).toEqual([]);
    expect(piecesErrors(order, typed('3', 'lead'))).toMatchObject([{ values: { maximum: 2 } }]);
  });

  it('are not looked at where nothing can be returned any more', () => {
    const gone = aReturnOrder('hash-1', [aReturnableLine('a', { returnableQuantity: 0 })]);
    expect(piecesErrors(gone, typed('7'))).toEqual([]);
    expect(piecesErrors(aReturnOrder('hash-1', []), typed('7'))).toEqual([]);
  });
});
