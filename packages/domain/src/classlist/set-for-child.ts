// Sets for a whole class on a class list, known without the vocabulary of schools, which browsers do not have. Source: docs/class-lists.md.

import type { ClassListAsk } from './class-list.ts';

/** The vocabulary's words for sets of a class. */
const CLASS_SET = /klassensatz|klassensätze|class sets?\b/iu;

/** Whether an article may be a set for a class, by the parts of its name, its choice among them. */
export const mayBeClassSet = (parts: readonly string[]): boolean => CLASS_SET.test(parts.join('\n').normalize('NFC'));

/** Whether a row asks each child for a set for the whole class: families do not buy it, and it has no price for one child. */
export const isSetForEachChild = ({ per }: Pick<ClassListAsk, 'per'>, parts: readonly string[]): boolean =>
  per === 'child' && mayBeClassSet(parts);
