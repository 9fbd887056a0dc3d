// The delivery address and the shipper on the shipping step.

import type { UnlistedStep } from '@tornister/application/checkout';
import { countryOf, type SavedAddress } from '@tornister/domain/address';
import { DELIVERY_TYPES, needsSpeditionFields, SPEDITION_TEXT_MAX_LENGTH } from '@tornister/domain/checkout';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOfAddress, postedFields } from '../../components/checkout/address-form/address-fields.ts';
import { AddressForm } from '../../components/checkout/address-form/address-form.tsx';
import { ShipperChoice } from '../../components/checkout/shipper-choice/shipper-choice.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { TextField } from '../../components/ui/form-field/form-field.tsx';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { useBehavior } from '../../react/use-behavior.ts';
import { usePageUseCase } from '../../react/use-page-use-case.ts';
import type { FormRefusal } from '../form-refusal.ts';
import { type BookChange, bookChange, isRemovedFrom } from './book-change.ts';
import { bookKey, RemovedAddress, SavedAddressChoice } from './saved-address.tsx';
import styles from './shipping.module.css';
import { NEW_ADDRESS, SPEDITION_PREFIX } from './shipping-entry.ts';

type SectionProps = {
  readonly step: UnlistedStep;
  /** The address of the bill with which the page begins. */
  readonly billing: SavedAddress | undefined;
  readonly refusal: FormRefusal | undefined;
  /** What was asked of an address book last. */
  readonly change: BookChange | undefined;
};

type ElsewhereProps = SectionProps & {
  readonly form: 'shippingAddress' | 'packstation';
  readonly addresses: readonly SavedAddress[];
  readonly onCountry: (country: string) => void;
};

/**
 * What was typed into the form of a new address; what was typed into that of a changed one is none of it (spec 2 §4), unless that one has left
 * the book meanwhile.
 */
const draftOf = (props: Pick<ElsewhereProps, 'form' | 'addresses' | 'refusal' | 'change'>) => {
  const { form, refusal } = props;
  const isGivenUp = refusal?.typed[`${form}.changed`] !== undefined && !hasLeftBook(props);
  return refusal === undefined || isGivenUp ? {} : postedFields(form, refusal.typed);
};

/** Whether the address whose form was posted has left the book meanwhile: what was typed is a new one. */
const hasLeftBook = ({ form, addresses, refusal, change }: Parameters<typeof draftOf>[0]): boolean => {
  const changed = refusal?.typed[`${form}.changed`];
  return changed !== undefined && change === undefined && !addresses.some(({ addressId }) => addressId === changed);
};

/** The address of the book whose form is open: asked for a moment ago, or posted with the step. */
const changedIn = ({
  form,
  addresses,
  refusal,
  change,
}: Pick<ElsewhereProps, 'form' | 'addresses' | 'refusal' | 'change'>): SavedAddress | undefined => {
  const isAbout = change?.form === form;
  if (isAbout && change.kind !== 'edit') return undefined;
  const id = isAbout ? change.addressId : refusal?.typed[`${form}.changed`];
  return addresses.find(({ addressId }) => addressId === id);
};

/** What was chosen before, where it can still be chosen. */
const choiceOf = (addresses: readonly SavedAddress[], typed: string | undefined): string | undefined =>
  typed === NEW_ADDRESS || addresses.some(({ addressId }) => addressId === typed) ? typed : undefined;

type ChangedAddressProps = Pick<ElsewhereProps, 'step' | 'refusal' | 'form' | 'onCountry'> & {
  readonly address: SavedAddress;
};

/** The form of an address of the book; what was typed into it counts more than what is saved. */
const ChangedAddress = ({ step, refusal, form, onCountry, address }: ChangedAddressProps) => {
  const { t } = useTranslation('checkout');
  const isStation = form === 'packstation';
  const isTyped = refusal?.typed[`${form}.changed`] === address.addressId;
  return (
    <div className={styles.elsewhere} data-form={form} key={address.addressId}>
      <input type="hidden" name={`${form}.changed`} value={address.addressId} />
      <AddressForm
        form={form}
        kind={isStation ? 'packing-station' : 'street'}
        fields={isTyped ? postedFields(form, refusal.typed) : fieldsOfAddress(address)}
        errors={refusal?.errors ?? []}
        countries={step.deliveryCountries}
        contact={{ email: address.email }}
        onCountryChange={onCountry}
      />
      <p className={styles.links}>
        <Button type="submit" look="plain" name={bookChange.name} value={bookChange.list(form, address.addressId)}>
          {t('vue.checkout.address.cancel')}
        </Button>
      </p>
    </div>
  );
};

/** Another address than that of the bill: one of the book, or a new one whose form opens with its choice. */
const ElsewhereFields = ({ step, billing, refusal, change, form, addresses, onCountry }: ElsewhereProps) => {
  const { t } = useTranslation('checkout');
  const isStation = form === 'packstation';
  const selected = addresses.find(({ addressId }) => addressId === step.shippingAddress?.addressId);
  const changed = changedIn({ form, addresses, refusal, change });
  if (changed !== undefined) return <ChangedAddress {...{ step, refusal, form, onCountry }} address={changed} />;
  const choice = hasLeftBook({ form, addresses, refusal, change })
    ? NEW_ADDRESS
    : (choiceOf(addresses, refusal?.typed[`${form}.choice`]) ??
      selected?.addressId ??
      addresses[0]?.addressId ??
      NEW_ADDRESS);
  const email = billing?.email ?? '';
  return (
    <div id={`${form}.addressId`} className={styles.elsewhere} data-form={form}>
      {addresses.length === 0 ? (
        <input type="hidden" name={`${form}.choice`} value={NEW_ADDRESS} />
      ) : (
        <div key={bookKey(addresses)} className={styles.addresses}>
          {addresses.map((address) => (
            <SavedAddressChoice
              key={address.addressId}
              name={`${form}.choice`}
              isChosen={choice === address.addressId}
              canRemove
              onChoose={() => onCountry(countryOf(address))}
              {...{ form, address }}
            />
          ))}
          <label className={styles.address}>
            <input type="radio" name={`${form}.choice`} value={NEW_ADDRESS} defaultChecked={choice === NEW_ADDRESS} />
            {t(isStation ? 'vue.checkout.packstation.add' : 'vue.checkout.address.addDelivery')}
          </label>
        </div>
      )}
      {isRemovedFrom(form, addresses, change) ? <RemovedAddress form={form} addressId={change.addressId} /> : null}
      <div className={styles.newAddress}>
        <AddressForm
          form={form}
          kind={isStation ? 'packing-station' : 'street'}
          fields={draftOf({ form, addresses, refusal, change })}
          errors={refusal?.errors ?? []}
          countries={step.deliveryCountries}
          contact={{ email }}
          onCountryChange={onCountry}
        />
      </div>
    </div>
  );
};

/** Where the goods go and who brings them. With scripts the shippers follow the choice at once, without them on the next page. */
export const DeliverySection = ({ step, billing, refusal, change }: SectionProps) => {
  const { t } = useTranslation('checkout');
  const wantedType = refusal?.typed.deliveryType;
  const wantedShipper = refusal?.typed.shipperCode;
  const opened = useMemo(
    () => ({ step, wantedType, ...(wantedShipper === undefined ? {} : { wantedShipper }) }),
    [step, wantedType, wantedShipper],
  );
  const delivery = usePageUseCase(checkoutUseCases.chooseDelivery, opened);
  const { shippers, packingStation } = useBehavior(delivery.state$);
  const shipper = shippers.find(({ selected }) => selected)?.code;
  return (
    <>
      <section className={styles.section} aria-labelledby="delivery-title">
        <h2 id="delivery-title">{t('vue.checkout.shipping.delivery')}</h2>
        <div className={styles.delivery}>
          <fieldset className={styles.types}>
            <legend className="visually-hidden">{t('vue.checkout.shipping.delivery')}</legend>
            {DELIVERY_TYPES.filter((type) => type !== 'packstation' || packingStation !== 'none').map((type) => (
              <label key={type} className={styles.type}>
                <input
                  // Where the list of mistakes leads to.
                  {...(type === 'sameAsBilling' ? { id: 'deliveryType' } : {})}
                  type="radio"
                  name="deliveryType"
                  value={type}
                  disabled={type === 'packstation' && packingStation === 'freight'}
                  defaultChecked={type === delivery.state$.first.deliveryType}
                  onChange={() => delivery.chooseType(type)}
                />
                <span>
                  <span className={styles.typeTitle}>{t(`vue.checkout.delivery.${type}`)}</span>
                  <span className={styles.typeText}>
                    {type === 'packstation' && packingStation === 'freight'
                      ? t('vue.checkout.shipper.reason.FREIGHT-ONLY')
                      : t(`vue.checkout.delivery.${type}.text`)}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
          <ElsewhereFields
            form="shippingAddress"
            addresses={step.shippingAddresses}
            step={step}
            billing={billing}
            refusal={refusal}
            change={change}
            onCountry={delivery.chooseCountry}
          />
          {packingStation === 'offered' ? (
            <ElsewhereFields
              form="packstation"
              addresses={step.packingStations}
              step={step}
              billing={billing}
              refusal={refusal}
              change={change}
              onCountry={() => undefined}
            />
          ) : null}
        </div>
      </section>
      {shippers.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="shipper-title">
          <h2 id="shipper-title">{t('vue.checkout.shipping.shipper')}</h2>
          <fieldset>
            <legend className="visually-hidden">{t('vue.checkout.shipping.shipper')}</legend>
            <ShipperChoice name="shipperCode" shippers={shippers} />
          </fieldset>
          {needsSpeditionFields(shipper) && step.cart.speditionFields.length > 0 ? (
            <div className={styles.spedition}>
              <p>{t('vue.checkout.shipping.spedition')}</p>
              {step.cart.speditionFields.map(({ fieldName, displayName, fieldValue }) => (
                <TextField
                  key={fieldName}
                  name={`${SPEDITION_PREFIX}${fieldName}`}
                  label={displayName}
                  errors={refusal?.errors ?? []}
                  defaultValue={refusal?.typed[`${SPEDITION_PREFIX}${fieldName}`] ?? fieldValue}
                  maxLength={SPEDITION_TEXT_MAX_LENGTH}
                />
              ))}
            </div>
          ) : null}
        </section>
      )}
    </>
  );
};
