// Every operation of the schema, by the area that answers it.

import type { Resolvers } from './generated/resolver-types.ts';
import { instantScalar } from './instant-scalar.ts';
import { moneyResolver } from './money-resolver.ts';

export const resolvers: Resolvers = {
  Instant: instantScalar,
  Money: moneyResolver,
};
