// One sheet for several children: whose each thing is, what the children are called, and what a person has moved from one to another.
// Source: docs/material-lists.md.

/** Characters of a child's name. */
export const CHILD_NAME_MAX_LENGTH = 40;

/** What a person has decided about the children of a list, by the index of the child and of the line. */
export type ChildDecisions = {
  readonly names: Readonly<Record<number, string>>;
  /** Lines that are another child's than the list says. */
  readonly moved: Readonly<Record<number, number>>;
};

export const NO_CHILD_DECISIONS: ChildDecisions = { names: {}, moved: {} };

/** A child of a list. */
export type ChildOfList = {
  readonly index: number;
  /** As a person or the list calls the child; undefined for what stands above the first child and has no name. */
  readonly name?: string;
  /** The lines, in the order of the list. */
  readonly lines: readonly number[];
};

/** A name as it is shown: one line, at most 40 characters; an empty one is none. */
export const childName = (typed: string | undefined): string | undefined => {
  const name = [...(typed ?? '').replaceAll(/\s+/gu, ' ').trim()].slice(0, CHILD_NAME_MAX_LENGTH).join('').trim();
  return name === '' ? undefined : name;
};

/**
 * The children of a list in the order in which it names them. Each line is one child's: the one that stands above it, or whom it was moved to; a child
 * that is not there takes nothing. A child whose lines were all moved stays, so that they can be moved back.
 */
export const childrenOf = (
  lines: readonly { readonly child?: string }[],
  { names, moved }: ChildDecisions = NO_CHILD_DECISIONS,
): readonly ChildOfList[] => {
  const named = [...new Set(lines.map(({ child }) => child))];
  const ownerOf = (line: number): number => {
    const wanted = moved[line];
    return wanted !== undefined && wanted in named ? wanted : named.indexOf(lines[line]?.child);
  };
  const owners = lines.map((_line, index) => ownerOf(index));
  return named.map((child, index) => {
    const name = childName(names[index]) ?? childName(child);
    return {
      index,
      ...(name === undefined ? {} : { name }),
      lines: owners.flatMap((owner, line) => (owner === index ? [line] : [])),
    };
  });
};
