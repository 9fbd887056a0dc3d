// Carts and their lines.

import { type Kysely, sql } from 'kysely';

/** Creates the tables of the carts. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('carts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('store', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('voucher_code', 'text')
    .addColumn('billing_address_id', 'text', (column) => column.references('addresses.id'))
    .addColumn('shipping_address_id', 'text', (column) => column.references('addresses.id'))
    .addColumn('shipper_code', 'text')
    .addColumn('payment_id', 'text')
    .addColumn('buyer_reference', 'text')
    .addColumn('order_reference', 'text')
    .addColumn('order_comment', 'text')
    .addColumn('newsletter', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('spedition_fields', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('submitted_at', 'bigint')
    .execute();
  await schema.createIndex('carts_user').on('carts').columns(['user_id', 'updated_at']).execute();
  await schema
    .createTable('cart_lines')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('cart_id', 'text', (column) => column.notNull().references('carts.id').onDelete('cascade'))
    .addColumn('item_id', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('normal', 'free-gift', 'promotion-free', 'catalogue', 'lightning-deal')`),
    )
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('voucher_code', 'text')
    .addColumn('promotion_id', 'text')
    .addColumn('deal_id', 'text')
    .addColumn('quantity_lightning', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reserved_until', 'bigint')
    .addCheckConstraint('cart_lines_split', sql`quantity_lightning between 0 and quantity`)
    .execute();
  await schema.createIndex('cart_lines_cart').on('cart_lines').column('cart_id').execute();
  await schema
    .createIndex('cart_lines_reservation')
    .on('cart_lines')
    .columns(['deal_id', 'reserved_until'])
    .where(sql.ref('deal_id'), 'is not', null)
    .execute();
};
