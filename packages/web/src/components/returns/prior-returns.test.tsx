import { money } from '@tornister/domain/money';
import type { Refund, RefundMethod, RefundState } from '@tornister/domain/orders';
import type { PriorReturn, PriorReturnItem, ReturnSettlement } from '@tornister/domain/returns';
import { instantOf } from '@tornister/domain/shared';
import { describe, expect, it, vi } from 'vitest';
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

  it('are as many as there are, also where two lines have one name', () => {
    const items = [SETTLED.items, SETTLED.items].flat();
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const { container } = renderInShop(<PriorReturns hash="h" returns={[{ ...SETTLED, items }]} />);
    expect(container.querySelectorAll('li li')).toHaveLength(2);
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
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
    const refund: Refund = {
      reason: 'returned',
      way: 'provider',
      amount,
      state,
      at: instantOf(Date.UTC(2026, 10, 25, 12)),
    };
    const text = textOf({ settlement: { outcome: 'refunded', amount }, refund });
    expect(text).toContain(words);
    expect(text).not.toContain('Wir erstatten');
  });

  it.each<readonly [RefundMethod, string]>([
    ['transfer', 'Am 25. November 2026 haben wir Ihnen 12,50 € überwiesen.'],
    [
      'invoice',
      'Am 25. November 2026 haben wir 12,50 € von der offenen Rechnung abgezogen oder, wo sie schon bezahlt war, Ihnen',
    ],
  ])('whose money people have paid back says so instead of what was to be done: by %s', (way, words) => {
    const amount = money(1250);
    const refund: Refund = {
      reason: 'returned',
      way,
      amount,
      state: 'done',
      at: instantOf(Date.UTC(2026, 10, 25, 12)),
    };
    const text = textOf({ settlement: { outcome: 'credited', amount }, refund });
    expect(text).toContain(words);
    expect(text).not.toContain('gut:');
  });

  it('promises no credit where nothing was paid', () => {
    const text = textOf({ settlement: { outcome: 'credited', amount: money(0) } });
    expect(text).toContain('Für diese Artikel ist nichts zu erstatten.');
    expect(text).not.toContain('0,00');
  });

  it('says no amount where none is known', () => {
    expect(textOf({})).not.toMatch(/erstatten|gut:|Ersatz geht/);
  });
});
