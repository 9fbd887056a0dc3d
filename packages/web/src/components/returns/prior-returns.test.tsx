import { money } from '@tornister/domain/money';
import type { Refund, RefundState } from '@tornister/domain/orders';
import type { PriorReturn, PriorReturnItem, ReturnSettlement } from '@tornister/domain/returns';
import { instantOf } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { PriorReturns } from './prior-returns.tsx';

const SETTLED: PriorReturn = {
  rma: 'RT700001',
  state: 'settled',
  times: { announced: instantOf(0), arrived: instantOf(1), settled: instantOf(Date.UTC(2026, 10, 24, 12)) },
  regulation: 'Geld zurück',
  items: [{ name: 'Heft', quantity: 2 }],
};

const textOf = (over: Partial<PriorReturn>): string =>
  (renderInShop(<PriorReturns hash="h" returns={[{ ...SETTLED, ...over }]} />).container.textContent ?? '').replace(
    /\s/g,
    ' ',
  );

describe('goods of an earlier return', () => {
  it('are named, and of a set the part that came back', () => {
    const set = { name: 'Zirkelset', quantity: 1 };
    const items: readonly PriorReturnItem[] = [{ ...set, component: 'Zirkel' }, set];
    const { container } = renderInShop(<PriorReturns hash="h" returns={[{ ...SETTLED, items }]} />);
    expect([...container.querySelectorAll('li li')].map(({ textContent }) => textContent)).toEqual([
      '1 × Zirkelset · Zirkel',
      '1 × Zirkelset',
    ]);
  });
});

describe('a settled return', () => {
  it.each<readonly [ReturnSettlement, string]>([
    [{ outcome: 'refunded', amount: money(1250) }, 'Wir erstatten 12,50 € auf dem Weg, auf dem Sie bezahlt haben.'],
    [{ outcome: 'credited', amount: money(99) }, 'Wir schreiben Ihnen 0,99 € gut:'],
    [{ outcome: 'replaced' }, 'Der Ersatz geht als neues Paket zu dieser Bestellung auf den Weg.'],
  ])('says when and what became of it: %o', (settlement, words) => {
    const text = textOf({ settlement });
    expect(text).toContain('Erledigt am 24. November 2026');
    expect(text).toContain(words);
  });

  it.each<readonly [RefundState, string]>([
    ['requested', 'Die Rückzahlung von 12,50 € haben wir am 25. November 2026 beauftragt.'],
    ['done', 'Am 25. November 2026 haben wir 12,50 € auf dem Weg zurückgezahlt, auf dem das Geld kam.'],
    ['refused', 'Die Rückzahlung von 12,50 € wurde am 25. November 2026 abgelehnt: Das Geld ist noch nicht zurück.'],
  ])('whose money the payment provider was asked for says how far that is: %s', (state, words) => {
    const amount = money(1250);
    const refund: Refund = { reason: 'returned', amount, state, at: instantOf(Date.UTC(2026, 10, 25, 12)) };
    const text = textOf({ settlement: { outcome: 'refunded', amount }, refund });
    expect(text).toContain(words);
    expect(text).not.toContain('Wir erstatten');
  });

  it('says no amount where none is known', () => {
    expect(textOf({})).not.toMatch(/erstatten|gut:|Ersatz geht/);
  });
});
