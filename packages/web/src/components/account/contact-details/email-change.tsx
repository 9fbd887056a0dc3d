// The e-mail address of the account: the one that counts, the form for a new one, and the step that confirms it.

import type { EmailConfirmation } from '@tornister/application/account';
import type { SavedContactDetails } from '@tornister/application/ports';
import { EMAIL_TOKEN_PARAMETER, PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useFormDraft } from '../../../routes/use-form-draft.ts';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { EmailAddressField } from '../../ui/form-field/contact-fields.tsx';
import { PasswordField } from '../../ui/form-field/password-field.tsx';
import { AccountForm } from '../account-form/account-form.tsx';
import styles from './contact-details.module.css';
import { CONTACT_INTENTS, EMAIL_DRAFT, type RefusedForm, refusedAt } from './contact-intents.ts';

/**
 * What the link of a mail leads to: a button, so that no program that only follows links confirms anything. It posts to the address of the link, so
 * that the page has the button again where the shop did not answer: nothing else knows the token.
 */
export const EmailConfirmationStep = ({
  confirmation,
  newsletter,
  refusal,
}: Pick<SavedContactDetails, 'newsletter'> & {
  readonly confirmation: EmailConfirmation;
  readonly refusal: RefusedForm | undefined;
}) => {
  const { t } = useTranslation('account');
  const refused = refusedAt(refusal, CONTACT_INTENTS.confirmEmail);
  if (refused !== undefined && confirmation.kind !== 'good')
    return <ErrorSummary errors={[]} message={refused.message} labelOf={(field) => field} />;
  if (confirmation.kind === 'none') return null;
  if (confirmation.kind === 'expired') return <p role="alert">{t('vue.contactDetails.email.expired')}</p>;
  if (confirmation.kind === 'used')
    return <p role="status">{t('vue.contactDetails.email.confirmed', { email: confirmation.email })}</p>;
  return (
    <section aria-labelledby="confirm-email-title" className={styles.part}>
      <h2 id="confirm-email-title">{t('vue.contactDetails.email.confirmTitle')}</h2>
      <p className={styles.now}>{t('vue.contactDetails.email.confirmText', { email: confirmation.email })}</p>
      {newsletter === 'subscribed' ? <p>{t('vue.contactDetails.email.newsletterMoves')}</p> : null}
      <AccountForm
        action={`${PATHS.contactDetails}?${EMAIL_TOKEN_PARAMETER}=${encodeURIComponent(confirmation.emailToken)}`}
        intent={CONTACT_INTENTS.confirmEmail}
        errors={[]}
        message={refused?.message}
        labels={{}}
        submit={t('vue.contactDetails.email.confirm')}
      >
        <input type="hidden" name="emailToken" value={confirmation.emailToken} />
      </AccountForm>
    </section>
  );
};

/** Shows the address and asks for a new one; the password proves once more who asks. */
export const EmailChangeForm = ({
  email,
  refusal,
}: {
  readonly email: string;
  readonly refusal: RefusedForm | undefined;
}) => {
  const { t } = useTranslation('account');
  const refused = refusedAt(refusal, CONTACT_INTENTS.email);
  const { errors = [], message, typed = {} } = refused ?? {};
  const draft = useFormDraft(EMAIL_DRAFT, refused !== undefined);
  const labels = {
    email: t('vue.contactDetails.email.new'),
    currentPassword: t('vue.contactDetails.password'),
  };
  return (
    <section aria-labelledby="email-title" className={styles.part}>
      <h2 id="email-title">{t('vue.contactDetails.email.title')}</h2>
      <p className={styles.now}>{t('vue.contactDetails.email.now', { email })}</p>
      <p>{t('vue.contactDetails.email.text')}</p>
      <AccountForm
        key={email}
        action={PATHS.contactDetails}
        intent={CONTACT_INTENTS.email}
        {...{ errors, message, labels, draft }}
        submit={t('vue.contactDetails.email.submit')}
      >
        <EmailAddressField label={labels.email} errors={errors} defaultValue={typed.email} />
        <PasswordField
          name="currentPassword"
          label={labels.currentPassword}
          errors={errors}
          autoComplete="current-password"
        />
      </AccountForm>
    </section>
  );
};
