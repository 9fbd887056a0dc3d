import { cleanup } from '@testing-library/react';
import { aCart, aLine } from '@tornister/application/testing';
import { money } from '@tornister/domain/money';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../test/open-test-shop.tsx';
import { BasketAside, GiftChoice } from './basket-parts.tsx';

afterEach(cleanup);

const asideOf = async (isWalletOffered: boolean, cart = aCart([aLine(1)])): Promise<HTMLElement> => {
  const { container } = renderInShop(
    await openTestShop(),
    <BasketAside
      cart={cart}
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

describe('a basket that cannot be ordered as it is', () => {
  it('names its articles and what is wrong with them before the checkout', async () => {
    const cart = aCart([
      aLine(1),
      aLine(2, { quantity: 8, maxQuantity: 3 }),
      aLine(3, { availableForSale: false }),
      aLine(4, { minimumOrderQuantity: 5 }),
    ]);
    const told = (await asideOf(false, cart)).querySelector('[role=status]');
    expect([...(told?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Schulheft 2: Mehr als 3 Stück sind zurzeit nicht möglich.',
      'Schulheft 3: Dieser Artikel ist zurzeit nicht lieferbar.',
      'Schulheft 4: Die Mindestbestellmenge beträgt 5 Stück.',
    ]);
  });

  it('is told of nowhere else', async () => {
    expect((await asideOf(false)).querySelector('[role=status] li')).toBeNull();
  });
});

describe('a voucher', () => {
  const named = { code: 'SCHULSTART10', name: '10 % zum Schulstart' };

  it('is called by its code in the sums, as in the order and its mails, and by its name as well where it was redeemed', async () => {
    const saving = money(300);
    const { totals, ...cart } = aCart([aLine(1)], { voucher: { kind: 'redeemed', ...named, saving } });
    const aside = await asideOf(false, { ...cart, totals: { ...totals, promotionsSaving: saving } });
    expect(aside.querySelector('[data-saving] dt')?.textContent).toBe('Gutschein „SCHULSTART10“');
    expect(aside.querySelector('#voucher p')?.textContent).toBe(
      'Gutschein „SCHULSTART10“ ist eingelöst: 10 % zum Schulstart.',
    );
  });

  it('is called so while it waits', async () => {
    const aside = await asideOf(false, aCart([aLine(1)], { voucher: { kind: 'dormant', ...named } }));
    expect(aside.querySelector('#voucher p')?.textContent).toMatch(/^Gutschein „SCHULSTART10“ wartet: /);
  });
});

describe('the gift that a shopper may choose', () => {
  const picture = { src: '/a.webp', alt: 'Lineal', width: 120, height: 90, sources: [] };
  const freeArticles = [{ promotionId: 'p', itemId: brandId<ItemId>('ruler'), name: 'Lineal', picture }];

  it('is offered beside the gift of a voucher', async () => {
    const ofVoucher = aLine(2, { kind: { kind: 'free-gift', relatedVoucherCode: 'GESCHENK' } });
    const cart = aCart([aLine(1), ofVoucher], { freeArticles });
    const { container } = renderInShop(await openTestShop(), <GiftChoice cart={cart} />);
    expect(container.querySelector('input[name=itemId]')?.getAttribute('value')).toBe('ruler');
  });

  it('is chosen once', async () => {
    const cart = aCart([aLine(1), aLine(2, { kind: { kind: 'free-gift' } })], { freeArticles });
    const { container } = renderInShop(await openTestShop(), <GiftChoice cart={cart} />);
    expect(container.querySelector('input[name=itemId]')).toBeNull();
  });
});
