// Routes /myaccount/addresses/billing/, …/shipping/ and …/packing-station/: one address book each.

import type { OpenAddressForm } from '@tornister/domain/address';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { AccountPage } from '../../components/account/account-page/account-page.tsx';
import { AddressBooksNavigation } from '../../components/account/address-book/address-books-navigation.tsx';
import { AddressEditor } from '../../components/account/address-book/address-editor.tsx';
import { AddressList } from '../../components/account/address-book/address-list.tsx';
import { addPath, editPath, wayBackPath } from '../../components/account/address-book/book-path.ts';
import { LinkButton } from '../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../components/ui/error-summary/error-summary.tsx';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { useFocusWhen } from '../../react/use-focus-when.ts';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import type { loader } from './address-book.loader.ts';

export { revalidatesRefused as shouldRevalidate } from '../revalidate-refused.ts';

/** A form that was refused stays open, also when the address that it changes has left the book: it becomes a new one then. */
const formAfter = (form: OpenAddressForm, refusal: FormRefusal | undefined): OpenAddressForm =>
  form.mode === 'closed' && refusal?.typed.intent === 'save' ? { mode: 'add' } : form;

/** A book: its addresses, or the form of one of them. */
export const Component = () => {
  const { t } = useTranslation('account');
  const { book, opened, path, removed, back, resumed } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? resumed;
  const { errors = [], message } = refusal ?? {};
  const draft = useFormDraft(path, refusal !== undefined);
  const { addresses, defaultId, countries, email, newFields, hasPackingStations } = opened;
  const form = formAfter(opened.form, refusal);
  const isOpen = form.mode !== 'closed';
  const drafts = useShop().get(sessionUseCases.formDrafts);
  // The form that opens closes the others of the book, and what was typed into them is given up (spec 2 §4).
  useEffect(() => {
    const forms = [addPath(book, back), ...addresses.map(({ addressId }) => editPath(book, addressId, back))];
    if (isOpen) for (const other of forms.filter((form) => form !== path)) drafts.drop(other);
  }, [drafts, isOpen, book, back, addresses, path]);
  // The button that removes an address goes with it, and so does the one that takes that back.
  useFocusWhen(removed?.addressId ?? '', '[data-undo]');
  useFocusWhen(removed === undefined, '[data-book] a');
  return (
    <AccountPage title={t(`vue.account.addresses.${book}`)} lead={t(`vue.account.addresses.${book}.text`)}>
      <AddressBooksNavigation current={book} hasPackingStations={hasPackingStations} />
      {back === undefined ? null : (
        <p>
          <a href={wayBackPath(back)}>{t(`vue.account.addresses.back.${back}`)}</a>
        </p>
      )}
      {form.mode === 'closed' ? (
        <>
          <ErrorSummary errors={errors} message={message} labelOf={(field) => field} />
          <AddressList {...{ book, back, addresses }} defaultId={defaultId} removed={removed} />
          <p>
            <LinkButton href={addPath(book, back)}>{t(`vue.account.addresses.new.${book}`)}</LinkButton>
          </p>
        </>
      ) : (
        <>
          {removed === undefined ? null : (
            <AddressList {...{ book, back }} addresses={[]} defaultId={undefined} removed={removed} />
          )}
          <AddressEditor
            typed={refusal?.typed}
            canCancel={addresses.length > 0}
            onCancel={() => drafts.drop(path)}
            {...{ book, back, form, errors, message, draft, countries }}
            {...(email === undefined ? {} : { email })}
            {...(newFields === undefined ? {} : { newFields })}
          />
        </>
      )}
    </AccountPage>
  );
};
