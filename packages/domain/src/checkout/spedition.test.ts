import { describe, expect, it } from 'vitest';
import { SPEDITION_TEXT_MAX_LENGTH, speditionErrors } from './spedition.ts';

const NAMES = ['phone', 'floor'];

describe('spedition fields (spec 2 §4)', () => {
  it('are complete when every field has a text', () => {
    expect(speditionErrors(NAMES, { phone: '07961 1', floor: 'EG' })).toEqual([]);
    expect(speditionErrors([], {})).toEqual([]);
  });

  it('show an error at each field that is missing or empty, and at no other', () => {
    expect(speditionErrors(NAMES, { floor: ' ' })).toEqual([
      { field: 'phone', message: 'requiredField' },
      { field: 'floor', message: 'requiredField' },
    ]);
    expect(speditionErrors(NAMES, { phone: '1', floor: '' })).toEqual([{ field: 'floor', message: 'requiredField' }]);
  });

  it('have at most 200 characters, spaces around them not counted', () => {
    expect(SPEDITION_TEXT_MAX_LENGTH).toBe(200);
    const of = (length: number) => speditionErrors(['floor'], { floor: ` ${'x'.repeat(length)} ` });
    expect(of(199)).toEqual([]);
    expect(of(200)).toEqual([]);
    expect(of(201)).toEqual([{ field: 'floor', message: 'tooLong', values: { maximum: 200 } }]);
  });

  it('count characters as people do, and only fields that were sent', () => {
    expect(speditionErrors(['floor'], { floor: '😀'.repeat(200) })).toEqual([]);
    expect(speditionErrors(['floor'], { floor: '😀'.repeat(201) })).toMatchObject([{ message: 'tooLong' }]);
    expect(speditionErrors(['toString'], {})).toEqual([{ field: 'toString', message: 'requiredField' }]);
  });

  it('that nobody asked for are refused', () => {
    expect(speditionErrors(['floor'], { floor: 'EG', lift: 'ja' })).toEqual([
      { field: 'lift', message: 'invalidCharacters' },
    ]);
  });
});
