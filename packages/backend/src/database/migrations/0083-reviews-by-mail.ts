// Reviews that buyers write by the link of a mail and that wait to be published, and who found which review helpful.

import type { Kysely } from 'kysely';

/** Adds the tables. What is published stands in `reviews`, as before. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('review_submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_line_id', 'text', (column) =>
      column.notNull().unique().references('order_lines.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('rating', 'smallint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('published_at', 'bigint')
    .execute();
  await schema
    .createTable('review_votes')
    .addColumn('review_id', 'text', (column) => column.notNull().references('reviews.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_votes_pk', ['review_id', 'user_id'])
    .execute();
};
