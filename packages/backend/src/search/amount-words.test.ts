import { expect, it } from 'vitest';
import { isAmount, isForWhom, thingWords } from './amount-words.ts';

it.each([
  ...['10', '2026', '10er', '12x', '10stk', '30cm', '٣'],
  ...['stück', 'stueck', 'stk', 'pieces', 'pcs', 'pack', 'packung', 'cm', 'ml', 'rollen'],
])('"%s" is only a number or a unit', (word) => {
  expect(isAmount(word)).toBe(true);
});

it.each(['schere', 'a4', '2b', 'hb', 'box', 'set', '10loch', 'stücke10', '', 'xl'])(
  '"%s" says something of the thing',
  (word) => {
    expect(isAmount(word)).toBe(false);
  },
);

it.each(['mädchen', 'jungen', 'kinder', 'girls'])('"%s" says for whom', (word) => {
  expect(isForWhom(word)).toBe(true);
});

it.each([
  ['schulranzen für mädchen', 'schulranzen'],
  ['10 scheren für kinder rot', 'scheren rot'],
  ['for girls', ''],
  ['hülle für ranzen', 'hülle für ranzen'],
  ['heft für lehrer', 'heft für lehrer'],
])('what the thing is in "%s" is said by "%s"', (typed, thing) => {
  expect(thingWords(typed.split(' ')).join(' ')).toBe(thing);
});
