// Adding, changing and deleting addresses of a guest or member; with a cart the address is chosen for it at once.
// Source: spec 2 §4 "Address book", §7; the parcel station is a shipping address of its own kind.

import { packingStationOffer } from '@tornister/domain/checkout';
import type { Instant, UserId } from '@tornister/domain/shared';
import { STORE_CODES } from '@tornister/domain/storefront';
import { ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import { lockOpenCart } from '../cart/own-cart.ts';
import type { AddressUse } from '../database/account-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { AddressInput } from '../graphql/generated/resolver-types.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { requireLogin } from '../visitor/require-visitor.ts';
import {
  findAddress,
  insertAddress,
  listAddresses,
  lockBook,
  MAX_ADDRESSES,
  type NewAddress,
  takeOutOfBook,
} from './addresses.ts';
import type { AddressRow } from './delivery.ts';
import { readAddress } from './read-address.ts';
import { findInBook, isSame, sameChange } from './same-address.ts';
import { showAddress } from './show-address.ts';
import { type AddressPurpose, servesCountry, termsOf } from './store-terms.ts';

export type AddressKind = 'billing' | 'shipping' | 'packing-station';

export const USES: Readonly<Record<AddressKind, readonly AddressUse[]>> = {
  billing: ['customer', 'billing'],
  shipping: ['shipping'],
  'packing-station': ['packing-station'],
};

const refusedWith = (generalErrorMessage: string): Answer<'AddressResult'> => ({
  successful: false,
  generalErrorMessage,
  fieldErrors: [],
});

/** A full book is something that a person can run into: it is said in words. */
export const FULL = refusedWith('vue.address.bookFull');

/** Another tab or device has changed or removed the address meanwhile; for a foreign one the answer is the same. */
const CHANGED_ELSEWHERE = refusedWith('vue.address.changedElsewhere');

/** Nothing that this store sends goes to a packing station. */
const NO_STATIONS = refusedWith('vue.checkout.packstation.refused');

type Edit = {
  readonly kind: AddressKind;
  readonly cartId?: string | null | undefined;
  readonly addressId?: string;
  readonly input: AddressInput;
};

/** Stores a new or changed address; one that is in the book already is not added again. A changed one is a new row, so that what an order or another cart holds stays as it was. */
export const saveAddress = (context: RequestContext, edit: Edit): ResultAsync<Answer<'AddressResult'>, Refusal> =>
  safeTry(async function* () {
    const { userId } = yield* requireLogin(context);
    const terms = termsOf(context.storefront.store);
    if (edit.kind === 'packing-station' && packingStationOffer(terms.shippers) === 'none') return ok(NO_STATIONS);
    const countries = edit.kind === 'billing' ? terms.billingCountries : terms.deliveryCountries;
    const read = readAddress(edit.input, edit.kind === 'packing-station' ? 'packing-station' : 'street', countries);
    if (read.isErr()) return ok<Answer<'AddressResult'>>({ successful: false, fieldErrors: read.error });
    const address = { userId, edit, fields: read.value };
    return inTransaction(context.database, (transaction) => saveIn(context, transaction, address));
  });

type ReadEdit = { readonly userId: UserId; readonly edit: Edit; readonly fields: NewAddress['fields'] };

const saveIn = (
  context: RequestContext,
  transaction: Transaction,
  { userId, edit, fields }: ReadEdit,
): ResultAsync<Answer<'AddressResult'>, Refusal> =>
  safeTry(async function* () {
    const { kind, addressId } = edit;
    const now = context.now();
    const cart = edit.cartId ? yield* await lockOpenCart(context, transaction, edit.cartId) : undefined;
    await lockBook(transaction, userId);
    const saved = await write(transaction, { userId, edit, fields }, now);
    if (saved === undefined) return ok(addressId === undefined ? FULL : CHANGED_ELSEWHERE);
    if (cart !== undefined) await choose(transaction, cart.id, kind, saved.id, now);
    return ok({ successful: true, fieldErrors: [], address: showAddress(saved) });
  });

type SavedAddress = Parameters<typeof showAddress>[0];

/** Changes the address that is named, or adds one; one that was changed to just this already is answered as it stands. */
const write = async (
  transaction: Transaction,
  { userId, edit, fields }: ReadEdit,
  now: Instant,
): Promise<SavedAddress | undefined> => {
  const { kind, addressId } = edit;
  if (addressId === undefined) return addTo(transaction, { userId, kind, fields, now });
  const before = await findInBook(transaction, userId, { addressId, uses: USES[kind] });
  return before === undefined
    ? sameChange(transaction, userId, { addressId, uses: USES[kind], fields })
    : change(transaction, before, { userId, fields, now });
};

/** Adds an address, unless the book is full; one that is there already is that one. */
const addTo = async (
  transaction: Transaction,
  { userId, kind, fields, now }: Omit<NewAddress, 'use'> & { readonly kind: AddressKind },
): Promise<SavedAddress | undefined> => {
  const held = await listAddresses(transaction, userId, USES[kind]);
  const same = held.find((row) => isSame(row, fields));
  if (same !== undefined) return same;
  if (held.length >= MAX_ADDRESSES) return undefined;
  const use = newUse(kind, held.length);
  return { ...fields, use, id: await insertAddress(transaction, { userId, use, fields, now }) };
};

/** A changed address keeps its place in the book. */
const change = async (
  transaction: Transaction,
  { id: before, use, created_at }: AddressRow,
  { userId, fields, now }: Omit<NewAddress, 'use'>,
): Promise<SavedAddress> => {
  const id = await insertAddress(transaction, { userId, use, fields, now: created_at });
  await replace(transaction, before, { id, country: fields.country }, now);
  return { ...fields, use, id };
};

const newUse = (kind: AddressKind, held: number): AddressUse => {
  if (kind !== 'billing') return kind;
  return held === 0 ? 'customer' : 'billing';
};

const COLUMNS = { billing: 'billing_address_id', shipping: 'shipping_address_id' } as const;

/** The new address takes the place of the old one, also in open carts; in those of stores that do not serve its country one has to be chosen anew. */
const replace = async (
  transaction: Transaction,
  from: string,
  to: { readonly id: string; readonly country: string },
  now: number,
): Promise<void> => {
  await transaction
    .updateTable('addresses')
    .set({ deleted_at: now, replaced_by: to.id })
    .where('id', '=', from)
    .execute();
  for (const purpose of ['billing', 'shipping'] as const) {
    const serving = STORE_CODES.filter((store) => servesCountry(store, to.country, purpose));
    await transaction
      .updateTable('carts')
      .set((row) => ({ [COLUMNS[purpose]]: row.case().when('store', 'in', serving).then(to.id).else(null).end() }))
      .where(COLUMNS[purpose], '=', from)
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

type Changed = Result<Answer<'MutationResult'>, Refusal>;

const DONE: Answer<'MutationResult'> = { successful: true, fieldErrors: [] };

/** Whether the address was the visitor's own and is removed already, as by a double click. */
const isRemoved = async (database: Database, userId: UserId, addressId: string): Promise<boolean> => {
  const row = await database
    .selectFrom('addresses')
    .select('id')
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Takes an address out of the book and out of open carts. */
export const deleteAddress = (context: RequestContext, addressId: string): Promise<Changed> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const { userId } = yield* requireLogin(context);
      const row = await findAddress(transaction, userId, addressId);
      if (row === undefined) return (await isRemoved(transaction, userId, addressId)) ? ok(DONE) : refuse('NOT_FOUND');
      await takeOutOfBook(transaction, userId, [addressId], context.now());
      return ok(DONE);
    }),
  );

/** Chooses an address of the book for a cart; no shipping address means the billing address. */
export const selectAddress = (
  context: RequestContext,
  cartId: string,
  addressId: string | null | undefined,
  purpose: AddressPurpose,
): Promise<Changed> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const { userId } = yield* requireLogin(context);
      const cart = yield* await lockOpenCart(context, transaction, cartId);
      const row = yield* await chosenAddress(transaction, userId, addressId, purpose);
      if (row !== undefined && !servesCountry(context.storefront.store, row.country, purpose))
        return ok({ successful: false, fieldErrors: [{ fieldName: 'country', errorMessage: 'countryNotServed' }] });
      await transaction
        .updateTable('carts')
        .set({ [COLUMNS[purpose]]: row?.id ?? null })
        .where('id', '=', cart.id)
        .execute();
      return ok(DONE);
    }),
  );

/** The invoice goes to a billing address; goods may go to any. */
const chosenAddress = async (
  database: Database,
  userId: UserId,
  addressId: string | null | undefined,
  purpose: AddressPurpose,
): Promise<Result<AddressRow | undefined, Refusal>> => {
  if (!addressId && purpose === 'shipping') return ok(undefined);
  const row = await findAddress(database, userId, addressId ?? '');
  const isPossible = row !== undefined && (purpose !== 'billing' || USES.billing.includes(row.use));
  return isPossible ? ok(row) : refuse('NOT_FOUND');
};
