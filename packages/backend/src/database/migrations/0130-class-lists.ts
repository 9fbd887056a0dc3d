// Class lists, their rows, and what families have promised to bring for the class.

import { type Kysely, sql } from 'kysely';

/** Creates the tables of the class lists. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('class_lists')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('school_year', 'text', (column) => column.notNull())
    .addColumn('children', 'integer', (column) => column.notNull().check(sql`children between 1 and 250`))
    .addColumn('closes_on', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('link_seed', 'text')
    .addColumn('link_hash', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('class_lists_user').on('class_lists').column('user_id').execute();
  await schema
    .createTable('class_list_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('class_list_id', 'text', (column) => column.notNull().references('class_lists.id').onDelete('cascade'))
    // A row outlives the article: what the sheet asks for is still asked for.
    .addColumn('item_id', 'text', (column) => column.references('items.id').onDelete('set null'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity between 1 and 99`))
    .addColumn('per', 'text', (column) => column.notNull().check(sql`per in ('child', 'class')`))
    .addColumn('brand_choice', 'text', (column) => column.notNull().check(sql`brand_choice in ('any', 'exact')`))
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema.createIndex('class_list_entries_list').on('class_list_entries').column('class_list_id').execute();
  await schema.createIndex('class_list_entries_item').on('class_list_entries').column('item_id').execute();
  await schema
    .createTable('class_list_promises')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entry_id', 'text', (column) => column.notNull().references('class_list_entries.id').onDelete('cascade'))
    .addColumn('family_hash', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity >= 1`))
    .addColumn('promised_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('class_list_promises_family', ['entry_id', 'family_hash'])
    .execute();
};
