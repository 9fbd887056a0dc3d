import { cleanup, screen } from '@testing-library/react';
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

  it('that is sold out waits with its pieces: it can only be removed', async () => {
    const line = aLine(1, { quantity: 3, maxQuantity: 1, availableForSale: false });
    const { container } = renderInShop(
      await openTestShop(),
      <CartLine line={line} isBusy={false} isFirst showsPrime={false} />,
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(container.textContent).toContain('3 Stück');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Entfernen']);
  });
});
