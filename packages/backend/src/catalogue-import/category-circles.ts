// Finds categories that would lie below themselves. Whoever follows parents up to the top would never arrive there.

import type { Database } from '../database/database.ts';

/** Takes a category's parent as a line says it; answers what is wrong when the way up from it leads back to the category. */
export type CircleCheck = (id: string, parentId: string | undefined) => string | undefined;

/** Starts with the tree of the shop and learns that of the lines, each of which may move a category. */
export const createCircleCheck = async (database: Database): Promise<CircleCheck> => {
  const rows = await database.selectFrom('categories').select(['id', 'parent_id']).execute();
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id ?? undefined]));
  return (id, parentId) => {
    const way = [id];
    const passed = new Set<string>();
    for (let next = parentId; next !== undefined && !passed.has(next); next = parents.get(next)) {
      way.push(next);
      if (next === id) return `closes a circle (${way.join(', ')}); parents have to lead to a top category`;
      passed.add(next);
    }
    parents.set(id, parentId);
    return undefined;
  };
};
