import { within } from '@testing-library/react';
import type { ShownOrder } from '@tornister/application/ports';
import { aShownOrder } from '@tornister/application/testing';
import { money } from '@tornister/domain/money';
import type { RefundReason } from '@tornister/domain/orders';
import { PATHS } from '@tornister/domain/routing';
import { instantOf } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { OrderFacts } from './order-facts.tsx';

const CANCELLED = aShownOrder({ state: 'cancelled' });

/** The part of the page about them. */
const partOf = (refunds: ShownOrder['refunds']): HTMLElement | null =>
  within(renderInShop(<OrderFacts order={{ ...CANCELLED, refunds }} token={undefined} />).container).queryByRole(
    'region',
    { name: 'Rückzahlung' },
  );

const aRefund = (reason: RefundReason, state: 'done' | 'refused' = 'done') =>
  ({ reason, way: 'provider', state, amount: money(1250), at: instantOf(Date.UTC(2026, 10, 25, 12)) }) as const;

describe('money that goes back for an order', () => {
  it.each<readonly [RefundReason, string]>([
    ['called-off', 'Ihre Bestellung wurde storniert.'],
    ['order-cancelled', 'nachdem die Bestellung bereits storniert war.'],
    ['second-capture', 'Ihre Bestellung war bereits bezahlt'],
    ['wrong-amount', 'Ihre Zahlung entsprach nicht dem Betrag'],
    ['unknown-payment', 'gehört zu keinem Zahlungsvorgang'],
  ])('says why and how far it is: %s', (reason, why) => {
    const text = partOf([aRefund(reason)])?.textContent?.replace(/\s/g, ' ');
    expect(text).toContain(why);
    expect(text).toContain('Am 25. November 2026 haben wir 12,50 € auf dem Weg zurückgezahlt');
  });

  it('leads to the customer service where the provider has refused', () => {
    const part = partOf([aRefund('called-off', 'refused'), aRefund('second-capture')]);
    expect(part?.textContent).toMatch(/noch nicht zurück\..*haben wir 12,50.€ auf dem Weg zurückgezahlt/);
    expect([...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([PATHS.contact]);
  });

  it('says of money that people transfer back when it was, and until then that it will be', () => {
    const transferred = { ...aRefund('called-off'), way: 'transfer' } as const;
    const told = (state: 'requested' | 'done') => partOf([{ ...transferred, state }])?.textContent?.replace(/\s/g, ' ');
    expect(told('requested')).toContain(
      'Wir überweisen Ihnen 12,50 € zurück. Sobald das geschehen ist, steht es hier.',
    );
    expect(told('done')).toContain('Am 25. November 2026 haben wir Ihnen 12,50 € überwiesen.');
  });

  it.each([
    [[], 'Entfällt'],
    [[aRefund('called-off', 'done')], 'Bezahlt und zurückgezahlt'],
    [[aRefund('called-off', 'refused')], 'Bezahlt, Rückzahlung abgelehnt'],
  ] as const)('is what the line of the payment says too: %#', (refunds, words) => {
    const order = { ...CANCELLED, paymentState: 'cancelled', refunds } as const;
    const { container } = renderInShop(<OrderFacts order={order} token={undefined} />);
    const facts = within(within(container).getByRole('region', { name: 'Zur Bestellung' }));
    expect(facts.getByText('Zahlung').nextElementSibling?.textContent).toBe(words);
  });

  it('is not spoken of where there is none', () => {
    expect(partOf([])).toBeNull();
  });
});
