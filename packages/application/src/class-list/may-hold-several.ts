// Whether an article may be a pack, for whoever does not have the vocabulary of schools at hand. Source: docs/class-lists.md.

import { statedPackSize } from '@tornister/domain/materialmatch';
import type { OrderItem } from '../ports/index.ts';

/** Whether an article may be a pack, by a number in its name or choice; what it holds is read where the vocabulary is at hand. */
export const mayHoldSeveral = ({ name, variantInfo }: OrderItem): boolean =>
  [...name.split(','), ...variantInfo.map(({ value }) => value)].some(
    (part) => statedPackSize([part], () => [{ kind: 'pack', value: /\d+/u.exec(part)?.[0] ?? '1' }]) > 1,
  );
