// Adding, changing and deleting addresses of a guest or member; with a cart the address is chosen for it at once.
// Source: spec 2 §4 "Address book", §7; the parcel station is a shipping address of its own kind.

import { lockOpenCart } from '../cart/own-cart.ts';
import type { AddressUse } from '../database/account-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { AddressInput } from '../graphql/generated/resolver-types.ts';
import { refusal } from '../graphql/refusal.ts';
import { requireLogin } from '../visitor/require-visitor.ts';
import { findAddress, insertAddress, listAddresses, MAX_ADDRESSES } from './addresses.ts';
import type { AddressRow } from './delivery.ts';
import { readAddress } from './read-address.ts';
import { showAddress } from './show-address.ts';
import { termsOf } from './store-terms.ts';

export type AddressKind = 'billing' | 'shipping' | 'packing-station';

export const USES: Readonly<Record<AddressKind, readonly AddressUse[]>> = {
  billing: ['customer', 'billing'],
  shipping: ['shipping'],
  'packing-station': ['packing-station'],
};

/** A full book is something that a person can run into: it is said in words. */
const FULL: Answer<'AddressResult'> = {
  successful: false,
  generalErrorMessage: 'vue.checkout.address.bookFull',
  fieldErrors: [],
};

type Edit = {
  readonly kind: AddressKind;
  readonly cartId?: string | null | undefined;
  readonly addressId?: string;
  readonly input: AddressInput;
};

/** Keeps a new or changed address. A changed one is a new row, so that what an order or another cart holds stays as it was. */
export const saveAddress = async (context: RequestContext, edit: Edit): Promise<Answer<'AddressResult'>> => {
  const { userId } = requireLogin(context);
  const terms = termsOf(context.storefront.store);
  const countries = edit.kind === 'billing' ? terms.billingCountries : terms.deliveryCountries;
  const read = readAddress(edit.input, edit.kind === 'packing-station' ? 'packing-station' : 'street', countries);
  if (read.isErr()) return { successful: false, fieldErrors: read.error };
  return context.database.transaction().execute(async (transaction) => {
    const cart = edit.cartId ? await lockOpenCart(context, transaction, edit.cartId) : undefined;
    const before =
      edit.addressId === undefined ? undefined : await known(context, transaction, edit.addressId, edit.kind);
    const held = await listAddresses(transaction, userId, USES[edit.kind]);
    if (before === undefined && held.length >= MAX_ADDRESSES) return FULL;
    const use = before?.use ?? newUse(edit.kind, held.length);
    const now = context.now();
    if (before !== undefined) await hide(transaction, before.id, now);
    const id = await insertAddress(transaction, { userId, use, fields: read.value, now });
    if (before !== undefined) await repoint(transaction, before.id, id);
    if (cart !== undefined) await choose(transaction, cart.id, edit.kind, id, now);
    return { successful: true, fieldErrors: [], address: showAddress({ ...read.value, id, use }) };
  });
};

const newUse = (kind: AddressKind, held: number): AddressUse => {
  if (kind !== 'billing') return kind;
  return held === 0 ? 'customer' : 'billing';
};

const known = async (context: RequestContext, database: Database, addressId: string, kind: AddressKind) => {
  const row = await findAddress(database, requireLogin(context).userId, addressId);
  if (row === undefined || !USES[kind].includes(row.use)) throw refusal('NOT_FOUND');
  return row;
};

const hide = async (transaction: Transaction, addressId: string, now: number): Promise<void> => {
  await transaction.updateTable('addresses').set({ deleted_at: now }).where('id', '=', addressId).execute();
};

/** Open carts that had the old address get the new one. */
const repoint = async (transaction: Transaction, from: string, to: string): Promise<void> => {
  for (const column of ['billing_address_id', 'shipping_address_id'] as const) {
    await transaction
      .updateTable('carts')
      .set({ [column]: to })
      .where(column, '=', from)
      .where('submitted_at', 'is', null)
      .execute();
  }
};

const choose = async (
  transaction: Transaction,
  cartId: string,
  kind: AddressKind,
  addressId: string,
  now: number,
): Promise<void> => {
  const choice = kind === 'billing' ? { billing_address_id: addressId } : { shipping_address_id: addressId };
  await transaction
    .updateTable('carts')
    .set({ ...choice, updated_at: now })
    .where('id', '=', cartId)
    .execute();
};

const DONE: Answer<'MutationResult'> = { successful: true, fieldErrors: [] };

/** Takes an address out of the book and out of open carts. */
export const deleteAddress = async (context: RequestContext, addressId: string): Promise<Answer<'MutationResult'>> => {
  const { userId } = requireLogin(context);
  return context.database.transaction().execute(async (transaction) => {
    const row = await findAddress(transaction, userId, addressId);
    if (row === undefined) throw refusal('NOT_FOUND');
    await hide(transaction, addressId, context.now());
    for (const column of ['billing_address_id', 'shipping_address_id'] as const) {
      await transaction
        .updateTable('carts')
        .set({ [column]: null })
        .where(column, '=', addressId)
        .where('submitted_at', 'is', null)
        .execute();
    }
    return DONE;
  });
};

type Purpose = 'billing' | 'shipping';

/** Chooses an address of the book for a cart; no shipping address means the billing address. */
export const selectAddress = async (
  context: RequestContext,
  cartId: string,
  addressId: string | null | undefined,
  purpose: Purpose,
): Promise<Answer<'MutationResult'>> => {
  requireLogin(context);
  return context.database.transaction().execute(async (transaction) => {
    const cart = await lockOpenCart(context, transaction, cartId);
    const row = await chosenAddress(context, transaction, addressId, purpose);
    if (row !== undefined && !isServed(context, row.country, purpose)) {
      return { successful: false, fieldErrors: [{ fieldName: 'country', errorMessage: 'countryNotServed' }] };
    }
    await transaction
      .updateTable('carts')
      .set({ [purpose === 'billing' ? 'billing_address_id' : 'shipping_address_id']: row?.id ?? null })
      .where('id', '=', cart.id)
      .execute();
    return DONE;
  });
};

/** The invoice goes to a billing address; goods may go to any. */
const chosenAddress = async (
  context: RequestContext,
  database: Database,
  addressId: string | null | undefined,
  purpose: Purpose,
): Promise<AddressRow | undefined> => {
  if (!addressId && purpose === 'shipping') return undefined;
  const row = await findAddress(database, requireLogin(context).userId, addressId ?? '');
  if (row === undefined || (purpose === 'billing' && !USES.billing.includes(row.use))) throw refusal('NOT_FOUND');
  return row;
};

const isServed = ({ storefront }: RequestContext, country: string, purpose: Purpose): boolean => {
  const { billingCountries, deliveryCountries } = termsOf(storefront.store);
  return (purpose === 'billing' ? billingCountries : deliveryCountries).includes(country);
};
