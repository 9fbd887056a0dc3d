// The waiting list: an address, and the button of the mail's link that confirms it.

import { PATHS, WAITING_LIST_PARAMETER } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { useFormDraft } from '../../routes/use-form-draft.ts';
import { AccountForm } from '../account/account-form/account-form.tsx';
import { HoneypotField } from '../account/account-form/honeypot-field.tsx';
import { EmailAddressField } from '../ui/form-field/contact-fields.tsx';

export type WaitingListAnswer = {
  readonly refusal?: FormRefusal;
  readonly done?: 'asked' | 'confirmed' | 'bad-link';
};

type WaitingListFormProps = {
  /** Of the link in the mail. */
  readonly token: string | undefined;
  readonly answer: WaitingListAnswer;
};

/** A button and not the link alone: programs that look into mails open links. */
const Confirm = ({ token, answer }: WaitingListFormProps) => {
  const { t } = useTranslation('contracts');
  return (
    <AccountForm
      action={PATHS.primeMembership}
      intent="confirm"
      errors={[]}
      message={answer.refusal?.message}
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

export const WaitingListForm = ({ token: linked, answer }: WaitingListFormProps) => {
  const { t } = useTranslation('contracts');
  const { done, refusal } = answer;
  // What failed on the way has left the address of the link, but not the form.
  const token = linked ?? refusal?.typed[WAITING_LIST_PARAMETER];
  if (done === 'asked' || done === 'confirmed') return <p role="status">{t(`vue.prime.waitingList.${done}`)}</p>;
  if (token !== undefined && done === undefined) return <Confirm token={token} answer={answer} />;
  return (
    <>
      {done === 'bad-link' ? <p role="alert">{t('vue.prime.waitingList.badLink')}</p> : null}
      <p>{t('vue.prime.waitingList.lead')}</p>
      <Join refusal={refusal} />
    </>
  );
};
