// The port `MaterialListGateway`, on GraphQL.

import type { MaterialAnswer, MaterialListGateway } from '@tornister/application/ports';
import { findMaterial } from '../generated/operations/material-list.ts';
import type { FindMaterialQuery } from '../generated/operations.ts';
import { toOrderItem } from '../order-form/order-form-mapper.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

const VERDICTS = { SURE: 'sure', CHOOSE: 'choose', DID_YOU_MEAN: 'didYouMean', NOT_FOUND: 'notFound' } as const;

const toAnswer = ({ verdict, candidates }: FindMaterialQuery['findMaterial'][number]): MaterialAnswer => ({
  verdict: VERDICTS[verdict],
  candidates: candidates.map(({ item, ...offer }) => ({
    item: toOrderItem(item),
    quantity: offer.quantity,
    needed: offer.needed,
    missing: offer.missing,
  })),
});

/** The material lists of the backend. */
export const createGraphqlMaterialListGateway = (transport: GraphqlTransport): MaterialListGateway => ({
  find: (wishes) =>
    transport.run(
      findMaterial,
      {
        wishes: wishes.map(({ article, words, quantity, traits }) => ({
          article: article ?? null,
          words: [...words],
          quantity,
          traits: traits.map(({ kind, value }) => ({ kind, value })),
        })),
      },
      (answer) => answer.findMaterial.map(toAnswer),
    ),
});
