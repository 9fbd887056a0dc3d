// Salutation and name of a person, for the forms of the account that ask for them.

import { SALUTATIONS } from '@tornister/domain/address';
import type { FieldError } from '@tornister/domain/shared';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../ui/form-field/form-field.tsx';

type Typed = Readonly<Record<string, string>>;

export type FormPartProps = {
  /** What stands in the fields, by their names. */
  readonly typed: Typed;
  readonly errors: readonly FieldError[];
  readonly labels: Typed;
};

/** Salutation, first and last name. */
export const PersonFields = ({ typed, errors, labels }: FormPartProps) => {
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
