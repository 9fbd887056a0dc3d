// Queries that are compiled to a function instead of being walked through for each answer. Only for the published ones: compiling
// takes 30 ms, and what anybody may think up is not worth that.

import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { getOperationAST, OperationTypeNode } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';

type Execute = (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>;

const compile = (schema: GraphQLSchema, document: DocumentNode): Execute | undefined => {
  if (getOperationAST(document)?.operation !== OperationTypeNode.QUERY) return undefined;
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) return undefined;
  return ({ rootValue, contextValue, variableValues }) => compiled.query(rootValue, contextValue, variableValues ?? {});
};

/** Answers queries by their compiled form; everything else is executed as ever. */
export const compiledQueries = (): Plugin => {
  const known = new WeakMap<DocumentNode, Execute | 'none'>();
  const executeOf = (schema: GraphQLSchema, document: DocumentNode): Execute | 'none' => {
    const execute = known.get(document) ?? compile(schema, document) ?? 'none';
    known.set(document, execute);
    return execute;
  };
  return {
    onExecute: ({ args, setExecuteFn }) => {
      const execute = executeOf(args.schema, args.document);
      if (execute !== 'none') setExecuteFn(execute);
    },
  };
};
