// What the chips of a listing say of ranges.

import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ListingChip } from '@tornister/application/browse';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { Chips } from './chips.tsx';

afterEach(cleanup);

type Range = Pick<Extract<ListingChip, { kind: 'range' }>, 'unit' | 'from' | 'to'>;

const wordsOf = (range: Range): string => {
  const chip = { kind: 'range', key: 'range', filterName: 'Filter', href: '/papier/', ...range } as const;
  renderInShop(<Chips chips={[chip]} source={{ kind: 'category', path: '/papier/' }} />);
  return (screen.getByRole('link').textContent ?? '').replaceAll(/\s/gu, ' ');
};

describe('chips of ranges (spec 1 §4 "Listing")', () => {
  it.each([
    [{ unit: 'rating', from: 1 }, 'ab 1 Stern'],
    [{ unit: 'rating', from: 1.5 }, 'ab 1,5 Sternen'],
    [{ unit: 'rating', from: 4 }, 'ab 4 Sternen'],
    [{ unit: 'rating', from: 1, to: 2 }, '1 bis 2 Sterne'],
    [{ unit: 'rating', from: 0, to: 1 }, '0 bis 1 Stern'],
    [{ unit: 'price', from: 2 }, 'ab 2 €'],
    [{ unit: 'price', from: 2, to: 3 }, '2 € bis 3 €'],
  ] as const)('%j reads "%s"', (range, words) => {
    expect(wordsOf(range)).toBe(words);
  });
});

/** Two chips, and a button that takes one away as another filter would. */
const Shown = () => {
  const [isNarrowed, setIsNarrowed] = useState(true);
  const chips = [2, ...(isNarrowed ? [3] : [])].map((from) => {
    return { kind: 'range', key: `r${from}`, filterName: 'Filter', href: '/papier/', unit: 'price', from } as const;
  });
  return (
    <>
      <Chips chips={chips} source={{ kind: 'category', path: '/papier/' }} />
      <button type="button" onClick={() => setIsNarrowed(false)} />
    </>
  );
};

describe('a chip that is opened elsewhere', () => {
  it.each([
    ['elsewhere', true],
    ['here', false],
  ])('is removed %s: so the focus goes on at the chips only here', (_place, ctrlKey) => {
    renderInShop(<Shown />);
    const last = screen.getByRole('link', { name: /3/ });
    fireEvent.click(last, { ctrlKey });
    fireEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(ctrlKey ? document.body : screen.getByRole('link'));
  });
});
