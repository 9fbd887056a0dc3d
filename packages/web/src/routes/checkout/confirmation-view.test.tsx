import { cleanup, render, screen, within } from '@testing-library/react';
import { aLine, aPlacedOrder } from '@tornister/application/testing';
import { PRIME_ITEM_ID, sampleOrderOf } from '@tornister/domain/orders';
import { brandId, type ItemId, instantOf } from '@tornister/domain/shared';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { Component } from './confirmation.page.tsx';

afterEach(cleanup);

const pageWith = async (opened: object): Promise<void> => {
  const { shop, texts } = await openTestShop();
  const router = createMemoryRouter([{ id: 'confirmation', path: '*', Component, loader: () => opened }], {
    hydrationData: { loaderData: { confirmation: opened } },
  });
  render(
    <I18nextProvider i18n={texts}>
      <ShopProvider shop={shop}>
        <RouterProvider router={router} />
      </ShopProvider>
    </I18nextProvider>,
  );
};

const note = () => screen.queryByRole('note');

describe('the confirmation', () => {
  it('shows an order, and says nothing of a preview', async () => {
    await pageWith({ order: aPlacedOrder({ orderReference: 'Klasse 3b' }), isPayless: false });
    expect(screen.getByText('100001')).toBeDefined();
    expect(screen.getByText('Klasse 3b')).toBeDefined();
    expect(note()).toBeNull();
  });

  it('says of each line how soon it comes, as it was said when it was ordered, and nothing where that was not kept', async () => {
    const { deliveryStatusText: _unsaid, ...old } = aLine(2);
    await pageWith({
      order: aPlacedOrder({ lines: [aLine(1, { deliveryStatusText: 'Lieferbar in 3 Wochen' }), old] }),
      isPayless: false,
    });
    const [said, unsaid] = within(screen.getByRole('region', { name: 'Ihre Bestellung' })).getAllByRole('listitem');
    expect(said?.textContent).toContain('Lieferbar in 3 Wochen');
    expect(unsaid?.textContent).toContain('Schulheft 2');
    expect(document.body.textContent?.match(/Lieferbar|Auf Lager/g)).toEqual(['Lieferbar']);
  });

  it('says of a membership that the order has come, and not that something is being packed', async () => {
    await pageWith({
      order: aPlacedOrder({ lines: [aLine(1, { itemId: brandId<ItemId>(PRIME_ITEM_ID) })] }),
      isPayless: false,
    });
    expect(screen.getByText('Wir haben Ihre Bestellung erhalten.')).toBeDefined();
    cleanup();
    await pageWith({ order: aPlacedOrder({ lines: [aLine(1)] }), isPayless: false });
    expect(screen.getByText('Wir haben sie erhalten und machen sie für Sie fertig.')).toBeDefined();
  });

  it('promises no number to follow it where the forwarding agent makes an appointment', async () => {
    await pageWith({ order: aPlacedOrder(), isPayless: false });
    expect(document.body.textContent).toContain('Sendungsnummer');
    cleanup();
    await pageWith({ order: aPlacedOrder({ isByAppointment: true }), isPayless: false });
    expect(document.body.textContent).not.toMatch(/Sendungsnummer|Paket/);
    expect(screen.getByText(/ruft die Spedition Sie an und vereinbart mit Ihnen den Liefertermin/)).toBeDefined();
  });

  it('says of an order that was cancelled since that nothing is to be paid, and leads a member to it', async () => {
    const calledOff = { orderId: 'order-1', orderNumber: '100001', isGuestOrder: false };
    await pageWith({ calledOff, isPayless: false });
    expect(screen.getByRole('heading', { name: 'Diese Bestellung ist storniert' })).toBeDefined();
    expect(document.body.textContent).toContain('100001');
    const link = screen.getByRole('link', { name: 'Zur Bestellung in Ihrem Konto' });
    expect(link.getAttribute('href')).toBe('/myaccount/orders/orderdetail/?orderId=order-1');
    cleanup();
    await pageWith({ calledOff: { ...calledOff, isGuestOrder: true }, isPayless: false });
    expect(screen.queryByRole('link', { name: 'Zur Bestellung in Ihrem Konto' })).toBeNull();
  });

  it('shows the sample order of a preview and says that it is one', async () => {
    const json = '{"order":{"orderNumber":"42","lines":[{"name":"<b>Heft</b>","quantity":3,"priceCents":107}]}}';
    await pageWith({ sample: sampleOrderOf([['ishop-preview-json', json]], false, instantOf(0)), isPayless: false });
    expect(note()?.textContent).toContain('Diese Bestellung ist ein Muster, niemand hat sie aufgegeben.');
    expect(screen.getByText('42')).toBeDefined();
    expect(screen.getByRole('link', { name: '<b>Heft</b>' })).toBeDefined();
    expect(document.querySelector('form')).toBeNull();
  });
});
