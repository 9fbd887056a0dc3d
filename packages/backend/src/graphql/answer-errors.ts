// Errors as the shop host sees them: a code and the name of the request, never a stack, a query or a path. What happened stands in
// the log under the same name. Source: ASVS 16.5.1; spec 2 §8 "Internal-error classification".

import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from './context.ts';

/** The message of every error that is a bug or an outage. */
const INTERNAL_ERROR = 'INTERNAL_SERVER_ERROR';

/** Masks the errors of an execution and logs what they hid. */
export const answerErrorsPlugin: Plugin<RequestContext> = {
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result, setResult }) => {
      if (!isSingle(result) || result.errors === undefined) return;
      const context: RequestContext = args.contextValue;
      setResult({ ...result, errors: result.errors.map((error) => answered(error, context)) });
    },
  }),
};

const isSingle = (result: unknown): result is ExecutionResult =>
  typeof result === 'object' && result !== null && !(Symbol.asyncIterator in result);

const answered = (error: GraphQLError, context: RequestContext): GraphQLError => {
  const { correlationId } = context;
  const location = {
    ...(error.nodes === undefined ? {} : { nodes: error.nodes }),
    ...(error.path === undefined ? {} : { path: error.path }),
  };
  if (isMistakeOfCaller(error))
    return new GraphQLError('BAD_REQUEST', { extensions: { code: 'BAD_REQUEST', correlationId } });
  const isMeant = isOwn(error);
  if (!isMeant) context.log.error({ err: error.originalError ?? error, path: error.path }, 'operation failed');
  return isMeant
    ? new GraphQLError(error.message, { ...location, extensions: { ...error.extensions, correlationId } })
    : new GraphQLError(INTERNAL_ERROR, { ...location, extensions: { code: INTERNAL_ERROR, correlationId } });
};

/**
 * A variable that has not the type of its operation: found before anything was run, so the error has no place in the answer. Nothing is
 * wrong here, and nobody is to be woken; what the schema would have liked is not told.
 */
const isMistakeOfCaller = ({ path, originalError }: GraphQLError): boolean =>
  path === undefined &&
  (originalError === undefined || originalError === null || originalError.name.startsWith('GraphQL'));

/** Refusals of the resolvers carry a code; errors of GraphQL itself, like a wrong variable, have no other error inside. */
const isOwn = (error: GraphQLError): boolean => {
  const { originalError } = error;
  if (originalError === undefined || originalError === null) return true;
  return originalError instanceof GraphQLError && typeof originalError.extensions.code === 'string';
};
