// The names (tokens) of the use cases of class lists.

import type { KeepClassLists, KeepTicks, ShopFromClassList } from '@tornister/application/class-list';
import { token } from './tokens.ts';

/** The lists of a teacher, and a family that shops from one. */
export const classListUseCases = {
  keepClassLists: token<KeepClassLists>('keepClassLists'),
  keepTicks: token<KeepTicks>('keepTicks'),
  shopFromClassList: token<ShopFromClassList>('shopFromClassList'),
} as const;
