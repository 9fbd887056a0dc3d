// What is said beside a line whose pieces cannot be ordered as they were typed.

import type { typedQuantityProblem } from '@tornister/domain/orderform';

type Problem = NonNullable<ReturnType<typeof typedQuantityProblem>>;

/** The sentence about each problem. */
export const QUANTITY_NOTES: Readonly<Record<Problem, string>> = {
  'quantity-not-readable': 'vue.materialList.quantityWrong',
  'quantity-too-high': 'vue.materialList.quantityTooHigh',
};

/** Whether a note of a line is about its pieces. */
export const isQuantityNote = (note: { readonly text: string } | undefined): boolean =>
  Object.values(QUANTITY_NOTES).some((text) => text === note?.text);
