// Caches what the names of products say, for each database and language, until the catalogue is read anew. Source: docs/material-lists.md.

import { createNameReader } from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
import type { Language } from '@tornister/domain/storefront';
import { currentCatalogue } from '../catalogue/index/current-catalogue.ts';
import type { Database } from '../database/database.ts';
import { primaryOf } from '../database/primary-of.ts';
import { loadMaterialIndex, type MaterialIndex } from './material-index.ts';

/** Names the state of a catalogue: its products are another list after every import. */
type CatalogueVersion = readonly string[];

type Cached = { readonly version: CatalogueVersion; readonly indexes: Map<Language, Promise<MaterialIndex>> };

const cacheByDatabase = new WeakMap<Database, Cached>();

/** The index of the catalogue as it is now. Requests that come while it is made wait for the same one; one that failed, or was ended by who began it, is made again. */
export const currentMaterialIndex = async (
  asked: Database,
  language: Language,
  signal?: AbortSignal,
): Promise<MaterialIndex> => {
  // The index belongs to the state of the catalogue that the primary is in.
  const database = primaryOf(asked);
  const { productIds: version } = await currentCatalogue(database);
  const known = cacheByDatabase.get(database);
  const cached: Cached = known?.version === version ? known : { version, indexes: new Map() };
  cacheByDatabase.set(database, cached);
  const loading = cached.indexes.get(language);
  if (loading !== undefined) return loading;
  const made = loadMaterialIndex(database, language, createNameReader(schoolLexicon()), signal);
  cached.indexes.set(language, made);
  made.catch(() => cached.indexes.delete(language));
  return made;
};
