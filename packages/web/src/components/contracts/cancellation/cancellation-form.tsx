// Step 1 of a cancellation: who cancels which contract, how, and when it is to end. Source: § 312k(2) BGB.

import type { ContactFormData } from '@tornister/application/ports';
import {
  CANCELLATION_KINDS,
  CANCELLATION_REASON_MAX_LENGTH,
  CANCELLED_CONTRACTS,
  CONTRACT_NUMBER_MAX_LENGTH,
} from '@tornister/domain/contracts';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import type { FormRefusal } from '../../../routes/form-refusal.ts';
import { AccountForm, type AccountFormProps } from '../../account/account-form/account-form.tsx';
import { HoneypotField } from '../../account/account-form/honeypot-field.tsx';
import { EmailAddressField, NameField } from '../../ui/form-field/contact-fields.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/form-field/form-field.tsx';
import styles from '../declaration/declaration.module.css';

/** The names of the fields, as errors and receipts call them. */
const CANCELLATION_FIELDS = ['contract', 'reference', 'kind', 'reason', 'endsOn', 'name', 'email'] as const;

/** What a field is called. */
export const useCancellationLabels = (): Readonly<Record<(typeof CANCELLATION_FIELDS)[number], string>> => {
  const { t } = useTranslation('contracts');
  return {
    contract: t('vue.contracts.cancel.contract'),
    reference: t('vue.contracts.cancel.reference'),
    kind: t('vue.contracts.cancel.kind'),
    reason: t('vue.contracts.cancel.reason'),
    endsOn: t('vue.contracts.cancel.endsOn'),
    name: t('vue.contracts.name'),
    email: t('vue.contracts.email'),
  };
};

export type CancellationFormProps = Required<Pick<AccountFormProps, 'draft'>> & {
  /** Of a member name and e-mail address are known. */
  readonly declarer: ContactFormData | undefined;
  readonly refusal: FormRefusal | undefined;
};

export const CancellationForm = ({ declarer, refusal, draft }: CancellationFormProps) => {
  const { t } = useTranslation('contracts');
  const labels = useCancellationLabels();
  const { errors = [], message } = refusal ?? {};
  const typed = refusal?.typed ?? { name: declarer?.name ?? '', email: declarer?.email ?? '' };
  return (
    <>
      <p>{t('vue.contracts.cancel.lead')}</p>
      <AccountForm
        action={PATHS.cancelContract}
        intent="check"
        isStep
        {...{ errors, message, labels, draft }}
        submit={t('vue.contracts.next')}
      >
        <SelectField
          name="contract"
          label={labels.contract}
          errors={errors}
          options={CANCELLED_CONTRACTS.map((value) => ({ value, label: t(`vue.contracts.cancel.contract.${value}`) }))}
          defaultValue={typed.contract ?? CANCELLED_CONTRACTS[0]}
        />
        <TextField
          name="reference"
          label={labels.reference}
          errors={errors}
          hint={t('vue.contracts.cancel.reference.hint')}
          isOptional
          autoComplete="off"
          maxLength={CONTRACT_NUMBER_MAX_LENGTH}
          defaultValue={typed.reference}
        />
        <SelectField
          name="kind"
          label={labels.kind}
          errors={errors}
          options={CANCELLATION_KINDS.map((value) => ({ value, label: t(`vue.contracts.cancel.kind.${value}`) }))}
          defaultValue={typed.kind ?? CANCELLATION_KINDS[0]}
        />
        <TextAreaField
          name="reason"
          label={labels.reason}
          errors={errors}
          hint={t('vue.contracts.cancel.reason.hint')}
          isOptional
          maxLength={CANCELLATION_REASON_MAX_LENGTH}
          defaultValue={typed.reason ?? ''}
        />
        <TextField
          name="endsOn"
          label={labels.endsOn}
          errors={errors}
          hint={t('vue.contracts.cancel.endsOn.hint')}
          type="date"
          isOptional
          autoComplete="off"
          defaultValue={typed.endsOn}
        />
        <NameField label={labels.name} errors={errors} defaultValue={typed.name} />
        <EmailAddressField
          label={labels.email}
          errors={errors}
          hint={t('vue.contracts.cancel.email.hint')}
          defaultValue={typed.email}
        />
        <HoneypotField />
      </AccountForm>
      <p className={styles.hint}>{t('vue.contracts.cancel.otherWays')}</p>
    </>
  );
};
