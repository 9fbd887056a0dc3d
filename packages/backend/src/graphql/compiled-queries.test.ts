import { createSchema, createYoga } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { answered } from './answered.ts';
import { compiledQueries } from './compiled-queries.ts';
import { refuse } from './refusal.ts';

const schema = createSchema({
  typeDefs: `
    type Query { heft(lines: Int = 25): Heft! cart: Heft broken: String! }
    type Mutation { count: Int! }
    type Heft { name: String! tags: [String!]! twin: Heft }
  `,
  resolvers: {
    Query: {
      heft: async (_parent: unknown, { lines }: { lines: number }) => ({ name: `Lineatur ${lines}`, tags: ['a', 'b'] }),
      cart: () => answered(refuse('CART_NOT_FOUND')),
      broken: () => null,
    },
    Mutation: { count: () => 1 },
  },
});

const answerOf = async (query: string, plugins: ReturnType<typeof compiledQueries>[], variables = {}) => {
  const yoga = createYoga({ schema, plugins, logging: false, maskedErrors: false });
  const { schema: own, parse, validate, contextFactory, execute } = yoga.getEnveloped({});
  const document = parse(query);
  expect(validate(own, document)).toEqual([]);
  const contextValue = await contextFactory();
  const answer = await execute({ schema: own, document, contextValue, variableValues: variables });
  return JSON.parse(JSON.stringify(answer));
};

const withoutPlaces = ({ data, errors }: { data: unknown; errors?: { message: string; extensions?: unknown }[] }) => ({
  data,
  errors: errors?.map(({ message, extensions }) => ({ message, code: extensions })),
});

describe('compiled queries', () => {
  it.each([
    ['{heft{name tags twin{name}}}', {}],
    ['query q($lines:Int!){a:heft(lines:$lines){...P}}fragment P on Heft{name}', { lines: 5 }],
    ['{heft{name} cart{name}}', {}],
    ['{broken}', {}],
    ['mutation{count}', {}],
  ])('answers %s as if it were not compiled', async (query, variables) => {
    const compiled = await answerOf(query, [compiledQueries()], variables);
    expect(withoutPlaces(compiled)).toEqual(withoutPlaces(await answerOf(query, [], variables)));
  });
});
