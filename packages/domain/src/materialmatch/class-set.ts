// Sets for a whole class, which single families do not buy. Source: docs/material-lists.md.

import { CLASS_SET } from '../materiallist/in-packs.ts';
import type { ReadName } from './read-name.ts';

/** Whether an article, by its name with the choice of its variant, is a set for a class. */
export const isClassSet = ({ main, others }: Pick<ReadName, 'main' | 'others'>): boolean =>
  main === CLASS_SET || others.includes(CLASS_SET);
