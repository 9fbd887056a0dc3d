// The form of a new or changed address in an address book.

import type { OpenedAddressBook } from '@tornister/application/account';
import type { OpenAddressForm } from '@tornister/domain/address';
import type { AddressBookPage } from '@tornister/domain/routing';
import { ADDRESS_FORM } from '@tornister/domain/session';
import { useTranslation } from 'react-i18next';
import { ADDRESS_FIELD_NAMES, fieldsOfAddress, postedFields } from '../../checkout/address-form/address-fields.ts';
import { AddressForm } from '../../checkout/address-form/address-form.tsx';
import { AccountForm, type AccountFormProps } from '../account-form/account-form.tsx';
import { ShownTo } from '../account-form/shown-to.tsx';
import styles from './address-book.module.css';
import { addPath, bookPath, editPath, type WayBack } from './book-path.ts';

export type AddressEditorProps = Pick<AccountFormProps, 'errors' | 'message' | 'draft'> &
  Pick<OpenedAddressBook, 'countries' | 'email' | 'newFields'> & {
    readonly book: AddressBookPage;
    /** The page that sent somebody here for an address. */
    readonly back?: WayBack | undefined;
    readonly form: Exclude<OpenAddressForm, { mode: 'closed' }>;
    /** What was typed before, where the form is shown again. */
    readonly typed: Readonly<Record<string, string>> | undefined;
    /** Whether there is a list to go back to. */
    readonly canCancel: boolean;
    readonly onCancel: () => void;
  };

/** What an address is announced to: goods take the e-mail address of the bill, where there is one. */
const contactOf = (book: AddressBookPage, email: string | undefined) =>
  book === 'billing' || email === undefined ? 'asked' : { email };

/** One form at a time: of a new address, or of the one that is changed. */
export const AddressEditor = ({
  book,
  back,
  form,
  typed,
  countries,
  email,
  newFields = {},
  ...rest
}: AddressEditorProps) => {
  const { t } = useTranslation('account');
  const { canCancel, onCancel, ...formProps } = rest;
  const labels = Object.fromEntries(
    ADDRESS_FIELD_NAMES.map((name) => [`${ADDRESS_FORM}.${name}`, t(`vue.address.${name}`)]),
  );
  const changed = form.mode === 'edit' ? form.address : undefined;
  const opening = changed === undefined ? newFields : fieldsOfAddress(changed);
  return (
    <section className={styles.editor} aria-labelledby="address-editor-title">
      <h2 id="address-editor-title">
        {t(changed === undefined ? `vue.account.addresses.new.${book}` : 'vue.account.addresses.changeTitle')}
      </h2>
      <AccountForm
        key={changed?.addressId ?? 'new'}
        action={changed === undefined ? addPath(book, back) : editPath(book, changed.addressId, back)}
        intent="save"
        labels={labels}
        submit={t('vue.account.addresses.save')}
        {...formProps}
      >
        <ShownTo />
        {changed === undefined ? null : <input type="hidden" name="addressId" value={changed.addressId} />}
        <AddressForm
          form={ADDRESS_FORM}
          kind={book === 'packing-station' ? 'packing-station' : 'street'}
          fields={typed === undefined ? opening : postedFields(ADDRESS_FORM, typed)}
          errors={formProps.errors}
          countries={countries}
          contact={contactOf(book, changed?.email ?? email)}
        />
      </AccountForm>
      {canCancel ? (
        <a href={bookPath(book, back)} onClick={onCancel}>
          {t('vue.account.addresses.cancel')}
        </a>
      ) : null}
    </section>
  );
};
