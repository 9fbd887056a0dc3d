import { cleanup } from '@testing-library/react';
import { aCart, aLine } from '@tornister/application/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../test/open-test-shop.tsx';
import { BasketAside } from './basket-parts.tsx';

afterEach(cleanup);

const asideOf = async (isWalletOffered: boolean): Promise<HTMLElement> => {
  const { container } = renderInShop(
    await openTestShop(),
    <BasketAside
      cart={aCart([aLine(1)])}
      isChanging={false}
      refused={undefined}
      deliveryCountries={[]}
      paymentNames={[]}
      isWalletOffered={isWalletOffered}
    />,
  );
  return container;
};

describe('the way from the basket to the express wallet', () => {
  it('is a form of the shop, which says that nothing is ordered by it', async () => {
    const aside = await asideOf(true);
    const form = aside.querySelector('input[name=intent][value=wallet]')?.closest('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/checkout/basket/']);
    const button = form?.querySelector('button[type=submit]');
    expect(button?.textContent).toBe('Express-Kasse mit Amazon Pay');
    const hint = aside.querySelector(`#${button?.getAttribute('aria-describedby')}`);
    expect(hint?.textContent).toContain('Bestellt wird erst auf unserer Übersicht');
    expect(aside.querySelector('script, iframe')).toBeNull();
  });

  it('is not there where the wallet is not offered', async () => {
    expect((await asideOf(false)).querySelector('[value=wallet]')).toBeNull();
  });
});
