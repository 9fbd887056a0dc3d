import { describe, expect, it } from 'vitest';
import { countryName } from './country-name.ts';

describe('a country', () => {
  it('has its name in the language, and its code where there is none', () => {
    expect([countryName('AT', 'de'), countryName('AT', 'en'), countryName('QX', 'de')]).toEqual([
      'Österreich',
      'Austria',
      'QX',
    ]);
  });
});
