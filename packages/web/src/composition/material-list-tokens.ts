// The name (token) of the use case of material lists.

import type { ReadMaterialList } from '@tornister/application/material-list';
import { token } from './tokens.ts';

/** Use cases of material lists. */
export const materialListUseCases = {
  readMaterialList: token<ReadMaterialList>('readMaterialList'),
} as const;
