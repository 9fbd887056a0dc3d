// The operator's switches of a store. Pages read the same parameters through the schema, so that what is off is off everywhere.
// Source: spec 1 §7 "Parameters read", spec 3 §7.

import { type FeatureSwitches, parseFeatureSwitches, type StoreCode } from '@tornister/domain/storefront';
import type { Database } from '../database/database.ts';
import { parametersOf } from './read-pages.ts';

/** What is switched on; a transaction asks with its own connection. */
export const switchesOf = async (database: Database, store: StoreCode): Promise<FeatureSwitches> =>
  parseFeatureSwitches(await parametersOf({ database, storefront: { store } }));
