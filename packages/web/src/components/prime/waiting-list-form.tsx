// The waiting list: an address, and the button of the mail's link that confirms it.

import { PATHS, WAITING_LIST_PARAMETER } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { useFormDraft } from '../../routes/use-form-draft.ts';
import { AccountForm } from '../account/account-form/account-form.tsx';
import { HoneypotField } from '../account/account-form/honeypot-field.tsx';
import { FormOutcome } from '../service/form-outcome.tsx';
import { EmailAddressField } from '../ui/form-field/contact-fields.tsx';
import { type LinkedPlace, type WaitingListAnswer, waitingListAddress } from './waiting-list-answer.ts';

type WaitingListFormProps = {
  readonly linked: LinkedPlace | undefined;
  readonly answer: WaitingListAnswer;
};

type ConfirmProps = { readonly token: string; readonly refusal: FormRefusal | undefined };

/** A button and not the link alone: programs that look into mails open links. */
const Confirm = ({ token, refusal }: ConfirmProps) => {
  const { t } = useTranslation('contracts');
  return (
    <AccountForm
      action={waitingListAddress(token)}
      intent="confirm"
      errors={[]}
      message={refusal?.message}
      labels={{}}
      submit={t('vue.prime.waitingList.confirm')}
    >
      <input type="hidden" name={WAITING_LIST_PARAMETER} value={token} />
      <p>{t('vue.prime.waitingList.confirm.lead')}</p>
    </AccountForm>
  );
};

const Join = ({ refusal }: { readonly refusal: FormRefusal | undefined }) => {
  const { t } = useTranslation('contracts');
  const { errors = [], message, typed = {} } = refusal ?? {};
  const labels = { email: t('vue.prime.waitingList.email') };
  const draft = useFormDraft(PATHS.primeMembership, refusal !== undefined);
  return (
    <AccountForm
      action={PATHS.primeMembership}
      intent="join"
      {...{ errors, message, labels, draft }}
      submit={t('vue.prime.waitingList.submit')}
    >
      <EmailAddressField
        label={labels.email}
        errors={errors}
        hint={t('vue.prime.waitingList.email.hint')}
        defaultValue={typed.email}
      />
      <HoneypotField />
    </AccountForm>
  );
};

export const WaitingListForm = ({ linked, answer: { done, refusal } }: WaitingListFormProps) => {
  const { t } = useTranslation('contracts');
  if (done === 'asked') return <FormOutcome>{t('vue.prime.waitingList.asked')}</FormOutcome>;
  if (linked?.link === 'used') return <FormOutcome>{t('vue.prime.waitingList.confirmed')}</FormOutcome>;
  if (linked?.link === 'open') return <Confirm token={linked.token} refusal={refusal} />;
  return (
    <>
      {linked === undefined ? null : <p role="alert">{t(`vue.prime.waitingList.link.${linked.link}`)}</p>}
      <p>{t('vue.prime.waitingList.lead')}</p>
      <Join refusal={refusal?.typed.intent === 'confirm' ? undefined : refusal} />
    </>
  );
};
