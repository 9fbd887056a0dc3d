// The billing address on the shipping step: choose one, change it, add one.

import { countryOf, type AddressFields as FormFields, type SavedAddress } from '@tornister/domain/address';
import { useTranslation } from 'react-i18next';
import { AddressForm } from '../../components/checkout/address-form/address-form.tsx';
import { bookChange, isRemovedFrom } from './book-change.ts';
import { bookKey, ChangeButton, RemovedAddress, SavedAddressChoice } from './saved-address.tsx';
import styles from './shipping.module.css';
import { type ShownStep, shownBilling } from './shown-addresses.ts';

export type BillingSectionProps = {
  readonly shown: ShownStep;
  /** Another country is ticked, or chosen in the form. */
  readonly onCountry: (country: string) => void;
};

const FORM = 'billingAddress';

/** The addresses of the book, one of them ticked, with the ways to change it and to add one. */
const SavedAddresses = ({
  shown: { step, change },
  selected,
  ticked,
  onCountry,
}: BillingSectionProps & { readonly selected: SavedAddress; readonly ticked: SavedAddress }) => {
  const { t } = useTranslation('checkout');
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
            isChosen={address.addressId === ticked.addressId}
            canRemove={others.length > 0}
            showsEmail
            onChoose={() => onCountry(countryOf(address))}
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

type AddressFieldsProps = BillingSectionProps & {
  /** The address that is changed; absent when one is added. */
  readonly changed: SavedAddress | undefined;
  readonly fields: FormFields;
};

/** The form of a new or changed address, with what was typed into it. */
const AddressFields = ({ shown, changed, fields, onCountry }: AddressFieldsProps) => {
  const { t } = useTranslation('checkout');
  const { step, refusal, billing } = shown;
  // With a new address: the one that is ticked again when the form is given up.
  const addressId = changed?.addressId ?? refusal?.typed[`${FORM}.addressId`];
  return (
    <>
      <input type="hidden" name={`${FORM}.mode`} value={changed === undefined ? 'new' : 'changed'} />
      {addressId === undefined ? null : <input type="hidden" name={`${FORM}.addressId`} value={addressId} />}
      <AddressForm
        form={FORM}
        kind="street"
        fields={fields}
        errors={refusal?.errors ?? []}
        countries={step.billingCountries}
        contact="asked"
        onCountryChange={onCountry}
      />
      {billing === undefined ? null : (
        <p className={styles.links}>
          <ChangeButton value={bookChange.list(FORM, changed?.addressId)}>
            {t('vue.checkout.address.cancel')}
          </ChangeButton>
        </p>
      )}
    </>
  );
};

/** Where the bill goes: a chosen address, or the form of a new or changed one. */
export const BillingSection = ({ shown, onCountry }: BillingSectionProps) => {
  const { t } = useTranslation('checkout');
  const bill = shownBilling(shown);
  return (
    <section id={`${FORM}.addressId`} className={styles.section} aria-labelledby="billing-title">
      <h2 id="billing-title">{t('vue.checkout.shipping.billing')}</h2>
      {bill.kind === 'book' ? (
        <SavedAddresses shown={shown} selected={bill.selected} ticked={bill.ticked} onCountry={onCountry} />
      ) : (
        <AddressFields shown={shown} changed={bill.changed} fields={bill.fields} onCountry={onCountry} />
      )}
    </section>
  );
};
