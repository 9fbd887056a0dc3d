import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, screen } from '@testing-library/react';
import { aTile } from '@tornister/application/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';

afterEach(cleanup);

const toneOf = (text: string): string | undefined => screen.getByText(text).dataset.tone;

describe('the discount icon of the sale badge (spec 1 §9, spec 3 §9)', () => {
  it.each([
    [24, true, 'Sale', 'sale'],
    [24, true, '-24 %', 'sale'],
    [25, true, 'Sale -25 %', 'discount'],
    [25, false, '-25 %', 'sale'],
  ])('%i percent, sale %s: the badge "%s" is one of tone "%s"', (discountPercent, sale, text, tone) => {
    const badges = { sale, new: false, popular: false };
    renderInShop(<ProductGrid tiles={[aTile({ badges, discountPercent })]} />);
    expect(toneOf(text)).toBe(tone);
  });

  it('is drawn by the style sheet before that tone alone, and not read aloud', () => {
    const styles = readFileSync(join(import.meta.dirname, 'badges.module.css'), 'utf8');
    const drawn = [...styles.matchAll(/data-tone="(\w+)"\]::before \{\s*content: ([^;]*);/g)];
    expect(drawn.map(([, tone, content]) => [tone, content])).toEqual([
      ['discount', '"%"'],
      ['discount', '"%" / ""'],
    ]);
  });
});
