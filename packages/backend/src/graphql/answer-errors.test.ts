import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { answerErrorsPlugin } from './answer-errors.ts';
import { answered } from './answered.ts';
import { compiledQueries } from './compiled-queries.ts';
import type { RequestContext } from './context.ts';
import { refuse } from './refusal.ts';

const schema = createSchema({
  typeDefs: `
    enum Colour { red green }
    input Line { quantity: Int! colour: Colour }
    type Query { add(quantity: Int!, line: Line): Int! broken: Int! refused: Int! }
    type Mutation { change(quantity: Int!, line: Line): Int! }
  `,
  resolvers: {
    Query: {
      add: () => 1,
      broken: () => {
        throw new TypeError('secret');
      },
      refused: () => answered(refuse('CART_NOT_FOUND')),
    },
    Mutation: { change: () => 1 },
  },
});

const ways: readonly (readonly [string, readonly Plugin<RequestContext>[]])[] = [
  ['as ever', [answerErrorsPlugin]],
  ['compiled', [answerErrorsPlugin, compiledQueries() as never]],
];

describe.each(ways)('errors of an operation that is executed %s', (_way, plugins) => {
  const answerOf = async (query: string, variables: object) => {
    const alarms: unknown[] = [];
    const yoga = createYoga<RequestContext>({
      schema: schema as never,
      plugins: [...plugins],
      logging: false,
      maskedErrors: false,
    });
    const context = { correlationId: 'request-1', log: { error: (fields: unknown) => alarms.push(fields) } };
    const { schema: own, parse, contextFactory, execute } = yoga.getEnveloped(context as never);
    const answer = await execute({
      schema: own,
      document: parse(query),
      contextValue: await contextFactory(),
      variableValues: variables,
    });
    const [error] = JSON.parse(JSON.stringify(answer)).errors ?? [];
    return { error, alarms };
  };

  it.each([
    { quantity: 0.5 },
    { quantity: '2' },
    { quantity: null },
    {},
    { quantity: 1, line: { quantity: 'x' } },
    { quantity: 1, line: { quantity: 1, colour: 'rde' } },
    { quantity: 1, line: { quantity: 1, unknown: 1 } },
    { quantity: 2 ** 40 },
    { quantity: [[1]] },
  ])('are a mistake of the caller for the variables %j, and nobody is woken', async (variables) => {
    for (const query of [
      'query q($quantity:Int!,$line:Line){add(quantity:$quantity,line:$line)}',
      'mutation m($quantity:Int!,$line:Line){change(quantity:$quantity,line:$line)}',
    ]) {
      const { error, alarms } = await answerOf(query, variables);
      expect(error).toEqual({
        message: 'BAD_REQUEST',
        extensions: { code: 'BAD_REQUEST', correlationId: 'request-1' },
      });
      expect(alarms).toEqual([]);
    }
  });

  it('are an alarm for a bug, of which the answer says nothing', async () => {
    const { error, alarms } = await answerOf('{broken}', {});
    expect(error).toMatchObject({ message: 'INTERNAL_SERVER_ERROR', extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    expect(JSON.stringify(error)).not.toContain('secret');
    expect(alarms).toHaveLength(1);
  });

  it('are the refusals of the resolvers', async () => {
    const { error, alarms } = await answerOf('{refused}', {});
    expect(error).toMatchObject({ message: 'CART_NOT_FOUND', extensions: { code: 'CART_NOT_FOUND' } });
    expect(alarms).toEqual([]);
  });
});
