import { describe, expect, it } from 'vitest';
import { orderNumbersIn } from './order-number.ts';

describe('order numbers in a search term', () => {
  it('are whole, with their own marks, in capitals and each once', () => {
    expect(orderNumbersIn('SC-600013')).toEqual({ numbers: ['SC-600013'], areAll: true });
    expect(orderNumbersIn(' ab12x, 600014; AB12X ')).toEqual({ numbers: ['AB12X', '600014'], areAll: true });
    expect(orderNumbersIn('(Heft-A4.1) 600_014.')).toEqual({ numbers: ['HEFT-A4.1', '600_014'], areAll: true });
  });

  it('have a digit: ordinary words are none', () => {
    for (const term of ['bleistift', 'Heft liniert', 'größe', '', '  ', '-._'])
      expect(orderNumbersIn(term)).toEqual({ numbers: [], areAll: false });
  });

  it('are four characters long beside other words, and of any length alone', () => {
    expect(orderNumbersIn('Heft A4 12 600')).toEqual({ numbers: [], areAll: false });
    expect(orderNumbersIn('Heft A4 6000')).toEqual({ numbers: ['6000'], areAll: false });
    expect(orderNumbersIn('A4 12')).toEqual({ numbers: ['A4', '12'], areAll: true });
  });

  it('are not cut out of what is none', () => {
    expect(orderNumbersIn('größe600014')).toEqual({ numbers: [], areAll: false });
    expect(orderNumbersIn('9'.repeat(33))).toEqual({ numbers: [], areAll: false });
    expect(orderNumbersIn('9'.repeat(32)).numbers).toEqual(['9'.repeat(32)]);
  });
});
