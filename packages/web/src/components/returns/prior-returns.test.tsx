import { money } from '@tornister/domain/money';
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

  it('says no amount where none is known', () => {
    expect(textOf({})).not.toMatch(/erstatten|gut:|Ersatz geht/);
  });
});
