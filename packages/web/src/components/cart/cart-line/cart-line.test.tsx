import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { aDealLine, aLine } from '@tornister/application/testing';
import { money } from '@tornister/domain/money';
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

  it.each([
    ['Auf Lager, Lieferzeit 1–3 Werktage', 'green', true],
    ['Lieferbar in 3–5 Wochen', 'yellow', false],
    ['Zurzeit nicht lieferbar', 'red', false],
  ] as const)(
    'says "%s" in its colour, and in stock with a traffic light (spec 1 §9)',
    async (text, color, hasLight) => {
      const line = aLine(1, {
        deliveryStatusText: text,
        deliveryStatusColor: color,
        availableForSale: color !== 'red',
      });
      renderInShop(await openTestShop(), <CartLine line={line} isBusy={false} isFirst showsPrime={false} />);
      const message = screen.getByText(text);
      expect(message.dataset.color).toBe(color);
      expect(message.dataset.light !== undefined).toBe(hasLight);
    },
  );

  it('believes a stock system that says itself whether there is a light, in any language', async () => {
    const line = aLine(1, { deliveryStatusText: 'En stock', deliveryStatusColor: 'green', deliveryStatusLight: true });
    renderInShop(await openTestShop(), <CartLine line={line} isBusy={false} isFirst showsPrime={false} />);
    expect(screen.getByText('En stock').dataset.light).toBe('');
  });

  it('says what it saves, also where all of it is in a deal and no price is struck (spec 2 §3)', async () => {
    const shop = await openTestShop();
    const textOf = (changes: Parameters<typeof aLine>[1]) => {
      cleanup();
      const line = { ...aDealLine(1), ...changes };
      return renderInShop(shop, <CartLine line={line} isBusy={false} isFirst showsPrime={false} />).container
        .textContent;
    };
    expect(textOf({ savings: money(101) })).toMatch(/1 × 0,99\s€ zum Blitzpreis.*Sie sparen 1,01\s€/u);
    expect(textOf({})).not.toContain('Sie sparen');
  });

  it.each([
    ['5o', '1', 'Bitte geben Sie eine ganze Zahl ein. Die Menge ist jetzt 1.'],
    ['12', '12', ''],
  ])('says by Return, too, what became of %j, and the focus stays in the field', async (typed, shown, said) => {
    renderInShop(
      await openTestShop(),
      <CartLine line={aLine(1, { quantity: 8 })} isBusy={false} isFirst showsPrime={false} />,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    act(() => field.focus());
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.submit(field.form ?? expect.fail());
    expect(field.value).toBe(shown);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(said);
    expect(document.activeElement).toBe(field);
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
