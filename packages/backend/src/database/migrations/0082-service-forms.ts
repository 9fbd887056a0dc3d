// What people write to the shop by its service forms, the printed catalogues that can be ordered, and competitions with their entries.

import { type Kysely, sql } from 'kysely';

/** Adds the tables. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('service_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('store', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('form', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('service_requests_user').on('service_requests').column('user_id').execute();
  await schema
    .createTable('printed_catalogues')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'jsonb', (column) => column.notNull())
    .addColumn('description', 'jsonb', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('pages', 'integer', (column) => column.notNull())
    .addColumn('picture', 'jsonb', (column) => column.notNull())
    .execute();
  await schema
    .createTable('competitions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'jsonb', (column) => column.notNull())
    .addColumn('terms', 'jsonb', (column) => column.notNull())
    .addColumn('closes_at', 'bigint', (column) => column.notNull())
    .addColumn('stores', sql`text[]`, (column) => column.notNull())
    .execute();
  await schema
    .createTable('competition_entries')
    .addColumn('competition_id', 'text', (column) => column.notNull().references('competitions.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('wants_newsletter', 'boolean', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('competition_entries_pk', ['competition_id', 'email'])
    .execute();
};
