import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIdNumbers, ID_SEPARATOR } from './id-numbers.ts';

/** Ids as importers may give them: any text without a line break. */
const anyId = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map(String),
  // So close together that they lie in places of their own.
  fc.integer({ min: 95, max: 130 }).map(String),
  fc.constantFrom('0', '007', '099', '0100', '999999999', '1000000000', '1000000100', '4294967396'),
  fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }).filter((id) => !id.includes(ID_SEPARATOR)),
  // Longer than a key is, and of few characters, so that many have the same key.
  fc.string({ minLength: 7, maxLength: 12, unit: fc.constantFrom('a', 'b') }),
);

describe('ids of a text', () => {
  it('get the numbers that a map gives them, in their order, without those that are unknown', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyId, { maxLength: 40 }), fc.array(anyId, { maxLength: 20 }), (ids, others) => {
        const asked = [...others, ...ids.toReversed(), ...others];
        const known = new Map(ids.map((id, number) => [id, number]));
        const expected = asked.map((id) => known.get(id)).filter((number) => number !== undefined);
        expect(Array.from(createIdNumbers(ids).of(asked.join(ID_SEPARATOR)))).toEqual(expected);
      }),
    );
  });

  it.each([[[]], [['1']]])('are none in an empty text, whatever is known', (ids: readonly string[]) => {
    expect(createIdNumbers(ids).of('')).toHaveLength(0);
  });

  it.each([
    ['longer than a key, with the same one', 'baaaaaaaaaaa', 'aaaabaaaaaaa'],
    ['with characters of more than one byte and the same key', 'Āa', 'āš'],
    ['of the shortest key that is full', '12345678', '12345679'],
  ])('are told apart: %s', (_, id, another) => {
    expect(Array.from(createIdNumbers([id]).of([another, id, another].join(ID_SEPARATOR)))).toEqual([0]);
    expect(Array.from(createIdNumbers([id, another]).of([another, id].join(ID_SEPARATOR)))).toEqual([1, 0]);
  });

  it.each([
    ['up to the places that there are', ['100', '115'], ['100', '115']],
    ['with one place too many', ['100', '116'], ['100', '116']],
    ['of the most digits', ['999999998', '999999999'], ['999999998', '999999999', '1000000000']],
    ['beside others', ['100', 'a', '0101', '101'], ['0100', '100', '0101', '101', '102', '99', 'a']],
  ])('are found where they are decimal numbers: %s', (_, ids, asked) => {
    const known = new Map(ids.map((id, number) => [id, number]));
    const expected = asked.map((id) => known.get(id)).filter((number) => number !== undefined);
    expect(Array.from(createIdNumbers(ids).of(asked.join(ID_SEPARATOR)))).toEqual(expected);
  });

  it('are not taken for those that they begin with', () => {
    expect(Array.from(createIdNumbers(['1', '12', '123']).of('12\n1234\n1'))).toEqual([1, 0]);
  });
});
