// Choosing a variant: which options there are, which are ruled out by the others, and to which item the choice leads.
// Source: spec 1 §4 "Variant selection", §3 "Variant attribute".

import type { ItemId } from '../shared/brand.ts';
import {
  bestItem,
  type ItemMatrix,
  inPositionOrder,
  type MatrixAttribute,
  type MatrixItem,
  type MatrixOption,
  matches,
} from './item-matrix.ts';
import type { SelectedVariant, VariantAttribute, VariantOption } from './product-detail.ts';

export type ResolvedVariants = {
  readonly attributes: readonly VariantAttribute[];
  /** Present once every attribute has a selection and an item has them all. */
  readonly configuredItemId?: ItemId;
  /** The item to show: the configured one, else the best of those that fit the selection. Absent only without items. */
  readonly bestItemId?: ItemId;
};

const without = (selection: readonly SelectedVariant[], name: string): readonly SelectedVariant[] =>
  selection.filter((selected) => selected.name !== name);

const itemsWith = (matrix: ItemMatrix, selection: readonly SelectedVariant[]): readonly MatrixItem[] =>
  matrix.items.filter((item) => matches(item, selection));

/** Only what the product knows, the last choice per attribute, in the order in which the choices were made. */
export const knownSelection = (matrix: ItemMatrix, selection: readonly SelectedVariant[]): readonly SelectedVariant[] =>
  selection.filter(
    (selected, index) =>
      selection.findLastIndex(({ name }) => name === selected.name) === index &&
      matrix.attributes.some(
        ({ name, options }) => name === selected.name && options.some(({ value }) => value === selected.value),
      ),
  );

/**
 * The attributes with their options as the selection leaves them, and the item that it leads to. An option is disabled when no item has
 * it together with everything else that is chosen; it then leads to an item for which older choices are given up, if there is one. It has
 * a discount when one of the items that it leads to has.
 */
export const selectVariant = (matrix: ItemMatrix, selection: readonly SelectedVariant[]): ResolvedVariants => {
  const known = knownSelection(matrix, selection);
  const fitting = itemsWith(matrix, known);
  const isConfigured = matrix.attributes.every(({ name }) => known.some((selected) => selected.name === name));
  const configured = isConfigured ? bestItem(fitting) : undefined;
  const best = configured ?? bestItem(fitting) ?? bestItem(matrix.items);
  return {
    attributes: inPositionOrder(matrix.attributes).map((attribute) => resolveAttribute(matrix, attribute, known)),
    ...(configured === undefined ? {} : { configuredItemId: configured.itemId }),
    ...(best === undefined ? {} : { bestItemId: best.itemId }),
  };
};

/** The selection that means exactly this item, for a preselected variant (`varid`); empty for an item of another product. */
export const selectionOf = (matrix: ItemMatrix, itemId: string): readonly SelectedVariant[] => {
  const item = matrix.items.find((candidate) => candidate.itemId === itemId);
  return matrix.attributes.flatMap(({ name }) => {
    const value = item?.values[name];
    return value === undefined ? [] : [{ name, value }];
  });
};

/**
 * What is chosen after an option is pressed: the option as the newest choice, in the place of an earlier one of its attribute. Pressing what
 * is chosen takes the choice back.
 */
export const afterChoice = (
  selection: readonly SelectedVariant[],
  choice: SelectedVariant,
): readonly SelectedVariant[] => {
  const others = without(selection, choice.name);
  const isTakenBack = selection.some(({ name, value }) => name === choice.name && value === choice.value);
  return isTakenBack ? others : [...others, choice];
};

/**
 * The selection as the product can fulfil it, oldest choice first: earlier choices that no item has together with the newest are given up,
 * so that a shopper is never stuck.
 */
export const possibleSelection = (
  matrix: ItemMatrix,
  selection: readonly SelectedVariant[],
): readonly SelectedVariant[] => {
  const exists = (wanted: readonly SelectedVariant[]): boolean => itemsWith(matrix, wanted).length > 0;
  const known = knownSelection(matrix, selection).filter((choice) => exists([choice]));
  const newest = known.slice(-1);
  const possible: SelectedVariant[] = [];
  for (const earlier of known.slice(0, -1)) if (exists([...possible, earlier, ...newest])) possible.push(earlier);
  return [...possible, ...newest];
};

const resolveAttribute = (
  matrix: ItemMatrix,
  attribute: MatrixAttribute,
  selection: readonly SelectedVariant[],
): VariantAttribute => {
  const others = without(selection, attribute.name);
  const chosen = selection.find(({ name }) => name === attribute.name)?.value;
  return {
    ...attribute,
    options: inPositionOrder(attribute.options).map((option) =>
      resolveOption(matrix, option, {
        isSelected: option.value === chosen,
        choices: [...others, { name: attribute.name, value: option.value }],
      }),
    ),
  };
};

const resolveOption = (
  matrix: ItemMatrix,
  option: MatrixOption,
  { isSelected, choices }: { readonly isSelected: boolean; readonly choices: readonly SelectedVariant[] },
): VariantOption => {
  const reachable = itemsWith(matrix, choices);
  const exists = itemsWith(matrix, choices.slice(-1)).length > 0;
  const leadsTo = exists ? itemsWith(matrix, possibleSelection(matrix, choices)) : [];
  const target = bestItem(leadsTo);
  return {
    ...option,
    disabled: reachable.length === 0,
    selected: isSelected,
    hasDiscount: leadsTo.some(({ hasDiscount }) => hasDiscount),
    ...(target === undefined ? {} : { itemId: target.itemId }),
  };
};
