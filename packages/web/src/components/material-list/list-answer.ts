// What the form of material lists shows: what the shop has read in a list, and what came of it.

import type { MaterialDecisions, MaterialSheet } from '@tornister/application/material-list';
import type { ChildDecisions } from '@tornister/domain/materiallist';

export type ListAnswer = {
  readonly text: string;
  readonly sheet?: MaterialSheet;
  readonly decisions: MaterialDecisions;
  readonly children: ChildDecisions;
  /** Lines that are in the basket. */
  readonly done: readonly number[];
  /** What is told beside a line. */
  readonly notes: Readonly<Record<number, { readonly text: string; readonly count?: number }>>;
  readonly added: number;
  /** Articles that are on a wishlist now. */
  readonly saved: number;
  /** What is wrong with the form as a whole. */
  readonly message?: string;
  /** The key that was posted, where the shop did not answer: what is sent again is done once. */
  readonly key?: string;
};

/** A list that was read. */
export type ReadList = { readonly answer: ListAnswer; readonly sheet: MaterialSheet };
