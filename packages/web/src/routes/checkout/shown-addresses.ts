// Which addresses the shipping step shows, ticked or opened as a form, when it is drawn: by what was typed, asked of a book, and chosen before.

import type { UnlistedStep } from '@tornister/application/checkout';
import { type AddressFields, countryOf, type SavedAddress } from '@tornister/domain/address';
import { fieldsOfAddress, postedFields } from '../../components/checkout/address-form/address-fields.ts';
import type { FormRefusal } from '../form-refusal.ts';
import type { BookChange } from './book-change.ts';
import { NEW_ADDRESS } from './shipping-entry.ts';

export type ShownStep = {
  readonly step: UnlistedStep;
  /** The address of the bill with which the page begins. */
  readonly billing: SavedAddress | undefined;
  /** What the page's address asks for. */
  readonly mode: 'show' | 'edit' | 'new';
  readonly refusal: FormRefusal | undefined;
  /** What was asked of an address book last. */
  readonly change: BookChange | undefined;
};

type ShownBilling =
  /** The book, with the address that stands first and the one that is ticked. */
  | { readonly kind: 'book'; readonly selected: SavedAddress; readonly ticked: SavedAddress }
  /** The form of an address that is changed, or of a new one. */
  | { readonly kind: 'form'; readonly changed: SavedAddress | undefined; readonly fields: AddressFields };

const BILLING = 'billingAddress';

const TYPED_MODES: Readonly<Record<string, ShownStep['mode']>> = { saved: 'show', changed: 'edit', new: 'new' };

/** The form that a button of the billing book has opened, or the list that it has gone back to. */
const askedOf = ({ step, change }: ShownStep): ShownStep['mode'] | undefined => {
  if (change?.form !== BILLING) return undefined;
  if (change.kind === 'add') return 'new';
  const isThere = step.billingAddresses.some(({ addressId }) => addressId === change.addressId);
  return change.kind === 'edit' && isThere ? 'edit' : 'show';
};

/** Where the bill goes: an address of the book, or the form of a new or changed one. */
export const shownBilling = (shown: ShownStep): ShownBilling => {
  const { step, billing, mode, refusal, change } = shown;
  const inBook = (id: string | undefined) => step.billingAddresses.find(({ addressId }) => addressId === id);
  const typedId = refusal?.typed[`${BILLING}.addressId`];
  const asked = askedOf(shown);
  const wanted = asked ?? TYPED_MODES[refusal?.typed[`${BILLING}.mode`] ?? ''] ?? mode;
  if (billing !== undefined && wanted === 'show')
    return { kind: 'book', selected: billing, ticked: inBook(typedId) ?? billing };
  // What was typed for an address that has left the book is a new one, and never goes to another address of it.
  const changedId = asked === 'edit' ? change?.addressId : (typedId ?? billing?.addressId);
  const changed = wanted === 'edit' ? inBook(changedId) : undefined;
  const opening = changed === undefined ? {} : fieldsOfAddress(changed);
  const isTyped = refusal !== undefined && asked === undefined;
  return { kind: 'form', changed, fields: isTyped ? postedFields(BILLING, refusal.typed) : opening };
};

type Elsewhere = Pick<ShownStep, 'refusal' | 'change'> & {
  readonly form: 'shippingAddress' | 'packstation';
  readonly addresses: readonly SavedAddress[];
};

/** Whether the address whose form was posted has left the book meanwhile: what was typed is a new one. */
const hasLeftBook = ({ form, addresses, refusal, change }: Elsewhere): boolean => {
  const changed = refusal?.typed[`${form}.changed`];
  return changed !== undefined && change === undefined && !addresses.some(({ addressId }) => addressId === changed);
};

/**
 * What was typed into the form of a new address; what was typed into that of a changed one is none of it (spec 2 §4), unless that one has left
 * the book meanwhile.
 */
export const draftOf = (elsewhere: Elsewhere): AddressFields => {
  const { form, refusal } = elsewhere;
  const isGivenUp = refusal?.typed[`${form}.changed`] !== undefined && !hasLeftBook(elsewhere);
  return refusal === undefined || isGivenUp ? {} : postedFields(form, refusal.typed);
};

/** The address of the book whose form is open: asked for a moment ago, or posted with the step. */
export const changedIn = ({ form, addresses, refusal, change }: Elsewhere): SavedAddress | undefined => {
  const isAbout = change?.form === form;
  if (isAbout && change.kind !== 'edit') return undefined;
  const id = isAbout ? change.addressId : refusal?.typed[`${form}.changed`];
  return addresses.find(({ addressId }) => addressId === id);
};

/** The fields of an address of the book whose form is open; what was typed into it counts more than what is saved. */
export const changedFields = ({ form, refusal }: Pick<Elsewhere, 'form' | 'refusal'>, address: SavedAddress) =>
  refusal?.typed[`${form}.changed`] === address.addressId
    ? postedFields(form, refusal.typed)
    : fieldsOfAddress(address);

/** What is ticked in the book: what was chosen before, where it can still be chosen; the form of a new address in an empty one. */
export const choiceIn = (elsewhere: Elsewhere, step: UnlistedStep): string => {
  if (hasLeftBook(elsewhere)) return NEW_ADDRESS;
  const { form, addresses, refusal } = elsewhere;
  const isThere = (id: string | undefined): boolean => addresses.some(({ addressId }) => addressId === id);
  const typed = refusal?.typed[`${form}.choice`];
  const chosen = [typed, step.shippingAddress?.addressId].find((id) => id === NEW_ADDRESS || isThere(id));
  return chosen ?? addresses[0]?.addressId ?? NEW_ADDRESS;
};

/** The countries of the two addresses as the step shows them: what is ticked or stands in an open form. */
export const shownCountries = (shown: ShownStep) => {
  const { step, refusal, change } = shown;
  const bill = shownBilling(shown);
  const elsewhere: Elsewhere = { form: 'shippingAddress', addresses: step.shippingAddresses, refusal, change };
  const changed = changedIn(elsewhere);
  const choice = choiceIn(elsewhere, step);
  const ticked = step.shippingAddresses.find(({ addressId }) => addressId === choice);
  const fields = changed === undefined ? draftOf(elsewhere) : changedFields(elsewhere, changed);
  return {
    // A form without a country shows the first one that can be chosen.
    billingCountry:
      bill.kind === 'book' ? countryOf(bill.ticked) : (bill.fields.country ?? step.billingCountries[0]?.code),
    shippingCountry:
      changed === undefined && ticked !== undefined
        ? countryOf(ticked)
        : (fields.country ?? step.deliveryCountries[0]?.code),
  };
};
