// Test double of the port `MaterialListGateway`: a shop with a few articles.

import type { CartLine } from '@tornister/domain/cart';
import { piecesInBasket } from '@tornister/domain/catalogue';
import { createNameReader, matchWish, materialVerdict, piecesToOrder } from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { errAsync, okAsync } from 'neverthrow';
import type { GatewayError, MaterialAnswer, MaterialListGateway } from '../../src/ports/index.ts';

export type InMemoryMaterialListGateway = MaterialListGateway & {
  /** How often it was asked. */
  readonly asked: () => number;
  /** Lets the next call fail. */
  readonly failNext: (error: GatewayError) => void;
};

/** A gateway that keeps to the promises of the port with these articles. */
export const createInMemoryMaterialListGateway = (items: readonly CartLine[]): InMemoryMaterialListGateway => {
  let [asked, failure]: [number, GatewayError | undefined] = [0, undefined];
  const lexicon = schoolLexicon();
  const { read } = createNameReader(lexicon);
  const answer = (wish: Parameters<MaterialListGateway['find']>[0][number]): MaterialAnswer => {
    const found = items
      .map((item) => ({ item, name: read(item.name) }))
      .flatMap(({ item, name }) => {
        const match = matchWish(wish, { name, choice: [] }, lexicon);
        return match === undefined ? [] : [{ item, match, traits: name.traits }];
      })
      .toSorted((one, other) => other.match.score - one.match.score);
    return {
      verdict: materialVerdict(
        wish,
        found.map(({ match, traits }) => ({ ...match, traits })),
      ),
      candidates: found.map(({ item, match, traits }) => ({
        item: { ...item, isForSale: item.availableForSale },
        quantity: piecesInBasket(piecesToOrder(wish.quantity, traits, wish), item),
        needed: piecesToOrder(wish.quantity, traits, wish),
        missing: match.missing,
      })),
    };
  };
  return {
    find: (wishes) => {
      asked += 1;
      const error = failure;
      failure = undefined;
      return error === undefined ? okAsync(wishes.map(answer)) : errAsync(error);
    },
    asked: () => asked,
    failNext: (error) => {
      failure = error;
    },
  };
};
