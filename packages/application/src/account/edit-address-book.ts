// Reading and changing an address book, the same in the account and in the checkout. Source: spec 2 §4 "Address book", §5.

import {
  type Address,
  type AddressFields,
  type AddressKind,
  type AskedForm,
  defaultBillingAddress,
  type OpenAddressForm,
  openAddressForm,
  parsePackingStation,
  parseStreetAddress,
  type SavedAddress,
} from '@tornister/domain/address';
import { errorsOfForm } from '@tornister/domain/forms';
import { type AddressId, brandId, type FieldError } from '@tornister/domain/shared';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type {
  AddressBooks,
  AddressGateway,
  ContactGateway,
  Country,
  GatewayError,
  SavedContactDetails,
} from '../ports/index.ts';

/** A book as its page shows it. */
export type OpenedAddressBook = {
  readonly addresses: readonly SavedAddress[];
  /** The address that bills go to where nothing else is chosen; in the book of bills only. */
  readonly defaultId?: AddressId;
  /** The form that is open; one opens by itself in an empty book. */
  readonly form: OpenAddressForm;
  /** What the form of a new address begins with: whom the account belongs to. Absent where no such form is open, and where that cannot be told now. */
  readonly newFields?: AddressFields;
  readonly countries: readonly Country[];
  /** The e-mail address that goods are announced to: that of the bill; absent while there is no bill. */
  readonly email?: string;
  /** Removed addresses that can still be put back. */
  readonly restorable: readonly AddressId[];
  /** Whether the shop delivers to packing stations. */
  readonly hasPackingStations: boolean;
};

/** The form of an address as it was posted; with an id it changes that one. */
type AddressFormEntry = { readonly form: string; readonly addressId?: string; readonly fields: AddressFields };

/** Why nothing was saved: mistakes in fields, or what the server says of the whole; all else is a failure of the call. */
type EditAddressError =
  | { readonly kind: 'address.invalid'; readonly errors: readonly FieldError[]; readonly message?: string }
  | Exclude<GatewayError, { kind: 'gateway.refused' }>;

/** Everything that can be done with the books of the one who is logged in. */
export type EditAddressBook = {
  readonly open: (kind: AddressKind, asked: AskedForm) => ResultAsync<OpenedAddressBook, GatewayError>;
  /** Checks every field and adds or changes the address; the answer is the address as it stands in the book now. */
  readonly save: (kind: AddressKind, entry: AddressFormEntry) => ResultAsync<SavedAddress, EditAddressError>;
  readonly remove: (addressId: string) => ResultAsync<void, GatewayError>;
  /** Takes the last removal back. */
  readonly restore: (addressId: string) => ResultAsync<void, GatewayError>;
};

export type EditAddressBookPorts = {
  readonly addresses: AddressGateway;
  readonly contact: Pick<ContactGateway, 'details'>;
  readonly isB2b: boolean;
  readonly hasPackingStations: boolean;
};

const BOOKS = {
  billing: 'billingAddresses',
  shipping: 'shippingAddresses',
  'packing-station': 'packingStations',
} as const satisfies Readonly<Record<AddressKind, keyof AddressBooks>>;

const countriesFor = (kind: AddressKind, books: AddressBooks): readonly Country[] =>
  kind === 'billing' ? books.billingCountries : books.deliveryCountries;

const parsed = (kind: AddressKind, fields: AddressFields, countries: readonly Country[]) =>
  kind === 'packing-station'
    ? parsePackingStation(fields)
    : parseStreetAddress(fields, { countries: countries.map(({ code }) => code) });

const refusalOf =
  (form: string) =>
  (error: GatewayError): EditAddressError =>
    error.kind === 'gateway.refused'
      ? {
          kind: 'address.invalid',
          errors: errorsOfForm(form, error.fieldErrors),
          ...(error.message === '' ? {} : { message: error.message }),
        }
      : error;

/** A new address begins with whom the account belongs to, and its e-mail address as people read it. Not in the specification. */
const fieldsOfAccount = ({ salutation, firstname, lastname, shownEmail }: SavedContactDetails): AddressFields => ({
  firstname,
  lastname,
  email: shownEmail,
  ...(salutation === undefined ? {} : { salutation }),
});

/** Makes the use case of the address books. */
export const createEditAddressBook = ({
  addresses,
  contact,
  isB2b,
  hasPackingStations,
}: EditAddressBookPorts): EditAddressBook => {
  const opened = (kind: AddressKind, asked: AskedForm, books: AddressBooks): OpenedAddressBook => {
    const listed = books[BOOKS[kind]];
    const bill = defaultBillingAddress(books.billingAddresses, isB2b);
    return {
      addresses: listed,
      form: openAddressForm(listed, listed.length === 0 ? { ...asked, add: true } : asked),
      countries: countriesFor(kind, books),
      restorable: books.restorable,
      hasPackingStations,
      ...(kind === 'billing' && bill !== undefined ? { defaultId: bill.addressId } : {}),
      ...(bill === undefined ? {} : { email: bill.email }),
    };
  };
  const stored = (kind: AddressKind, id: string | undefined, address: Address) =>
    id === undefined ? addresses.add(kind, address) : addresses.update(kind, brandId<AddressId>(id), address);
  const checked = (
    kind: AddressKind,
    { form, fields }: AddressFormEntry,
    books: AddressBooks,
  ): Result<Address, EditAddressError> =>
    parsed(kind, fields, countriesFor(kind, books)).match<Result<Address, EditAddressError>>(
      (address) => ok(address),
      (errors) => err({ kind: 'address.invalid', errors: errorsOfForm(form, errors) }),
    );
  return {
    open: (kind, asked) =>
      addresses.books().andThen((books) => {
        const book = opened(kind, asked, books);
        if (book.form.mode !== 'add') return okAsync(book);
        return contact
          .details()
          .map((details) => ({ ...book, newFields: fieldsOfAccount(details) }))
          .orElse(() => okAsync(book));
      }),
    save: (kind, entry) =>
      addresses
        .books()
        .mapErr(refusalOf(entry.form))
        .andThen((books) =>
          checked(kind, entry, books).match(
            (address) => stored(kind, entry.addressId, address).mapErr(refusalOf(entry.form)),
            (error) => errAsync<SavedAddress, EditAddressError>(error),
          ),
        ),
    remove: (id) => addresses.remove(brandId<AddressId>(id)),
    restore: (id) => addresses.restore(brandId<AddressId>(id)),
  };
};
