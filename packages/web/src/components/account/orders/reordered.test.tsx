// What is told of goods that were ordered again.

import type { ReorderedLine } from '@tornister/application/orders';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { Reordered } from './reordered.tsx';

const shown = (...lines: readonly ReorderedLine[]) => {
  const { container } = renderInShop(<Reordered lines={lines} />);
  return {
    texts: [...container.querySelectorAll('li')].map(({ textContent }) => textContent),
    links: [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  };
};

const soldOut: ReorderedLine = { lineNo: '1', name: 'Heft', verdict: { kind: 'sold-out' }, path: '/prod/1/' };

describe('goods that were ordered again (docs/adr/0075)', () => {
  it('lead to their page while they are sold out, where a mail can be asked for, and are not said to be gone', () => {
    expect(shown(soldOut)).toEqual({ texts: ['Heft zurzeit nicht lieferbar'], links: [['Heft', '/prod/1/']] });
  });

  it('that cannot be had are told with what replaces them', () => {
    const gone: ReorderedLine = { lineNo: '2', name: 'Stift', verdict: { kind: 'gone' } };
    const replacement = { name: 'Neu', path: '/prod/9/' };
    expect(shown({ ...soldOut, replacement }, { ...gone, replacement })).toEqual({
      texts: ['Heft zurzeit nicht lieferbar. Stattdessen: Neu', 'Stift gibt es nicht mehr. Stattdessen: Neu'],
      links: [
        ['Heft', '/prod/1/'],
        ['Neu', '/prod/9/'],
        ['Neu', '/prod/9/'],
      ],
    });
  });

  it.each<[ReorderedLine['verdict'], boolean]>([
    [{ kind: 'in-basket' }, true],
    [{ kind: 'fewer', quantity: 2 }, true],
    [{ kind: 'raised', quantity: 5 }, true],
    [{ kind: 'sold-out' }, false],
    [{ kind: 'gone' }, false],
    [{ kind: 'basket-full' }, false],
  ])('lead to the basket where some of them are in it (%j)', (verdict, isLed) => {
    const { links } = shown({ lineNo: '1', name: 'Heft', verdict });
    expect(links.some(([, href]) => href === '/checkout/basket/')).toBe(isLed);
  });
});
