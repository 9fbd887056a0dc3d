// The row that offers a removed article again: how long it stays.

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { aLine } from '@tornister/application/testing';
import { LINE_UNDO_WINDOW_MS } from '@tornister/domain/cart';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../../test/open-test-shop.tsx';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { UndoRow } from './undo-row.tsx';

afterEach(cleanup);

/** The row of a line that was just removed; its time is that of the tab's cart. */
const open = async () => {
  const line = aLine(1);
  const testShop = await openTestShop({ cart: { items: [line] } });
  let told: unknown;
  const editCart = testShop.shop.get(cartUseCases.editCart);
  await editCart.add(line.itemId, 1);
  const { lines } = (await editCart.refresh())._unsafeUnwrap() ?? { lines: [] };
  for (const { id } of lines) await editCart.remove(id);
  renderInShop(
    testShop,
    <>
      <ul>
        <UndoRow
          name={line.name}
          itemId={line.itemId}
          quantity={1}
          at={0}
          onHold={() => {
            told = editCart.holdRemoval();
          }}
          onRelease={() => {
            told = editCart.releaseRemoval();
          }}
        />
      </ul>
      <button type="button">weiter</button>
    </>,
  );
  const row = screen.getByRole('listitem');
  return {
    enter: () => fireEvent.pointerEnter(row),
    leave: () => fireEvent.pointerLeave(row),
    focus: () => act(() => screen.getByRole('button', { name: 'Rückgängig' }).focus()),
    blur: () => act(() => screen.getByRole('button', { name: 'weiter' }).focus()),
    /** Whether the line can still be taken back once the whole time of the row has passed once more. */
    outlasts: async (): Promise<boolean> => {
      await told;
      testShop.clock.pass(LINE_UNDO_WINDOW_MS);
      const state = editCart.state$.value;
      return state.status === 'ready' && state.removal.kind !== 'none';
    },
  };
};

describe('the time in which a removal can be taken back', () => {
  it('runs where nothing rests on the row', async () => {
    const row = await open();
    expect(await row.outlasts()).toBe(false);
  });

  it('stands still under the pointer, and runs on without it', async () => {
    const row = await open();
    row.enter();
    expect(await row.outlasts()).toBe(true);
    row.leave();
    expect(await row.outlasts()).toBe(false);
  });

  it('stands still while the focus rests there, although the pointer leaves', async () => {
    const row = await open();
    row.focus();
    row.enter();
    row.leave();
    expect(await row.outlasts()).toBe(true);
    row.blur();
    expect(await row.outlasts()).toBe(false);
  });

  it('stands still while the pointer rests there, although the focus leaves', async () => {
    const row = await open();
    row.enter();
    row.focus();
    row.blur();
    expect(await row.outlasts()).toBe(true);
    row.leave();
    expect(await row.outlasts()).toBe(false);
  });
});
