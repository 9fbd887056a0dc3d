// Where the focus goes when a line of the basket is removed and taken back.

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart, aLine } from '@tornister/application/testing';
import type { Cart } from '@tornister/domain/cart';
import { afterEach, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { browseModule } from '../../composition/browse.module.ts';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { stepsModule } from '../../composition/steps.module.ts';
import { useBehavior } from '../../react/use-behavior.ts';
import { usePageUseCase } from '../../react/use-page-use-case.ts';
import { BasketLines } from './basket-lines.tsx';
import { useFocusAfterUndo } from './use-focus-after-undo.ts';

registerArea(browseModule);
registerArea(stepsModule);
afterEach(cleanup);

/** The lines in two places, as the page has them: that of an empty basket is another list. */
const Basket = ({ opened }: { readonly opened: { readonly cart: Cart } }) => {
  const { state$, commands } = usePageUseCase(checkoutUseCases.viewBasket, opened);
  const { cart, ...shown } = useBehavior(state$);
  const onUndo = useFocusAfterUndo(shown.lines);
  const lines = (
    <BasketLines {...shown} totals={cart?.totals} {...{ commands, onUndo }} limited={undefined} reloaded={undefined} />
  );
  return cart === undefined ? lines : <section>{lines}</section>;
};

/** The button of the first line; the field of its quantity has one of the same name. */
const removing = (): HTMLElement => {
  const [first] = screen.getAllByText('Entfernen');
  if (first === undefined) throw new Error('There is no line.');
  return first;
};

it.each([1, 2])('leads to the way back, and from it to the line again, of %d (WCAG 2.4.3)', async (count) => {
  const lines = Array.from({ length: count }, (_, index) => ({ ...aLine(index + 1), name: `Heft ${index + 1}` }));
  const cart = aCart(lines);
  renderInShop(await openTestShop({ cart: { cart, items: lines } }), <Basket opened={{ cart }} />);
  await userEvent.click(removing());
  const undo = await screen.findByRole('button', { name: 'Rückgängig', description: /Heft 1/ });
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  await waitFor(() => expect(document.activeElement).toBe(removing()));
});
