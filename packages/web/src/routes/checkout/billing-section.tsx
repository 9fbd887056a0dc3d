// The billing address on the shipping step: choose one, change it, add one.

import type { UnlistedStep } from '@tornister/application/checkout';
import type { SavedAddress } from '@tornister/domain/address';
import { useTranslation } from 'react-i18next';
import { fieldsOfAddress, postedFields } from '../../components/checkout/address-form/address-fields.ts';
import { AddressForm } from '../../components/checkout/address-form/address-form.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { type BookChange, bookChange, isRemovedFrom } from './book-change.ts';
import { bookKey, ChangeButton, RemovedAddress, SavedAddressChoice } from './saved-address.tsx';
import styles from './shipping.module.css';

export type BillingSectionProps = {
  readonly step: UnlistedStep;
  /** The address with which the page begins. */
  readonly billing: SavedAddress | undefined;
  /** What the page's address asks for. */
  readonly mode: 'show' | 'edit' | 'new';
  readonly refusal: FormRefusal | undefined;
  /** What was asked of an address book last. */
  readonly change: BookChange | undefined;
};

const FORM = 'billingAddress';

/** The addresses of the book, one of them chosen, with the ways to change it and to add one. */
const SavedAddresses = ({
  step,
  selected,
  refusal,
  change,
}: Pick<BillingSectionProps, 'step' | 'refusal' | 'change'> & { readonly selected: SavedAddress }) => {
  const { t } = useTranslation('checkout');
  const typed = step.billingAddresses.find(({ addressId }) => addressId === refusal?.typed[`${FORM}.addressId`]);
  const others = step.billingAddresses.filter(({ addressId }) => addressId !== selected.addressId);
  return (
    <>
      <input type="hidden" name={`${FORM}.mode`} value="saved" />
      <div key={bookKey(step.billingAddresses)} className={styles.addresses}>
        {[selected, ...others].map((address) => (
          <SavedAddressChoice
            key={address.addressId}
            form={FORM}
            name={`${FORM}.addressId`}
            isChosen={address.addressId === (typed ?? selected).addressId}
            canRemove={others.length > 0}
            showsEmail
            {...{ address }}
          />
        ))}
        {isRemovedFrom(FORM, step.billingAddresses, change) ? (
          <RemovedAddress form={FORM} addressId={change.addressId} />
        ) : null}
      </div>
      <p className={styles.links}>
        <ChangeButton value={bookChange.add(FORM)}>{t('vue.checkout.address.add')}</ChangeButton>
      </p>
    </>
  );
};

type NewAddressProps = Pick<BillingSectionProps, 'step' | 'refusal'> & {
  /** Whether something was typed into this form. */
  readonly isTyped: boolean;
  /** The address that is changed; absent when one is added. */
  readonly changed: SavedAddress | undefined;
  readonly canCancel: boolean;
};

/** The form of a new or changed address, with what was typed into it. */
const AddressFields = ({ step, refusal, isTyped, changed, canCancel }: NewAddressProps) => {
  const { t } = useTranslation('checkout');
  // With a new address: the one that is ticked again when the form is given up.
  const addressId = changed?.addressId ?? refusal?.typed[`${FORM}.addressId`];
  const opening = changed === undefined ? {} : fieldsOfAddress(changed);
  return (
    <>
      <input type="hidden" name={`${FORM}.mode`} value={changed === undefined ? 'new' : 'changed'} />
      {addressId === undefined ? null : <input type="hidden" name={`${FORM}.addressId`} value={addressId} />}
      <AddressForm
        form={FORM}
        kind="street"
        fields={refusal !== undefined && isTyped ? postedFields(FORM, refusal.typed) : opening}
        errors={refusal?.errors ?? []}
        countries={step.billingCountries}
        contact="asked"
      />
      {canCancel ? (
        <p className={styles.links}>
          <ChangeButton value={bookChange.list(FORM, changed?.addressId)}>
            {t('vue.checkout.address.cancel')}
          </ChangeButton>
        </p>
      ) : null}
    </>
  );
};

const TYPED_MODES: Readonly<Record<string, BillingSectionProps['mode']>> = {
  saved: 'show',
  changed: 'edit',
  new: 'new',
};

/** The form that a button of this book has opened, or the list that it has gone back to. */
const askedOf = (
  addresses: readonly SavedAddress[],
  change: BookChange | undefined,
): BillingSectionProps['mode'] | undefined => {
  if (change?.form !== FORM) return undefined;
  if (change.kind === 'add') return 'new';
  return change.kind === 'edit' && addresses.some(({ addressId }) => addressId === change.addressId) ? 'edit' : 'show';
};

/** Where the bill goes: a chosen address, or the form of a new or changed one. */
export const BillingSection = ({ step, billing, mode, refusal, change }: BillingSectionProps) => {
  const { t } = useTranslation('checkout');
  const asked = askedOf(step.billingAddresses, change);
  const wanted = asked ?? TYPED_MODES[refusal?.typed[`${FORM}.mode`] ?? ''] ?? mode;
  // What was typed for an address that has left the book is a new one, and never goes to another address of it.
  const changedId = asked === 'edit' ? change?.addressId : (refusal?.typed[`${FORM}.addressId`] ?? billing?.addressId);
  return (
    <section id={`${FORM}.addressId`} className={styles.section} aria-labelledby="billing-title">
      <h2 id="billing-title">{t('vue.checkout.shipping.billing')}</h2>
      {billing !== undefined && wanted === 'show' ? (
        <SavedAddresses step={step} selected={billing} refusal={refusal} change={change} />
      ) : (
        <AddressFields
          step={step}
          refusal={refusal}
          isTyped={asked === undefined}
          changed={
            wanted === 'edit' ? step.billingAddresses.find(({ addressId }) => addressId === changedId) : undefined
          }
          canCancel={billing !== undefined}
        />
      )}
    </section>
  );
};
