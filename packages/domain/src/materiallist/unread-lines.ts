// What of a school's list was not read, for a person to look at. A file of its own, because pages show it without reading lists.
// Source: docs/material-lists.md.

import type { ListedWish, MaterialList } from './read-list.ts';

/**
 * Lines that a person should look at again: remarks, and headings that stand above nothing. A heading whose words are shown with the things below it,
 * like a child's name or a subject, was read.
 */
export const unreadLines = (
  wishes: readonly Pick<ListedWish, 'lineNumber' | 'child' | 'heading'>[],
  leftOut: MaterialList['leftOut'],
): MaterialList['leftOut'] =>
  leftOut.filter(({ kind, lineNumber, text }) => {
    const isAbove = ({ child, heading, ...below }: (typeof wishes)[number]): boolean =>
      below.lineNumber > lineNumber && [child, heading].some((above) => above !== undefined && text.includes(above));
    return kind === 'remark' || !wishes.some(isAbove);
  });
