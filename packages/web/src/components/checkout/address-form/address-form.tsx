// The input fields of a billing or delivery address.

import type { Country } from '@tornister/application/ports';
import { type AddressFields, SALUTATIONS } from '@tornister/domain/address';
import type { FieldError } from '@tornister/domain/shared';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import { CheckField, SelectField, TextField, type TextFieldProps } from '../../ui/form-field/form-field.tsx';
import styles from './address-form.module.css';

export type AddressFormProps = {
  /** Prefix of the field names, like `billingAddress`. */
  readonly form: string;
  readonly kind: 'street' | 'packing-station';
  readonly fields: AddressFields;
  readonly errors: readonly FieldError[];
  readonly countries: readonly Country[];
  /**
   * The address that the bill is sent to asks for e-mail and phone, and where to mail about the parcel; where no parcel is announced, for e-mail and
   * phone; where the form around it asks for the e-mail, for the phone alone; a second address takes the e-mail over.
   */
  readonly contact: 'asked' | 'no-parcel' | 'phone' | { readonly email: string };
  /** The address is one of an institution in any case. */
  readonly isInstitution?: boolean;
  readonly onCountryChange?: (country: string) => void;
};

type Field = keyof AddressFields;

/** Whether the goods go to a person or to an institution; the name of the institution is asked for only then. */
const RecipientFields = ({ form, fields, errors, isInstitution = false }: AddressFormProps) => {
  const { t } = useTranslation('forms');
  const { isB2b } = useShop().site.storefront;
  const name = `${form}.formType`;
  // Who shops for an institution means its address unless he says otherwise.
  const { formType = isB2b ? 'companyOrSchool' : 'private' } = fields;
  const company = (
    <TextField
      name={`${form}.company`}
      label={t('vue.address.company')}
      errors={errors}
      autoComplete="organization"
      defaultValue={fields.company}
    />
  );
  if (isInstitution)
    return (
      <>
        <input type="hidden" name={name} value="companyOrSchool" />
        {company}
      </>
    );
  return (
    <div className={styles.recipient}>
      <fieldset className={styles.types}>
        <legend className="visually-hidden">{t('vue.address.formType')}</legend>
        {(['private', 'companyOrSchool'] as const).map((type) => (
          <label key={type} className={styles.type}>
            <input type="radio" name={name} value={type} defaultChecked={formType === type} />
            {t(`vue.address.formType.${type}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.company}>{company}</div>
    </div>
  );
};

/** Fields of one address: each knows its name in the form, its label, and its section of the browser's autofill. */
const useFields = ({ form, kind, fields, errors, contact }: AddressFormProps) => {
  const { t } = useTranslation('forms');
  const section = kind === 'packing-station' || typeof contact === 'object' ? 'shipping' : 'billing';
  const text = (name: Field, more: Partial<TextFieldProps> = {}) => (
    <TextField
      {...more}
      name={`${form}.${name}`}
      label={t(`vue.address.${name}`)}
      errors={errors}
      defaultValue={fields[name]}
      {...(more.autoComplete === undefined ? {} : { autoComplete: `${section} ${more.autoComplete}` })}
    />
  );
  return { text, section, t };
};

const SalutationField = (props: AddressFormProps) => {
  const { section, t } = useFields(props);
  const { form, fields, errors } = props;
  return (
    <SelectField
      name={`${form}.salutation`}
      label={t('vue.address.salutation')}
      errors={errors}
      autoComplete={`${section} honorific-prefix`}
      defaultValue={fields.salutation ?? ''}
      options={[
        { value: '', label: t('vue.form.select.choose') },
        ...SALUTATIONS.map((value) => ({ value, label: t(`vue.address.salutation.${value}`) })),
      ]}
    />
  );
};

/** Where the goods lie ready: a packing station, by its owner's number. */
const StationFields = (props: AddressFormProps) => {
  const { text, t } = useFields(props);
  return (
    <>
      <div className={styles.half}>
        {text('postNumber', { inputMode: 'numeric', hint: t('vue.address.postNumber.hint') })}
      </div>
      <div className={styles.half}>{text('stationName', { hint: t('vue.address.stationName.hint') })}</div>
    </>
  );
};

const StreetFields = (props: AddressFormProps) => {
  const { text } = useFields(props);
  return (
    <>
      <div>{text('streetAndNumber', { autoComplete: 'address-line1' })}</div>
      <div>{text('addition', { autoComplete: 'address-line2', isOptional: true })}</div>
    </>
  );
};

/** Packing stations are in Germany only (spec 2 §3 "Address"). */
const CountryField = (props: AddressFormProps) => {
  const { section, t } = useFields(props);
  const { form, kind, fields, errors, countries, onCountryChange } = props;
  if (kind === 'packing-station') return <input type="hidden" name={`${form}.country`} value="DE" />;
  return (
    <div>
      <SelectField
        name={`${form}.country`}
        label={t('vue.address.country')}
        errors={errors}
        autoComplete={`${section} country`}
        defaultValue={fields.country ?? countries[0]?.code ?? ''}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        {...(onCountryChange === undefined ? {} : { onChange: onCountryChange })}
      />
    </div>
  );
};

const EMAIL = { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false } as const;

/** How to reach who gets the bill; a second address takes the e-mail over, and keeps the phone number that it has. */
const ContactFields = (props: AddressFormProps) => {
  const { text, t } = useFields(props);
  const { form, contact, fields } = props;
  if (typeof contact === 'object')
    return (
      <>
        <input type="hidden" name={`${form}.email`} value={contact.email} />
        <input type="hidden" name={`${form}.phone`} value={fields.phone ?? ''} />
      </>
    );
  return (
    <>
      {contact === 'asked' || contact === 'no-parcel' ? (
        <div>
          {text('email', {
            ...EMAIL,
            hint: t(contact === 'asked' ? 'vue.address.email.hint' : 'vue.address.email.hintNoOrder'),
          })}
        </div>
      ) : null}
      <div>
        {text('phone', {
          type: 'tel',
          inputMode: 'tel',
          autoComplete: 'tel',
          isOptional: true,
          hint: t('vue.address.phone.hint'),
        })}
      </div>
    </>
  );
};

/** Another address for the mails about the parcel; its field is shown by the box above it. */
const DeliveryEmailFields = (props: AddressFormProps) => {
  const { text, t } = useFields(props);
  return (
    <div className={styles.deliveryEmail}>
      <CheckField
        name={`${props.form}.hasDeliveryEmail`}
        label={t('vue.address.hasDeliveryEmail')}
        isTicked={Boolean(props.fields.hasDeliveryEmail)}
      />
      <div className={styles.deliveryEmailField}>{text('deliveryEmail', EMAIL)}</div>
    </div>
  );
};

/**
 * The fields of an address, labelled and known to the browser's autofill. All of it is a part of the form around it and works without
 * scripts: what belongs to a choice is shown by the choice itself.
 */
export const AddressForm = (props: AddressFormProps) => {
  const { text } = useFields(props);
  const isStation = props.kind === 'packing-station';
  return (
    <div className={styles.form}>
      {isStation ? null : <RecipientFields {...props} />}
      <div className={styles.alone}>
        <SalutationField {...props} />
      </div>
      <div className={styles.half}>{text('firstname', { autoComplete: 'given-name' })}</div>
      <div className={styles.half}>{text('lastname', { autoComplete: 'family-name' })}</div>
      {isStation ? <StationFields {...props} /> : <StreetFields {...props} />}
      <div className={styles.third}>{text('postcode', { autoComplete: 'postal-code', maxLength: 12 })}</div>
      <div className={styles.twoThirds}>{text('city', { autoComplete: 'address-level2' })}</div>
      <CountryField {...props} />
      <ContactFields {...props} />
      {props.contact === 'phone' || props.contact === 'no-parcel' ? null : <DeliveryEmailFields {...props} />}
    </div>
  );
};
