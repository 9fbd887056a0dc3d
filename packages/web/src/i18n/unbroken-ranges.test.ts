// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { unbrokenRanges } from './unbroken-ranges.ts';

describe('unbrokenRanges', () => {
  it.each([
    ['Auf Lager, Lieferzeit 1–3 Werktage', 'Auf Lager, Lieferzeit 1\u2060–\u20603 Werktage'],
    ['Lieferbar in 10–12 Wochen, sonst 2–4', 'Lieferbar in 10\u2060–\u206012 Wochen, sonst 2\u2060–\u20604'],
  ])('keeps the numbers of "%s" together', (sentence, kept) => {
    expect(unbrokenRanges(sentence)).toBe(kept);
  });

  it.each(['Auf Lager', 'Lieferbar in 3 Werktagen', 'Zurzeit – leider – nicht lieferbar', 'ab 3 – bald', ''])(
    'leaves "%s" as it is',
    (sentence) => {
      expect(unbrokenRanges(sentence)).toBe(sentence);
    },
  );

  it('changes nothing twice', () => {
    const kept = unbrokenRanges('1–3');
    expect(unbrokenRanges(kept)).toBe(kept);
  });
});
