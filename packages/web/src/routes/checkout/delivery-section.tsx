// The delivery address and the shipper on the shipping step.

import type { ChooseDelivery } from '@tornister/application/checkout';
import { countryOf, type SavedAddress } from '@tornister/domain/address';
import { DELIVERY_TYPES, needsSpeditionFields, SPEDITION_TEXT_MAX_LENGTH } from '@tornister/domain/checkout';
import { useTranslation } from 'react-i18next';
import { AddressForm } from '../../components/checkout/address-form/address-form.tsx';
import { ShipperChoice } from '../../components/checkout/shipper-choice/shipper-choice.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { TextField } from '../../components/ui/form-field/form-field.tsx';
import { useBehavior } from '../../react/use-behavior.ts';
import { bookChange, isRemovedFrom } from './book-change.ts';
import { bookKey, RemovedAddress, SavedAddressChoice } from './saved-address.tsx';
import styles from './shipping.module.css';
import { displacedField, NEW_ADDRESS, SPEDITION_PREFIX } from './shipping-entry.ts';
import { changedFields, changedIn, choiceIn, draftOf, type ShownStep } from './shown-addresses.ts';

type SectionProps = { readonly shown: ShownStep };

type ElsewhereProps = SectionProps & {
  readonly form: 'shippingAddress' | 'packstation';
  readonly addresses: readonly SavedAddress[];
  readonly onCountry: (country: string) => void;
};

/** The country in the form of a new address, which is on the page while another address is ticked, too. */
const countryTypedIn = (form: string, field: HTMLInputElement): string =>
  String(new FormData(field.form ?? undefined).get(`${form}.country`) ?? '');

type ChangedAddressProps = Pick<ElsewhereProps, 'shown' | 'form' | 'onCountry'> & {
  readonly address: SavedAddress;
};

/** The form of an address of the book. */
const ChangedAddress = ({ shown: { step, refusal }, form, onCountry, address }: ChangedAddressProps) => {
  const { t } = useTranslation('checkout');
  const isStation = form === 'packstation';
  return (
    <div className={styles.elsewhere} data-form={form} key={address.addressId}>
      <input type="hidden" name={`${form}.changed`} value={address.addressId} />
      <AddressForm
        form={form}
        kind={isStation ? 'packing-station' : 'street'}
        fields={changedFields({ form, refusal }, address)}
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
const ElsewhereFields = ({ shown, form, addresses, onCountry }: ElsewhereProps) => {
  const { t } = useTranslation('checkout');
  const { step, billing, refusal, change } = shown;
  const isStation = form === 'packstation';
  const elsewhere = { form, addresses, refusal, change };
  const changed = changedIn(elsewhere);
  if (changed !== undefined) return <ChangedAddress {...{ shown, form, onCountry }} address={changed} />;
  const choice = choiceIn(elsewhere, step);
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
            <input
              type="radio"
              name={`${form}.choice`}
              value={NEW_ADDRESS}
              defaultChecked={choice === NEW_ADDRESS}
              onChange={({ currentTarget }) => onCountry(countryTypedIn(form, currentTarget))}
            />
            {t(isStation ? 'vue.checkout.packstation.add' : 'vue.checkout.address.addDelivery')}
          </label>
        </div>
      )}
      {isRemovedFrom(form, addresses, change) ? <RemovedAddress form={form} addressId={change.addressId} /> : null}
      <div className={styles.newAddress}>
        <AddressForm
          form={form}
          kind={isStation ? 'packing-station' : 'street'}
          fields={draftOf(elsewhere)}
          errors={refusal?.errors ?? []}
          countries={step.deliveryCountries}
          contact={{ email }}
          onCountryChange={onCountry}
        />
      </div>
    </div>
  );
};

export type DeliverySectionProps = SectionProps & { readonly delivery: ChooseDelivery };

/** Where the goods go and who brings them. With scripts the shippers follow the choice at once, without them on the next page. */
export const DeliverySection = ({ shown, delivery }: DeliverySectionProps) => {
  const { t } = useTranslation('checkout');
  const { step, refusal } = shown;
  const { deliveryType, shippers, displacedShipper, packingStation } = useBehavior(delivery.state$);
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
            shown={shown}
            onCountry={delivery.chooseCountry}
          />
          {packingStation === 'offered' ? (
            <ElsewhereFields
              form="packstation"
              addresses={step.packingStations}
              shown={shown}
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
            {displacedShipper === undefined ? null : (
              <input type="hidden" name={displacedField(deliveryType, shipper)} value={displacedShipper} />
            )}
            <ShipperChoice name="shipperCode" shippers={shippers} onChoose={delivery.chooseShipper} />
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
