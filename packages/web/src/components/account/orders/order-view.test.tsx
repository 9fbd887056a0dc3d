import { within } from '@testing-library/react';
import type { ShownOrder } from '@tornister/application/ports';
import { aBoughtItem, aShownOrder } from '@tornister/application/testing';
import { money } from '@tornister/domain/money';
import type { Shipment } from '@tornister/domain/orders';
import { instantOf } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { OrderView } from './order-view.tsx';

const parcelOf = (items: Shipment['items'], over: Partial<Shipment> = {}): Shipment => ({
  status: 'delivered',
  times: { announced: instantOf(0) },
  items,
  ...over,
});

const shown = (...shipments: readonly Shipment[]) => shownOrder({ shipments });

const shownOrder = (changes: Partial<ShownOrder>) => {
  const order = aShownOrder(changes);
  const view = <OrderView order={order} token={undefined} returnsAreOn={false} reorderKey="key-1" />;
  return within(renderInShop(view).container);
};

const titlesIn = (page: ReturnType<typeof shown>): readonly (string | null)[] =>
  page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the parcels of an order', () => {
  it('are counted as far as they were ordered: what is sent anew for a return is called so', () => {
    const anew = { times: { announced: instantOf(9) }, status: 'processing', isReplacement: true } as const;
    const free = aBoughtItem(1, { price: money(0), positionTotal: money(0) });
    expect(titlesIn(shown(parcelOf([aBoughtItem(1)]), parcelOf([free], anew))).slice(0, 2)).toEqual([
      'Ihr Paket',
      'Ersatz zu einer Rücksendung',
    ]);
    const later = parcelOf([aBoughtItem(2)], { times: { announced: instantOf(10) } });
    expect(titlesIn(shown(parcelOf([aBoughtItem(1)]), parcelOf([free], anew), later)).slice(0, 3)).toEqual([
      'Paket 1 von 2',
      'Ersatz zu einer Rücksendung',
      'Paket 2 von 2',
    ]);
  });

  it('are no parcels where the forwarding agent brings them, whose call is told until they have come', () => {
    const speditionFields = [
      { fieldName: 'phone', displayName: 'Telefon für die Terminabsprache', fieldValue: '0736112345' },
    ];
    const appointment = 'Die Spedition ruft Sie an und vereinbart mit Ihnen den Liefertermin.';
    const left = parcelOf([aBoughtItem(1)], {
      status: 'shipped',
      times: { announced: instantOf(0), sent: instantOf(1) },
    });
    const page = shownOrder({ shipments: [left], speditionFields });
    expect(titlesIn(page)[0]).toBe('Ihre Lieferung');
    expect(page.getByText(appointment)).toBeDefined();
    const came = parcelOf([aBoughtItem(2)], { times: { announced: instantOf(0), delivered: instantOf(2) } });
    const both = shownOrder({ shipments: [left, came], speditionFields });
    expect(titlesIn(both).slice(0, 2)).toEqual(['Lieferung 1 von 2', 'Lieferung 2 von 2']);
    expect(both.getAllByText(appointment)).toHaveLength(1);
    expect(shown(left).queryByText(appointment)).toBeNull();
  });

  it('tell of what is not sent how soon it was said to come, where the order knows it', () => {
    const waiting = { status: 'processing', times: {} } as const;
    const said = aBoughtItem(1, { deliveryStatusText: 'Lieferbar in 3 Wochen' });
    const page = shown(parcelOf([said, aBoughtItem(2)], waiting));
    expect(page.getAllByText('Lieferbar in 3 Wochen')).toHaveLength(1);
  });

  it('tell variants of one product apart, where a line can be ordered again', () => {
    const variant = (lineNo: number, value: string) =>
      aBoughtItem(lineNo, { name: 'Schulheft', variantInfo: [{ label: 'Lineatur', value }] });
    const page = shown(parcelOf([variant(1, '1'), variant(2, '2')]));
    expect(
      page.getAllByRole('button', { name: /Schulheft/ }).map((button) => button.getAttribute('aria-label')),
    ).toEqual([
      'Noch einmal in den Warenkorb: Schulheft, Lineatur: 1',
      'Noch einmal in den Warenkorb: Schulheft, Lineatur: 2',
    ]);
  });
});
