// The form of a member's name and phone number, and of an institution's business fields.

import type { OpenedContactDetails } from '@tornister/application/account';
import { BUSINESS_FIELDS } from '@tornister/domain/address';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form-field/form-field.tsx';
import { AccountForm, type AccountFormProps } from '../account-form/account-form.tsx';
import { BusinessFields } from '../account-form/business-fields.tsx';
import { PersonFields } from '../account-form/person-fields.tsx';
import { ShownTo } from '../account-form/shown-to.tsx';
import { CONTACT_INTENTS, type RefusedForm } from './contact-intents.ts';

export type ContactFormProps = Pick<OpenedContactDetails, 'details' | 'choices'> & {
  readonly refused: RefusedForm | undefined;
} & Pick<AccountFormProps, 'draft'>;

/** What is saved, by the names of the fields. */
const savedFields = ({
  business = {},
  ...details
}: OpenedContactDetails['details']): Readonly<Record<string, string>> => ({
  salutation: details.salutation ?? '',
  firstname: details.firstname,
  lastname: details.lastname,
  phone: details.phone ?? '',
  ...business,
});

/** The version is that of the page as it is shown: a form that came too late is sent again by who has read so. */
export const ContactForm = ({ details, choices, refused, draft }: ContactFormProps) => {
  const { t } = useTranslation('account');
  const labels: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      (['salutation', 'firstname', 'lastname', 'phone'] as const).map((name) => [name, t(`vue.address.${name}`)]),
    ),
    ...Object.fromEntries(BUSINESS_FIELDS.map((name) => [name, t(`vue.register.${name}`)])),
  };
  const { errors = [], message } = refused ?? {};
  const part = { typed: refused?.typed ?? savedFields(details), errors, labels };
  return (
    <AccountForm
      key={details.version}
      action={PATHS.contactDetails}
      intent={CONTACT_INTENTS.save}
      submit={t('vue.contactDetails.save')}
      {...{ errors, message, labels }}
      {...(draft === undefined ? {} : { draft })}
    >
      <ShownTo />
      <input type="hidden" name="version" value={details.version} />
      {details.customerNumber === undefined ? null : (
        <p>{t('vue.contactDetails.customerNumber', { number: details.customerNumber })}</p>
      )}
      <PersonFields {...part} />
      <TextField
        name="phone"
        label={labels.phone ?? ''}
        errors={errors}
        type="tel"
        autoComplete="tel"
        isOptional
        defaultValue={part.typed.phone}
      />
      {choices === undefined ? null : <BusinessFields {...part} choices={choices} />}
    </AccountForm>
  );
};
