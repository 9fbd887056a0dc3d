// What is asked before something that families know is removed. Source: docs/class-lists.md.

import type { OpenedClassList } from '../ports/index.ts';

/** A list that somebody has or has promised something for is removed only by who is sure; so many pieces are promised then. */
export type RemovalQuestion = { readonly promised: number };

/** The same of one row for which something is promised. */
export type RowRemovalQuestion = RemovalQuestion & { readonly entryId: string };

/** The question about a list; none where nobody else knows it. */
export const questionOfList = ({ list, entries }: OpenedClassList): RemovalQuestion | undefined => {
  const promised = entries.reduce((sum, entry) => sum + entry.promised, 0);
  return list.isShared || promised > 0 ? { promised } : undefined;
};

/** The question about a row; none where nothing is promised for it. */
export const questionOfRow = (
  { entries }: Pick<OpenedClassList, 'entries'>,
  entryId: string,
): RowRemovalQuestion | undefined => {
  const { promised = 0 } = entries.find(({ id }) => id === entryId) ?? {};
  return promised > 0 ? { entryId, promised } : undefined;
};
