import { describe, expect, it } from 'vitest';
import { goodsName } from './index.ts';

describe('the name of ordered goods', () => {
  it('has the values of their variant, in their order', () => {
    const lineature = { label: 'Lineatur', value: '1' };
    expect(goodsName('Schulheft', [lineature])).toBe('Schulheft, Lineatur: 1');
    expect(goodsName('Schulheft', [{ label: 'Farbe', value: 'Rot' }, lineature])).toBe(
      'Schulheft, Farbe: Rot, Lineatur: 1',
    );
  });

  it('is the name alone where there are no variants', () => {
    expect(goodsName('Schulheft', [])).toBe('Schulheft');
  });
});
