// What the buttons in the address books of the shipping step ask for: they post the step's form with one value more.

import type { FormEvent } from 'react';
import { data } from 'react-router';
import { accountUseCases } from '../../composition/account-tokens.ts';
import { fieldOf, type PostedForm, refuseFields, typedIn } from '../form-refusal.ts';

/** The books of the step, by the prefixes of their fields. */
const BOOK_FORMS = ['billingAddress', 'shippingAddress', 'packstation'] as const;
export type BookForm = (typeof BOOK_FORMS)[number];

const KINDS = ['remove', 'restore', 'edit', 'add', 'list'] as const;

export type BookChange = {
  readonly kind: (typeof KINDS)[number];
  readonly form: BookForm;
  readonly addressId: string;
};

const askingTo =
  (kind: BookChange['kind']) =>
  (form: BookForm, addressId = ''): string =>
    `${kind}:${form}:${addressId}`;

/** The name of the buttons and their values. */
export const bookChange = {
  name: 'book',
  remove: askingTo('remove'),
  restore: askingTo('restore'),
  edit: askingTo('edit'),
  /** The form of a new address. */
  add: askingTo('add'),
  /** Back from the form of a changed or new address to the list. */
  list: askingTo('list'),
} as const;

/** Whether a form is sent by a button that only opens or closes a form in the page, and changes neither book nor order. */
export const showsOnly = ({ nativeEvent }: FormEvent): boolean => {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && /^(?:edit|add|list):/.test(submitter.value);
};

/** The change that a form was posted for; nothing where the step is to be saved. */
export const postedBookChange = (posted: FormData): BookChange | undefined => {
  const [kind, form, addressId = ''] = fieldOf(posted, bookChange.name).split(':');
  const known = KINDS.find((name) => name === kind);
  const book = BOOK_FORMS.find((name) => name === form);
  return known === undefined || book === undefined ? undefined : { kind: known, form: book, addressId };
};

/** Makes the change and shows the step again with everything that was typed. */
export const changeBook = async (form: PostedForm, change: BookChange) => {
  const editing = form.shop.get(accountUseCases.editAddressBook);
  if (change.kind === 'remove' || change.kind === 'restore') {
    const done = await editing[change.kind](change.addressId);
    if (done.isErr()) return refuseFields(form, done.error);
  }
  return data({ refusal: { typed: typedIn(form.posted), errors: [] }, change });
};

/** Whether the change has removed an address from this book, which is still away. */
export const isRemovedFrom = (
  form: BookForm,
  addresses: readonly { readonly addressId: string }[],
  change: BookChange | undefined,
): change is BookChange =>
  change?.kind === 'remove' &&
  change.form === form &&
  !addresses.some(({ addressId }) => addressId === change.addressId);
