import { describe, expect, it } from 'vitest';
import { inOrder, shortWish, writtenLists } from '../../testing/material-lists.ts';
import { readMaterialList } from '../materiallist/index.ts';
import { schoolLexicon } from './index.ts';

const LEAST_SHARE = 0.95;

/** Lines that a person reads otherwise. What was read rightly once stays so. */
const READ_OTHERWISE: readonly string[] = ['Folgende Schulsachen werden benötigt:'];

const readLines = (lines: readonly string[]): readonly string[] => {
  const { wishes, leftOut } = readMaterialList(lines.join('\n'), schoolLexicon());
  return lines.map((_, index) => {
    const own = wishes.filter(({ lineNumber }) => lineNumber === index + 1);
    if (own.length > 0) return own.map(({ wish }) => inOrder(shortWish(wish))).join(' | ');
    return leftOut.find(({ lineNumber }) => lineNumber === index + 1)?.kind === 'heading' ? '#' : '-';
  });
};

const judged = () =>
  writtenLists().flatMap(({ name, lines }) => {
    const read = readLines(lines.map(({ written }) => written));
    return lines.map(({ written, expected }, index) => ({
      name,
      written,
      read: read[index],
      expected: expected
        .split(' | ')
        .map((part) => inOrder(part))
        .join(' | ')
        .trim(),
    }));
  });

describe('material lists of schools', () => {
  it('are forty, of several countries and ages', () => {
    expect(writtenLists()).toHaveLength(40);
  });

  it('are read as a person reads them, in at least 95 of 100 lines', () => {
    const lines = judged();
    const wrong = lines.filter(({ read, expected }) => read?.trim() !== expected);
    expect(lines.length).toBeGreaterThan(400);
    expect(1 - wrong.length / lines.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(LEAST_SHARE);
    expect(wrong.map(({ written }) => written)).toEqual(READ_OTHERWISE);
  });
});
