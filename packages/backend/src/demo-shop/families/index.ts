import type { Family } from '../family.ts';
import { GIFT_FAMILIES } from './gifts.ts';
import { WRITING_FAMILIES } from './writing.ts';

/** All families of the demo shop, in the order of its shelves. */
export const FAMILIES: readonly Family[] = [...WRITING_FAMILIES, ...GIFT_FAMILIES];
