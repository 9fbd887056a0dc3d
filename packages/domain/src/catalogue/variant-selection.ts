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
 * it together with everything else that is chosen; it has a discount when one of the items that it leads to has.
 */
export const selectVariant = (matrix: ItemMatrix, selection: readonly SelectedVariant[]): ResolvedVariants => {
  const known = knownSelection(matrix, selection);
  const fitting = matrix.items.filter((item) => matches(item, known));
  const isConfigured = matrix.attributes.every(({ name }) => known.some((selected) => selected.name === name));
  const configured = isConfigured ? bestItem(fitting) : undefined;
  const best = configured ?? bestItem(fitting) ?? bestItem(matrix.items);
  return {
    attributes: inPositionOrder(matrix.attributes).map((attribute) => resolveAttribute(matrix, attribute, known)),
    ...(configured === undefined ? {} : { configuredItemId: configured.itemId }),
    ...(best === undefined ? {} : { bestItemId: best.itemId }),
  };
};

/** The item of the selection when every attribute has one, otherwise none is configured. */
export const configuredItem = (matrix: ItemMatrix, selection: readonly SelectedVariant[]): MatrixItem | undefined => {
  const { configuredItemId } = selectVariant(matrix, selection);
  return matrix.items.find(({ itemId }) => itemId === configuredItemId);
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
 * The selection after a choice. Earlier choices that no item has together with the new one are given up, the newest first, so that a
 * shopper is never stuck; choosing what is chosen takes the choice back.
 */
export const chooseVariant = (
  matrix: ItemMatrix,
  selection: readonly SelectedVariant[],
  choice: SelectedVariant,
): readonly SelectedVariant[] => {
  const known = knownSelection(matrix, selection);
  const others = without(known, choice.name);
  if (known.some(({ name, value }) => name === choice.name && value === choice.value)) return others;
  if (!matrix.items.some((item) => matches(item, [choice]))) return known;
  const kept: SelectedVariant[] = [];
  for (const earlier of others)
    if (matrix.items.some((item) => matches(item, [choice, ...kept, earlier]))) kept.push(earlier);
  return [...kept, choice];
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
      resolveOption(
        option,
        chosen,
        matrix.items.filter((item) => matches(item, [...others, { name: attribute.name, value: option.value }])),
      ),
    ),
  };
};

const resolveOption = (
  option: MatrixOption,
  chosen: string | undefined,
  reachable: readonly MatrixItem[],
): VariantOption => {
  const target = bestItem(reachable);
  return {
    ...option,
    disabled: target === undefined,
    selected: option.value === chosen,
    hasDiscount: reachable.some(({ hasDiscount }) => hasDiscount),
    ...(target === undefined ? {} : { itemId: target.itemId }),
  };
};
