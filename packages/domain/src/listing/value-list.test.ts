import { describe, expect, it } from 'vitest';
import { formatValueList, parseValueList } from './value-list.ts';

describe('parseValueList (spec 1 §4)', () => {
  it.each([
    ['red,blue', ['red', 'blue']],
    ['1,5', ['1,5']],
    ['1,5,red', ['1,5', 'red']],
    ['red,1,5', ['red', '1,5']],
    ['a,5', ['a', '5']],
    ['5,a', ['5', 'a']],
    ['10,~20', ['10', '20']],
    ['red~, matt,blue', ['red, matt', 'blue']],
    ['~~', ['~']],
    ['a,,b,', ['a', 'b']],
    ['red,red', ['red']],
    ['', []],
    ['~', []],
    [',', []],
    ['5,', ['5']],
    [',5', ['5']],
  ])('splits %s at its commas and keeps decimal ones', (text, values) => {
    expect(parseValueList(text)).toStrictEqual(values);
  });
});

describe('formatValueList', () => {
  it.each([
    [['red', 'blue'], 'red,blue'],
    [['10', '20'], '10,~20'],
    [['1,5', '2'], '1,5,~2'],
    [['10', 'cm'], '10,cm'],
    [['cm', '10'], 'cm,10'],
    [['red, matt'], 'red~, matt'],
    [['a~b'], 'a~~b'],
    [[], ''],
  ])('writes %j so that it has one reading', (values, text) => {
    expect(formatValueList(values)).toBe(text);
  });
});
