// The GraphQL engine with the limits that look at one operation. Those for a whole request are the gate's (`batch-gate.ts`).

import { readFileSync } from 'node:fs';
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import { createSchema, createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import { answerErrorsPlugin } from './answer-errors.ts';
import type { RequestContext } from './context.ts';
import { MAX_TOKENS } from './operation-facts.ts';
import { resolvers } from './resolvers.ts';

export const MAX_DEPTH = 12;
export const MAX_ALIASES = 15;
export const MAX_DIRECTIVES = 20;

const SCHEMA = new URL('../../schema.graphql', import.meta.url);

const noIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
};

export type Engine = YogaServerInstance<RequestContext, RequestContext>;

/** The engine; in production it does not describe its schema. */
export const createEngine = ({ isProduction }: { readonly isProduction: boolean }): Engine =>
  createYoga<RequestContext>({
    schema: createSchema<RequestContext>({ typeDefs: readFileSync(SCHEMA, 'utf8'), resolvers }),
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
    ],
  });
