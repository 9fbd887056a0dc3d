// What an institution says of itself, for the forms of the account that ask for it.

import type { Choice, RegistrationChoices } from '@tornister/application/ports';
import type { BusinessField } from '@tornister/domain/address';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../ui/form-field/form-field.tsx';
import type { FormPartProps } from './person-fields.tsx';

/** VAT number, kind of institution, task and number of employees. */
export const BusinessFields = ({
  typed,
  errors,
  labels,
  choices,
}: FormPartProps & { readonly choices: RegistrationChoices }) => {
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
    </>
  );
};
