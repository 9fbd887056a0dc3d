// Route /service/newsletter/: asks for the newsletter, and takes the link of the mail that confirms it.

import { NEWSLETTER_UNSUBSCRIBE_PATH } from '@tornister/domain/newsletter';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { AccountForm } from '../../components/account/account-form/account-form.tsx';
import { HoneypotField } from '../../components/account/account-form/honeypot-field.tsx';
import { EmailAddressField } from '../../components/ui/form-field/contact-fields.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import styles from '../account/account.module.css';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import type { loader } from './newsletter.loader.ts';
import { confirmAddress, NEWSLETTER_INTENTS, NEWSLETTER_TOKEN } from './newsletter-parameters.ts';

type SubscribeFormProps = { readonly email: string; readonly refusal: FormRefusal | undefined };

const SubscribeForm = ({ email, refusal }: SubscribeFormProps) => {
  const { t } = useTranslation('account');
  const { errors = [], message, typed = {} } = refusal ?? {};
  const labels = { email: t('vue.login.email') };
  const draft = useFormDraft(PATHS.newsletter, refusal !== undefined);
  return (
    <AccountForm
      action={PATHS.newsletter}
      intent={NEWSLETTER_INTENTS.subscribe}
      {...{ errors, message, labels, draft }}
      submit={t('vue.newsletter.subscribe')}
    >
      <EmailAddressField label={labels.email} errors={errors} defaultValue={typed.email ?? email} />
      <p>{t('vue.newsletter.consent')}</p>
      <HoneypotField />
    </AccountForm>
  );
};

type ConfirmFormProps = { readonly token: string; readonly refusal: FormRefusal | undefined };

/** A button, so that no program that only follows links subscribes anybody. */
const ConfirmForm = ({ token, refusal }: ConfirmFormProps) => {
  const { t } = useTranslation('account');
  return (
    <AccountForm
      action={confirmAddress(token)}
      intent={NEWSLETTER_INTENTS.confirm}
      errors={[]}
      message={refusal?.message}
      labels={{}}
      submit={t('vue.newsletter.confirm')}
    >
      <input type="hidden" name={NEWSLETTER_TOKEN} value={token} />
    </AccountForm>
  );
};

export const Component = () => {
  const { t } = useTranslation('account');
  const { token, link, email } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.newsletter.title')} />
      <h1>{t('vue.newsletter.title')}</h1>
      {link === 'expired' || link === 'unknown' ? <p role="alert">{t(`vue.newsletter.link.${link}`)}</p> : null}
      {link === 'used' ? (
        <p role="status">{t('vue.newsletter.link.used')}</p>
      ) : (
        <p>{t(link === 'open' ? 'vue.newsletter.confirmText' : 'vue.newsletter.text')}</p>
      )}
      {link === 'open' ? <ConfirmForm token={token} refusal={refusal} /> : null}
      {link === 'open' || link === 'used' ? null : (
        <SubscribeForm
          email={email}
          refusal={refusal?.typed.intent === NEWSLETTER_INTENTS.confirm ? undefined : refusal}
        />
      )}
      <a href={NEWSLETTER_UNSUBSCRIBE_PATH}>{t('vue.newsletter.toUnsubscribe')}</a>
    </div>
  );
};
