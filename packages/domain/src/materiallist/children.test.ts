import { describe, expect, it } from 'vitest';
import { childName, childrenOf } from './children.ts';

describe('the name of a child', () => {
  it('is one line without white space around it, and none where nothing is left', () => {
    expect(childName(' Mia \n  Klein\t')).toBe('Mia Klein');
    expect([childName(''), childName(' \n '), childName(undefined)]).toEqual([undefined, undefined, undefined]);
  });

  it('ends with a letter where it is cut behind a space', () => {
    expect(childName(`${'a'.repeat(39)} b`)).toBe('a'.repeat(39));
    expect(childName(` ${'a'.repeat(40)}`)).toBe('a'.repeat(40));
    expect(childName(`${'a'.repeat(38)} b`)).toBe(`${'a'.repeat(38)} b`);
  });
});

describe('the children of a list', () => {
  it('have no name where neither the list nor a person gives one', () => {
    const [child] = childrenOf([{}], { names: { 0: ' ' }, moved: {} });
    expect(child).toStrictEqual({ index: 0, lines: [0] });
  });
});
