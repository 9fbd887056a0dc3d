// Whether an article may be a pack, for whoever does not have the vocabulary of schools at hand. Source: docs/class-lists.md.

import { mayBeClassSet } from '@tornister/domain/classlist';
import { statedPackSize } from '@tornister/domain/materialmatch';
import type { OrderItem } from '../ports/index.ts';
import { partsOfName } from './parts-of-name.ts';

/** Whether an article may be a pack, by a number in its name or choice, or a set for a class; what it holds is read where the vocabulary is at hand. */
export const mayHoldSeveral = (item: OrderItem): boolean => {
  const parts = partsOfName(item);
  const isPack = (part: string): boolean =>
    statedPackSize([part], () => [{ kind: 'pack', value: /\d+/u.exec(part)?.[0] ?? '1' }]) > 1;
  return mayBeClassSet(parts) || parts.some(isPack);
};

/** Whether an article says how many sheets it holds. */
export const saysSheets = (item: OrderItem): boolean =>
  partsOfName(item).some((part) => /\d\s*(?:blatt|bl\b|bogen|bögen|sheets?|leaves)/iu.test(part));
