import { cleanup } from '@testing-library/react';
import { aLine } from '@tornister/application/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../../test/open-test-shop.tsx';
import { CartLine } from './cart-line.tsx';

afterEach(cleanup);

describe('a line of the basket', () => {
  it('shows the first extra badge, but never that of the best rated (spec 1 §5)', async () => {
    const line = aLine(1, {
      extraBadges: [
        { id: 'top-rated', name: 'Bestbewertet' },
        { id: 'new-edition', name: 'Neuauflage' },
        { id: 'eco', name: 'Umweltfreundlich' },
      ],
    });
    const { container } = renderInShop(
      await openTestShop(),
      <CartLine line={line} isBusy={false} isFirst showsPrime={false} />,
    );
    const text = container.textContent;
    expect(text).toContain('Neuauflage');
    expect(text).not.toMatch(/Bestbewertet|Umweltfreundlich/u);
  });
});
