import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anything, flag, list, nullable, number, optional, readOrNothing, record, text } from './json-shape.ts';

const kinds = [text, number, flag] as const;

describe('what comes from outside is read in the shape that was promised', () => {
  it('takes a value of its kind and no other', () => {
    const values = ['a', 1, true];
    kinds.forEach((read, place) => {
      for (const [index, value] of [...values, null, undefined, {}, []].entries()) {
        if (index === place) expect(read(value)).toBe(value);
        else expect(() => read(value)).toThrow(TypeError);
      }
    });
  });

  it('lets a field be missing, or be null, only where that was said', () => {
    expect([optional(text)(undefined), nullable(text)(null)]).toEqual([undefined, null]);
    expect(() => optional(text)(null)).toThrow();
    expect(() => nullable(text)(undefined)).toThrow();
    expect(optional(nullable(text))(null)).toBeNull();
    expect(() => optional(text)(1)).toThrow();
    expect(() => nullable(text)(1)).toThrow();
  });

  it('reads every entry of a list, and is not content with something like one', () => {
    expect(list(number)([1, 2])).toEqual([1, 2]);
    for (const value of [[1, '2'], { 0: 1, length: 1 }, 'ab', null]) expect(() => list(number)(value)).toThrow();
  });

  it('keeps the fields of a record that were asked for, and no others', () => {
    const read = record({ name: text, age: optional(number) });
    expect(read({ name: 'Mia', age: 7, more: true })).toEqual({ name: 'Mia', age: 7 });
    expect(read({ name: 'Mia' }).age).toBeUndefined();
    for (const value of [null, undefined, [], 'Mia', {}, { name: 1 }, { name: 'Mia', age: '7' }])
      expect(() => read(value)).toThrow(TypeError);
  });

  it('says where something does not fit', () => {
    const read = record({ errors: list(record({ message: text })) });
    expect(() => read({ errors: [{ message: 1 }] })).toThrow('errors: message: not a text');
  });

  it('never throws where nothing is an answer too', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const found = readOrNothing(record({ a: list(nullable(text)) }), value);
        expect(found === undefined || Array.isArray(found.a)).toBe(true);
        expect(readOrNothing(anything, value)).toBe(value);
      }),
    );
  });
});
