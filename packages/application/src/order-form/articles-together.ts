// Articles that go into the basket together, of whatever list they were chosen: each once, and what all of them cost there.

import { piecesInBasket } from '@tornister/domain/catalogue';
import { type Money, money, multiply, sum } from '@tornister/domain/money';
import type { OrderItem } from '../ports/index.ts';

/** Pieces of an article that one line of a list needs. */
export type ArticlePieces = { readonly item: OrderItem; readonly pieces: number };

/** Each article once, with the pieces of all lines that ask for it; a line of no pieces is left out. */
export const articlesTogether = (lines: Iterable<ArticlePieces>): readonly ArticlePieces[] => {
  const articles = new Map<string, ArticlePieces>();
  for (const { item, pieces } of lines) {
    const more = articles.get(item.orderNumber)?.pieces ?? 0;
    if (pieces > 0) articles.set(item.orderNumber, { item, pieces: pieces + more });
  }
  return [...articles.values()];
};

/** What the lines cost together once they are in the basket: of an article that several of them ask for, its least quantity is bought once. */
export const costInBasket = (lines: Iterable<ArticlePieces>): Money => {
  const prices = articlesTogether(lines).map(({ item, pieces }) =>
    multiply(item.unitPrice, piecesInBasket(pieces, item)),
  );
  return sum(prices, prices[0]?.currency).unwrapOr(money(0));
};
