// The GraphQL scalar for files. A file stands in no JSON: it comes beside the operation (`server/multipart-request.ts`).

import { GraphQLError, GraphQLScalarType } from 'graphql';

const noFile = (): never => {
  throw new GraphQLError('A file comes in a multipart request.');
};

/** A file of the request; it is never answered. */
export const uploadScalar = new GraphQLScalarType<Blob, never>({
  name: 'Upload',
  parseValue: (value) => (value instanceof Blob ? value : noFile()),
  parseLiteral: noFile,
  serialize: noFile,
});
