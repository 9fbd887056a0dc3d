import { expect, it } from 'vitest';
import { forOtherHand } from './other-hand.ts';

it.each([
  ['schere links', 'rechtshänder:AB', 'linkshänder:AB'],
  ['rechtshaender füller', 'linkshänder:AB', 'rechtshänder:AB'],
  ['pen left handed', 'right:AB <-> handed:AB', 'left:AB <-> handed:AB'],
])('"%s" is not for what says the other hand and not the one', (typed, other, asked) => {
  const [against, unless] = forOtherHand(typed.split(' '))?.split(' & !') ?? [];
  expect([against, unless]).toEqual([expect.stringContaining(`(${other})`), expect.stringContaining(`(${asked})`)]);
  expect(against).not.toContain(`(${asked})`);
});

it.each(['schere', 'left', 'schere links rechtshänder', ''])('"%s" asks for no hand, or for both', (typed) => {
  expect(forOtherHand(typed.split(' '))).toBeUndefined();
});
