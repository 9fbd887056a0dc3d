// Resolvers of material lists.

import { ok, safeTry } from 'neverthrow';
import { showItem } from '../cart/show-order-form.ts';
import { answered } from '../graphql/answered.ts';
import type { QueryResolvers } from '../graphql/generated/resolver-types.ts';
import { findMaterial } from './find-material.ts';

const VERDICTS = { sure: 'SURE', choose: 'CHOOSE', didYouMean: 'DID_YOU_MEAN', notFound: 'NOT_FOUND' } as const;

export const materialListResolvers: { readonly Query: Pick<QueryResolvers, 'findMaterial'> } = {
  Query: {
    findMaterial: (_parent, { wishes }, context) =>
      answered(
        safeTry(async function* () {
          const answers = yield* await findMaterial(context, wishes);
          return ok(
            answers.map(({ verdict, candidates }) => ({
              verdict: VERDICTS[verdict],
              candidates: candidates.map(({ goods, quantity, needed, missing }) => ({
                item: showItem(goods, context.storefront),
                quantity,
                needed,
                missing: [...missing],
              })),
            })),
          );
        }),
      ),
  },
};
