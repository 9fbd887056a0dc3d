import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someChoice, someChoices, someMatrix } from '../../test/arbitraries/item-matrix.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { aNotebookMatrix, anAttribute, anItem } from '../../test/builders/a-matrix.ts';
import { money } from '../money/money.ts';
import { bestItem, hasSamePrices, type ItemMatrix, matches, variantInfoOf } from './item-matrix.ts';
import type { SelectedVariant } from './product-detail.ts';
import { afterChoice, knownSelection, possibleSelection, selectionOf, selectVariant } from './variant-selection.ts';

const configuredItem = (product: ItemMatrix, selection: readonly SelectedVariant[]) => {
  const { configuredItemId } = selectVariant(product, selection);
  return product.items.find(({ itemId }) => itemId === configuredItemId);
};
const RUNS = { numRuns: NUM_RUNS };
const red: SelectedVariant = { name: 'colour', value: 'red' };
const blue: SelectedVariant = { name: 'colour', value: 'blue' };
const a4: SelectedVariant = { name: 'size', value: 'A4' };
const a5: SelectedVariant = { name: 'size', value: 'A5' };
const matrix = aNotebookMatrix();

describe('selectVariant (spec 1 §4)', () => {
  it('configures the item when every attribute has a selection', () => {
    expect(selectVariant(matrix, [red, a5])).toMatchObject({ configuredItemId: 'red-a5', bestItemId: 'red-a5' });
    expect(configuredItem(matrix, [red, a5])?.itemId).toBe('red-a5');
  });

  it('configures none while an attribute has no selection, and shows the best that fits', () => {
    const resolved = selectVariant(matrix, [blue]);
    expect(resolved).not.toHaveProperty('configuredItemId');
    expect(resolved.bestItemId).toBe('blue-a5');
    expect(configuredItem(matrix, [blue])).toBeUndefined();
  });

  it('configures none when no item has all that is selected, and shows the best of all', () => {
    const resolved = selectVariant(matrix, [blue, a4]);
    expect(resolved).not.toHaveProperty('configuredItemId');
    expect(resolved.bestItemId).toBe('red-a5');
  });

  it('disables options that nothing has together with the other choices', () => {
    const [colour, size] = selectVariant(matrix, [a4]).attributes;
    expect(colour?.options.map(({ value, disabled, selected }) => [value, disabled, selected])).toEqual([
      ['red', false, false],
      ['blue', true, false],
    ]);
    expect(size?.options.map(({ disabled, selected }) => [disabled, selected])).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it('names the item that each option leads to and whether it is reduced', () => {
    const [colour, size] = selectVariant(matrix, [red]).attributes;
    expect(colour?.options.map(({ itemId, hasDiscount }) => [itemId, hasDiscount])).toEqual([
      ['red-a5', true],
      ['blue-a5', false],
    ]);
    expect(size?.options.map(({ itemId, hasDiscount }) => [itemId, hasDiscount])).toEqual([
      ['red-a4', false],
      ['red-a5', true],
    ]);
  });

  it('leads from a disabled option to an item for which the other choice is given up', () => {
    const [colour] = selectVariant(matrix, [a4]).attributes;
    expect(colour?.options[1]).toMatchObject({ value: 'blue', disabled: true, itemId: 'blue-a5' });
  });

  it('leads nowhere from an option that no item has', () => {
    const unmade = { attributes: [anAttribute('size', ['A4', 'A6'])], items: [anItem('a4', { size: 'A4' })] };
    const [a4Option, a6Option] = selectVariant(unmade, []).attributes[0]?.options ?? [];
    expect(a4Option).toMatchObject({ disabled: false, itemId: 'a4' });
    expect(a6Option).toMatchObject({ disabled: true });
    expect(a6Option).not.toHaveProperty('itemId');
  });

  it('shows attributes and options by position', () => {
    expect(selectVariant(matrix, []).attributes.map(({ name }) => name)).toEqual(['colour', 'size']);
    const shuffled = anAttribute('size', ['A4', 'A5']);
    const options = [...shuffled.options].reverse();
    const [size] = selectVariant({ attributes: [{ ...shuffled, options }], items: [] }, []).attributes;
    expect(size?.options.map(({ value }) => value)).toEqual(['A4', 'A5']);
  });

  it('configures the only item of a product without variants', () => {
    expect(selectVariant({ attributes: [], items: [anItem('only', {})] }, [])).toEqual({
      attributes: [],
      configuredItemId: 'only',
      bestItemId: 'only',
    });
    expect(selectVariant({ attributes: [], items: [] }, [])).toEqual({ attributes: [] });
  });

  it('passes over what the product does not know and takes the last choice of an attribute', () => {
    const unknown = { name: 'colour', value: 'green' };
    expect(knownSelection(matrix, [red, unknown, { name: 'weight', value: 'red' }, a5])).toEqual([a5]);
    expect(knownSelection(matrix, [red, a4, blue])).toEqual([a4, blue]);
  });
});

describe('choosing (spec 1 §4)', () => {
  it('adds a choice as the newest', () => {
    expect(afterChoice([], red)).toEqual([red]);
    expect(afterChoice([red], a4)).toEqual([red, a4]);
  });

  it('replaces the choice of the same attribute', () => {
    expect(afterChoice([red, a5], blue)).toEqual([a5, blue]);
  });

  it('takes back what is chosen again', () => {
    expect(afterChoice([red, a5], red)).toEqual([a5]);
  });

  it('gives up an earlier choice that nothing has together with the newest', () => {
    expect(possibleSelection(matrix, [red, a4])).toEqual([red, a4]);
    expect(possibleSelection(matrix, [a4, blue])).toEqual([blue]);
  });

  it('of choices that only the newest lets in one at a time, keeps the oldest', () => {
    const [shape, ruling] = [
      { name: 'shape', value: 'square' },
      { name: 'ruling', value: 'lined' },
    ];
    const product = {
      attributes: [
        anAttribute('shape', ['square']),
        anAttribute('ruling', ['lined']),
        anAttribute('size', ['A4', 'A5']),
      ],
      items: [
        anItem('one', { shape: 'square', size: 'A4' }),
        anItem('two', { ruling: 'lined', size: 'A4' }),
        anItem('three', { shape: 'square', ruling: 'lined', size: 'A5' }),
      ],
    };
    expect(possibleSelection(product, [shape, ruling, a5])).toEqual([shape, ruling, a5]);
    expect(possibleSelection(product, [shape, ruling, a4])).toEqual([shape, a4]);
    expect(possibleSelection(product, [ruling, shape, a4])).toEqual([ruling, a4]);
  });

  it('passes over a choice that no item has', () => {
    expect(possibleSelection(matrix, [red, { name: 'colour', value: 'green' }])).toEqual([]);
    expect(possibleSelection(matrix, [])).toEqual([]);
  });
});

describe('attributes that share their values', () => {
  const [front, back] = [
    { name: 'front', value: 'a' },
    { name: 'back', value: 'a' },
  ];
  const twoSided = {
    attributes: [anAttribute('front', ['a', 'b'], 1), anAttribute('back', ['a', 'b'], 2)],
    items: [anItem('aa', { front: 'a', back: 'a' }), anItem('ab', { front: 'a', back: 'b' })],
  };

  it('are chosen each for itself', () => {
    expect(afterChoice([front], back)).toEqual([front, back]);
    const selected = selectVariant(twoSided, [front, { name: 'back', value: 'b' }]).attributes;
    expect(selected.map(({ options }) => options.map((option) => option.selected))).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('selectionOf', () => {
  it('means exactly the preselected item (varid)', () => {
    expect(selectionOf(matrix, 'blue-a5')).toEqual([a5, blue]);
    expect(selectionOf(matrix, 'of-another-product')).toEqual([]);
  });
});

describe('items of a product', () => {
  it('the best can be bought before it is cheap, and is the first of equals', () => {
    const dear = anItem('dear', {}, { price: money(300) });
    const cheap = anItem('cheap', {}, { price: money(100) });
    const gone = anItem('gone', {}, { price: money(50), availableForSale: false });
    expect(bestItem([dear, cheap, gone])?.itemId).toBe('cheap');
    expect(bestItem([gone, dear])?.itemId).toBe('dear');
    expect(bestItem([cheap, anItem('as-cheap', {})])?.itemId).toBe('cheap');
    expect(bestItem([gone])?.itemId).toBe('gone');
    expect(bestItem([])).toBeUndefined();
  });

  it('have the same prices or not', () => {
    expect(hasSamePrices(matrix.items)).toBe(false);
    expect(hasSamePrices([anItem('a', {}), anItem('b', {})])).toBe(true);
    expect(hasSamePrices([])).toBe(true);
  });

  it('are named by the labels of their values', () => {
    const item = anItem('red-a4', { colour: 'red', size: 'A4' });
    expect(variantInfoOf(item, matrix.attributes)).toEqual([
      { label: 'COLOUR', value: 'RED' },
      { label: 'SIZE', value: 'A4' },
    ]);
    expect(variantInfoOf(anItem('odd', { colour: 'green' }), matrix.attributes)).toEqual([]);
  });
});

describe('variants as laws', () => {
  it('a configured item has every chosen value', () => {
    fc.assert(
      fc.property(someMatrix(), someChoices(), (product, choices) => {
        const item = configuredItem(product, choices);
        if (item) expect(matches(item, knownSelection(product, choices))).toBe(true);
      }),
      RUNS,
    );
  });

  it('an option is enabled exactly when an item has it together with the other choices', () => {
    fc.assert(
      fc.property(someMatrix(), someChoices(), (product, choices) => {
        const others = (name: string) => knownSelection(product, choices).filter((choice) => choice.name !== name);
        for (const { name, options } of selectVariant(product, choices).attributes)
          for (const { value, disabled, itemId } of options) {
            const reachable = product.items.filter((item) => matches(item, [...others(name), { name, value }]));
            expect(disabled).toBe(reachable.length === 0);
            if (!disabled) expect(itemId).toBe(bestItem(reachable)?.itemId);
          }
      }),
      RUNS,
    );
  });

  it('an option leads to an item that has it, wherever there is one', () => {
    fc.assert(
      fc.property(someMatrix(), someChoices(), (product, choices) => {
        const pressed = selectVariant(product, choices).attributes.flatMap(({ name, options }) =>
          options.map(({ value, itemId }) => ({ name, value, itemId })),
        );
        for (const { name, value, itemId } of pressed) {
          const having = product.items.filter((item) => item.values[name] === value).map((item) => item.itemId);
          if (itemId === undefined) expect(having).toEqual([]);
          else expect(having).toContain(itemId);
        }
      }),
      RUNS,
    );
  });

  it('choosing step by step never ends where no item is', () => {
    fc.assert(
      fc.property(someMatrix(), fc.array(someChoice(), { maxLength: 8 }), (product, choices) => {
        fc.pre(product.items.length > 0);
        const selection = choices.reduce<readonly SelectedVariant[]>(
          (soFar, choice) => possibleSelection(product, afterChoice(soFar, choice)),
          [],
        );
        expect(product.items.some((item) => matches(item, selection))).toBe(true);
      }),
      RUNS,
    );
  });

  it('the selection of an item leads to an item with the same values', () => {
    fc.assert(
      fc.property(someMatrix(), fc.nat(9), (product, index) => {
        const item = product.items[index];
        fc.pre(item !== undefined);
        expect(configuredItem(product, selectionOf(product, item.itemId))?.values).toEqual(item.values);
      }),
      RUNS,
    );
  });

  it('at most one option of an attribute is selected', () => {
    fc.assert(
      fc.property(someMatrix(), someChoices(), (product, choices) => {
        for (const { options } of selectVariant(product, choices).attributes)
          expect(options.filter(({ selected }) => selected).length).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });
});
