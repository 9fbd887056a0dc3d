// The parts of an article's name, with what was chosen of it.

import type { OrderItem } from '../ports/index.ts';

/** What stands between the commas of the name, and the choice of the variant. */
export const partsOfName = ({ name, variantInfo }: Pick<OrderItem, 'name' | 'variantInfo'>): readonly string[] => [
  ...name.split(','),
  ...variantInfo.map(({ value }) => value),
];
