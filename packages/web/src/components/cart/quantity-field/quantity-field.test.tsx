import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestShop, renderInShop, renderOnServer } from '../../../../test/open-test-shop.tsx';
import { QuantityField, type QuantityFieldProps } from './quantity-field.tsx';

afterEach(cleanup);

describe('the quantity field (spec 3 §4)', () => {
  it('names its controls after the product', async () => {
    await open();
    expect(screen.getByRole('textbox', { name: 'Menge für Schulheft' })).toHaveProperty('value', '2');
    expect(screen.getByRole('button', { name: 'Menge verringern: Schulheft' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Menge erhöhen: Schulheft' })).toBeTruthy();
  });

  it('turns minus into delete at the minimum and says so by its name', async () => {
    const onDelete = vi.fn();
    await open({ quantity: 1, deletesOnZero: true, onDelete });
    fireEvent.click(screen.getByRole('button', { name: 'Artikel entfernen: Schulheft' }));
    expect(onDelete).toHaveBeenCalledOnce();
  });

  it('applies presses 500 ms after the last one', async () => {
    const onApply = vi.fn();
    const { clock } = await open({ onApply });
    const plus = screen.getByRole('button', { name: /erhöhen/ });
    fireEvent.click(plus);
    fireEvent.click(plus);
    act(() => clock.pass(499));
    expect(onApply).not.toHaveBeenCalled();
    act(() => clock.pass(1));
    expect(onApply.mock.calls).toEqual([[4]]);
  });

  it.each([/erhöhen/, /verringern/])(
    'applies at once what was pressed when somebody goes on from the button %s',
    async (name) => {
      const onApply = vi.fn();
      await open({ quantity: 3, onApply });
      const button = screen.getByRole('button', { name });
      fireEvent.click(button);
      fireEvent.blur(button);
      expect(onApply).toHaveBeenCalledOnce();
    },
  );

  it('announces the limit beside the field and clamps what was typed', async () => {
    const onApply = vi.fn();
    await open({ maximum: 10, onApply });
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: '99999' } });
    fireEvent.blur(field);
    expect(field).toHaveProperty('value', '10');
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Mehr als 10 Stück sind zurzeit nicht möglich.');
    expect(onApply.mock.calls).toEqual([[10]]);
  });

  it.each([
    [3, { maximum: 1 }],
    [2, { minimum: 5 }],
  ])('keeps the %s pieces of an entry when the focus only passes through it', async (quantity, limits) => {
    const onApply = vi.fn();
    const { clock } = await open({ quantity, ...limits, onApply });
    const field = screen.getByRole('textbox');
    fireEvent.focus(field);
    fireEvent.blur(field);
    act(() => clock.pass(500));
    expect(field).toHaveProperty('value', String(quantity));
    expect(onApply).not.toHaveBeenCalled();
  });

  it.each(['5o', '12 Stk', '1,5', ''])(
    'resets %j, which is no whole number, to the minimum, and says so',
    async (typed) => {
      const onApply = vi.fn();
      await open({ quantity: 8, onApply });
      const field = screen.getByRole('textbox');
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.blur(field);
      expect(field).toHaveProperty('value', '1');
      const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(hint?.textContent).toBe('Bitte geben Sie eine ganze Zahl ein. Die Menge ist jetzt 1.');
      expect(onApply).toHaveBeenCalledWith(1);
    },
  );

  it.each(['0', '-2'])('resets %s, which is no number of pieces, to the minimum, and says so', async (typed) => {
    await open({ quantity: 1 });
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect(field).toHaveProperty('value', '1');
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Die Mindestbestellmenge beträgt 1 Stück.');
  });

  it('counts with the arrow keys, and never deletes with them', async () => {
    const onDelete = vi.fn();
    await open({ quantity: 1, deletesOnZero: true, onDelete });
    const field = screen.getByRole('textbox');
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(field).toHaveProperty('value', '2');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('is rendered by the shop host with its quantity and its posting buttons', async () => {
    const html = renderOnServer(
      await openTestShop(),
      <QuantityField
        {...FIELD}
        withoutScripts={{ minus: { name: 'intent', value: 'less' }, plus: { name: 'intent', value: 'more' } }}
      />,
    );
    expect(html).toContain('name="quantity"');
    expect(html).toMatch(/type="submit"[^>]*value="less"|value="less"[^>]*type="submit"/);
  });
});

const FIELD: QuantityFieldProps = { name: 'Schulheft', quantity: 2, minimum: 1, maximum: 999 };

const open = async (changes: Partial<QuantityFieldProps> = {}) => {
  const testShop = await openTestShop();
  renderInShop(testShop, <QuantityField {...FIELD} {...changes} />);
  return testShop;
};
