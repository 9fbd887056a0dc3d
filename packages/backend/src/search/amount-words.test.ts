import { expect, it } from 'vitest';
import { isAmount } from './amount-words.ts';

it.each([
  ...['10', '2026', '10er', '12x', '10stk', '30cm', '٣'],
  ...['stück', 'stueck', 'stk', 'pieces', 'pcs', 'pack', 'packung', 'cm', 'ml'],
])('"%s" is only a number or a unit', (word) => {
  expect(isAmount(word)).toBe(true);
});

it.each(['schere', 'a4', '2b', 'hb', 'box', 'set', '10loch', 'stücke10', '', 'xl'])(
  '"%s" says something of the thing',
  (word) => {
    expect(isAmount(word)).toBe(false);
  },
);
