// The form that opens an account: of a consumer, or in the business shop of an institution.

import type { RegistrationChoices } from '@tornister/application/ports';
import { BUSINESS_FIELDS } from '@tornister/domain/address';
import { ADDRESS_FORM, CERTIFICATE_FIELD } from '@tornister/domain/session';
import { useTranslation } from 'react-i18next';
import { ADDRESS_FIELD_NAMES, postedFields } from '../../checkout/address-form/address-fields.ts';
import { AddressForm } from '../../checkout/address-form/address-form.tsx';
import { AccountForm, type AccountFormProps } from '../account-form/account-form.tsx';
import { BusinessFields } from '../account-form/business-fields.tsx';
import { HoneypotField } from '../account-form/honeypot-field.tsx';
import { NewPasswordFields } from '../account-form/new-password-fields.tsx';
import { type FormPartProps, PersonFields } from '../account-form/person-fields.tsx';
import { EmailField } from '../email-field/email-field.tsx';
import { CertificateField } from './certificate-field.tsx';
import styles from './register-form.module.css';

type Typed = Readonly<Record<string, string>>;

export type RegisterFormProps = Pick<AccountFormProps, 'action' | 'errors' | 'message' | 'draft'> & {
  /** What was typed before, without passwords. */
  readonly typed: Typed;
  readonly choices: RegistrationChoices;
  /** Who registers: an institution, or a consumer. */
  readonly isInstitution: boolean;
  /** Hidden fields that come along. */
  readonly hidden?: Typed;
};

/** What the fields are called, by their names. */
const useLabels = (): Typed => {
  const { t } = useTranslation('account');
  const own = Object.fromEntries(
    (['salutation', 'firstname', 'lastname', 'email'] as const).map((name) => [name, t(`vue.address.${name}`)]),
  );
  const address = Object.fromEntries(
    ADDRESS_FIELD_NAMES.map((name) => [`${ADDRESS_FORM}.${name}`, t(`vue.address.${name}`)]),
  );
  const business = Object.fromEntries(BUSINESS_FIELDS.map((name) => [name, t(`vue.register.${name}`)]));
  return {
    ...own,
    ...address,
    ...business,
    [CERTIFICATE_FIELD]: t('vue.register.certificate'),
    password: t('vue.login.password'),
    passwordRepeated: t('vue.register.passwordRepeated'),
  };
};

const InstitutionFields = ({
  typed,
  errors,
  labels,
  choices,
}: FormPartProps & { readonly choices: RegistrationChoices }) => {
  const { t } = useTranslation('account');
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t('vue.register.institution')}</legend>
        <AddressForm
          form={ADDRESS_FORM}
          kind="street"
          fields={postedFields(ADDRESS_FORM, typed)}
          errors={errors}
          countries={choices.billingCountries}
          contact="phone"
          isInstitution
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('vue.register.business')}</legend>
        <BusinessFields {...{ typed, errors, labels, choices }} />
        <CertificateField label={labels[CERTIFICATE_FIELD] ?? ''} errors={errors} typed={typed} />
      </fieldset>
    </>
  );
};

/** All of it works without scripts; what was typed is there again after a mistake, but for the passwords. */
export const RegisterForm = ({
  action,
  typed,
  errors,
  message,
  choices,
  isInstitution,
  hidden = {},
  draft,
}: RegisterFormProps) => {
  const { t } = useTranslation('account');
  const labels = useLabels();
  const part = { typed, errors, labels };
  return (
    <AccountForm
      intent="register"
      submit={t('vue.register.submit')}
      hasFiles={isInstitution}
      {...{ action, errors, message, labels }}
      {...(draft === undefined ? {} : { draft })}
    >
      {isInstitution ? <InstitutionFields {...part} choices={choices} /> : <PersonFields {...part} />}
      <EmailField
        name="email"
        label={labels.email ?? ''}
        hint={t(isInstitution ? 'vue.register.email.businessHint' : 'vue.register.email.hint')}
        opened={choices}
        errors={errors}
        autoComplete="email"
        defaultValue={typed.email}
      />
      <NewPasswordFields names={['password', 'passwordRepeated']} labels={labels} errors={errors} />
      <HoneypotField />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </AccountForm>
  );
};
