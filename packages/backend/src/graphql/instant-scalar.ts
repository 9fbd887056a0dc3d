// The GraphQL scalar for moments.

import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const toInstant = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('An instant is a whole number of milliseconds.');
};

/** Milliseconds since 1970-01-01T00:00Z; more than GraphQL's `Int` can hold. */
export const instantScalar = new GraphQLScalarType<number, number>({
  name: 'Instant',
  serialize: toInstant,
  parseValue: toInstant,
  parseLiteral: (node) => toInstant(node.kind === Kind.INT ? Number(node.value) : undefined),
});
