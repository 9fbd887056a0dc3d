// What the form of material lists shows: what the shop has read in a list, and what came of it.

import type { MaterialDecisions, MaterialSheet } from '@tornister/application/material-list';
import type { ChildDecisions } from '@tornister/domain/materiallist';
import type { MaterialLineProps } from './material-line.tsx';

export type ListAnswer = {
  readonly text: string;
  readonly sheet?: MaterialSheet;
  readonly decisions: MaterialDecisions;
  readonly children: ChildDecisions;
  readonly done: readonly number[];
  readonly notes: Readonly<Record<number, NonNullable<MaterialLineProps['note']>>>;
  readonly added: number;
  readonly saved: number;
  readonly message?: string;
  /** What the form was posted with, where the shop did not answer: it may have been done all the same. */
  readonly key?: string;
};

/** A list that was read. */
export type ReadList = { readonly answer: ListAnswer; readonly sheet: MaterialSheet };
