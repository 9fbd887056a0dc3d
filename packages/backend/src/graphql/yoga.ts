// The GraphQL engine with the limits that look at one operation. Those for a whole request are the gate's (`batch-gate.ts`).

import { readFileSync } from 'node:fs';
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { profileOf } from '@tornister/domain/storefront';
import { type DocumentNode, type ExecutionResult, type GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { answerErrorsPlugin } from './answer-errors.ts';
import { compiledQueries } from './compiled-queries.ts';
import type { RequestContext } from './context.ts';
import { MAX_TOKENS } from './operation-facts.ts';
import { resolvers } from './resolvers.ts';
import { inSpelling } from './spelling.ts';

const MAX_DEPTH = 12;
export const MAX_ALIASES = 15;
export const MAX_DIRECTIVES = 20;

const SCHEMA = new URL('../../schema.graphql', import.meta.url);

const noIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
};

export type Operation = {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
};

export type Engine = {
  /** Answers one operation. One without `data` was not run at all. */
  readonly run: (operation: Operation, context: RequestContext) => Promise<ExecutionResult>;
};

export type EngineOptions = {
  /** In production the engine does not describe its schema. */
  readonly isProduction: boolean;
  /** Only published operations come here, so each of them is worth being compiled. */
  readonly isListEnforced: boolean;
};

/** The engine. Operations are handed over as they are: a request of its own for each would cost more than a small answer. */
export const createEngine = (options: EngineOptions): Engine => {
  const yoga = createYogaWith(options);
  return {
    run: async ({ query, variables, operationName }, context) => {
      const { schema, parse, validate, contextFactory, execute } = yoga.getEnveloped({ ...context });
      const read = readDocument(() => {
        const document = parse(query);
        return { document, errors: validate(schema, document) };
      });
      if (read.errors.length > 0 || read.document === undefined) return { errors: read.errors };
      const result: ExecutionResult = await execute({
        schema,
        document: read.document,
        contextValue: await contextFactory(),
        variableValues: variables,
        operationName,
      });
      return inSpelling(result, profileOf(context.storefront.store).writesEszett);
    },
  };
};

type Read = { readonly document?: DocumentNode; readonly errors: readonly GraphQLError[] };

// Some limits throw instead of listing errors, and may do so with another copy of the class.
const readDocument = (read: () => Read): Read => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && error.name === 'GraphQLError') return { errors: [error as GraphQLError] };
    throw error;
  }
};

let made: ReturnType<typeof makeSchema> | undefined;
const makeSchema = () => createSchema<RequestContext>({ typeDefs: readFileSync(SCHEMA, 'utf8'), resolvers });
/** It depends on nothing that an engine is made with, so a process makes it once. */
const schemaOfShop = (): ReturnType<typeof makeSchema> => {
  made ??= makeSchema();
  return made;
};

const createYogaWith = ({ isProduction, isListEnforced }: EngineOptions) =>
  createYoga<RequestContext>({
    schema: schemaOfShop(),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: false,
    batching: false,
    plugins: [
      answerErrorsPlugin,
      EnvelopArmorPlugin({
        maxDepth: { n: MAX_DEPTH, flattenFragments: true, exposeLimits: false },
        maxAliases: { n: MAX_ALIASES, exposeLimits: false },
        maxDirectives: { n: MAX_DIRECTIVES, exposeLimits: false },
        maxTokens: { n: MAX_TOKENS, exposeLimits: false },
        // Costs are added up over the whole request by the gate.
        costLimit: { enabled: false },
      }),
      ...(isProduction ? [noIntrospection] : []),
      ...(isListEnforced ? [compiledQueries()] : []),
    ],
  });
