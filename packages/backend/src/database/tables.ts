// Every table of the shop, by who keeps it. Amounts are whole cents, moments are milliseconds since 1970-01-01T00:00Z.

import type { CatalogueTables } from '../catalogue/tables.ts';
import type { ContentTables } from '../content/tables.ts';
import type { SearchTables } from '../search/tables.ts';
import type { SeedingTables } from '../seeding/tables.ts';
import type { CommerceTables } from './commerce-tables.ts';

export type Tables = CommerceTables & CatalogueTables & ContentTables & SearchTables & SeedingTables;
