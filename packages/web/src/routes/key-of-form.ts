// Which form of a page was refused, and the key with which it is drawn again.

import type { FormRefusal } from './form-refusal.ts';

/** What was refused belongs to the form that was posted, and to no other. */
export const refusalOf = (
  refusal: FormRefusal | undefined,
  intent: string,
  entryId?: string,
): FormRefusal | undefined =>
  refusal?.typed.intent === intent && (entryId === undefined || refusal.typed.entryId === entryId)
    ? refusal
    : undefined;

/** The key that a form is drawn with: after a refusal the one that it was posted with, since what failed may have been done all the same. */
export const keyOfForm = (refusal: FormRefusal | undefined, fresh: string): string => refusal?.typed.key || fresh;
