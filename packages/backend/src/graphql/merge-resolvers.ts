// Puts the resolvers of the areas together. Two areas that answer the same operation are a programming error.

import type { Resolvers } from './generated/resolver-types.ts';

/** One map of all resolvers; throws when an operation is answered twice. */
export const mergeResolvers = (parts: readonly Resolvers[]): Resolvers => {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const part of parts) {
    for (const [type, fields] of Object.entries(part)) {
      const known = merged[type] ?? {};
      for (const name of Object.keys(fields)) {
        if (name in known) throw new Error(`${type}.${name} is resolved twice.`);
      }
      merged[type] = { ...known, ...fields };
    }
  }
  return merged as Resolvers;
};
