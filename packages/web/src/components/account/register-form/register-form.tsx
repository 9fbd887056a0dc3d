// The form that opens an account: of a consumer, or in the business shop of an institution.

import type { Choice, RegistrationChoices } from '@tornister/application/ports';
import { BUSINESS_FIELDS, type BusinessField, SALUTATIONS } from '@tornister/domain/address';
import { ADDRESS_FORM, CERTIFICATE_FIELD } from '@tornister/domain/session';
import { useTranslation } from 'react-i18next';
import { ADDRESS_FIELD_NAMES, postedFields } from '../../checkout/address-form/address-fields.ts';
import { AddressForm } from '../../checkout/address-form/address-form.tsx';
import { SelectField, TextField } from '../../ui/form-field/form-field.tsx';
import { AccountForm, type AccountFormProps } from '../account-form/account-form.tsx';
import { HoneypotField } from '../account-form/honeypot-field.tsx';
import { NewPasswordFields } from '../account-form/new-password-fields.tsx';
import { EmailField } from '../email-field/email-field.tsx';
import { CertificateField } from './certificate-field.tsx';
import styles from './register-form.module.css';

type Typed = Readonly<Record<string, string>>;

export type RegisterFormProps = Pick<AccountFormProps, 'action' | 'errors' | 'message'> & {
  /** What was typed before, without passwords. */
  readonly typed: Typed;
  readonly choices: RegistrationChoices;
  /** Who registers: an institution, or a consumer. */
  readonly isInstitution: boolean;
  /** Hidden fields that come along. */
  readonly hidden?: Typed;
};

type PartProps = Pick<RegisterFormProps, 'typed' | 'errors'> & { readonly labels: Typed };

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

const PersonFields = ({ typed, errors, labels }: PartProps) => {
  const { t } = useTranslation('account');
  return (
    <>
      <SelectField
        name="salutation"
        label={labels.salutation ?? ''}
        errors={errors}
        autoComplete="honorific-prefix"
        defaultValue={typed.salutation ?? ''}
        options={[
          { value: '', label: t('vue.form.select.choose') },
          ...SALUTATIONS.map((value) => ({ value, label: t(`vue.address.salutation.${value}`) })),
        ]}
      />
      {(['firstname', 'lastname'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={labels[name] ?? ''}
          errors={errors}
          autoComplete={name === 'firstname' ? 'given-name' : 'family-name'}
          defaultValue={typed[name]}
        />
      ))}
    </>
  );
};

const InstitutionFields = ({
  typed,
  errors,
  labels,
  choices,
}: PartProps & { readonly choices: RegistrationChoices }) => {
  const { t } = useTranslation('account');
  const chosen = (name: BusinessField, entries: readonly Choice[]) => (
    <SelectField
      name={name}
      label={labels[name] ?? ''}
      errors={errors}
      defaultValue={typed[name] ?? ''}
      options={[
        { value: '', label: t('vue.form.select.choose') },
        ...entries.map(({ code, name: label }) => ({ value: code, label })),
      ]}
    />
  );
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
        <TextField
          name="VATRegistrationNo"
          label={labels.VATRegistrationNo ?? ''}
          errors={errors}
          isOptional
          hint={t('vue.register.VATRegistrationNo.hint')}
          spellCheck={false}
          defaultValue={typed.VATRegistrationNo}
        />
        {chosen('primaryIndustryGroupCode', choices.industries)}
        {chosen('jobTitleCode', choices.jobTitles)}
        {chosen('numberOfEmployees', choices.employeeCounts)}
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
