// The tables of class lists.

import type { BrandChoice, ClassShare } from '@tornister/domain/classlist';
import type { Generated } from 'kysely';

export type ClassListsTable = {
  id: string;
  user_id: string;
  name: string;
  school_year: string;
  children: number;
  /** A day like `2026-09-04`. */
  closes_on: string | null;
  /** Counts the changes of the head. */
  version: Generated<number>;
  /** What the token of the link is made from, together with the secret of the shop; null while the list is not shared. */
  link_seed: string | null;
  /** By which a token finds its list. */
  link_hash: string | null;
  created_at: number;
};

export type ClassListEntriesTable = {
  id: string;
  class_list_id: string;
  item_id: string | null;
  title: string;
  quantity: number;
  per: ClassShare;
  brand_choice: BrandChoice;
  note: string;
  position: number;
  version: Generated<number>;
};

type ClassListPromisesTable = {
  id: string;
  entry_id: string;
  /** Made from the secret of a browser and the list, so that nobody can tell which promises on two lists are one family's. */
  family_hash: string;
  quantity: number;
  promised_at: number;
};

export type ClassListTables = {
  class_lists: ClassListsTable;
  class_list_entries: ClassListEntriesTable;
  class_list_promises: ClassListPromisesTable;
};
