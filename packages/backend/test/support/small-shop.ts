// A shop with a shelf in a database of its own, for the tests of one block.

import type { OpenDatabase } from '../../src/database/database.ts';
import { openADatabase } from './each-database.ts';
import { expectInvariants } from './invariants.ts';
import { insertItem, insertShelf } from './small-catalogue.ts';
import { createTestShop, type TestShop } from './test-shop.ts';

export type SmallShop = { readonly opened: OpenDatabase; readonly shop: TestShop };

/** Opens it with a thousand pieces of each of these items. */
export const openSmallShop = async (items: readonly string[]): Promise<SmallShop> => {
  const opened = await openADatabase();
  await insertShelf(opened.database);
  for (const id of items) await insertItem(opened.database, { id, stock: 1_000 });
  return { opened, shop: createTestShop(opened.database) };
};

/** Closes its database, whose invariants hold whatever the tests have done. */
export const closeSmallShop = async (opened: OpenDatabase): Promise<void> => {
  await expectInvariants(opened.database);
  await opened.close();
};
