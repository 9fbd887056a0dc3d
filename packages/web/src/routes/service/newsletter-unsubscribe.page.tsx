// Route /service/newsletter/newsletter-abmelden/: ends the newsletter, by the link of a mail or by e-mail address and house number.

import { HOUSE_NUMBER_MAX_LENGTH, NEWSLETTER_UNSUBSCRIBE_PATH } from '@tornister/domain/newsletter';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { AccountForm } from '../../components/account/account-form/account-form.tsx';
import { FormOutcome } from '../../components/service/form-outcome.tsx';
import { EmailAddressField } from '../../components/ui/form-field/contact-fields.tsx';
import { TextField } from '../../components/ui/form-field/form-field.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import styles from '../account/account.module.css';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { endAddress, NEWSLETTER_INTENTS, NEWSLETTER_TOKEN } from './newsletter-parameters.ts';
import type { loader } from './newsletter-unsubscribe.loader.ts';

/** The link of a mail needs one press and nothing else. */
const LinkForm = ({ token, refusal }: { readonly token: string; readonly refusal: FormRefusal | undefined }) => {
  const { t } = useTranslation('account');
  return (
    <AccountForm
      action={endAddress(token)}
      intent={NEWSLETTER_INTENTS.unsubscribe}
      errors={[]}
      message={refusal?.message}
      labels={{}}
      submit={t('vue.newsletter.unsubscribe')}
    >
      <input type="hidden" name={NEWSLETTER_TOKEN} value={token} />
    </AccountForm>
  );
};

type UnsubscribeFormProps = { readonly email: string; readonly refusal: FormRefusal | undefined };

const UnsubscribeForm = ({ email, refusal }: UnsubscribeFormProps) => {
  const { t } = useTranslation('account');
  const { errors = [], message, typed = {} } = refusal ?? {};
  const labels = { email: t('vue.login.email'), houseNr: t('vue.newsletter.houseNr') };
  const draft = useFormDraft(NEWSLETTER_UNSUBSCRIBE_PATH, refusal !== undefined);
  return (
    <AccountForm
      action={NEWSLETTER_UNSUBSCRIBE_PATH}
      intent={NEWSLETTER_INTENTS.unsubscribe}
      {...{ errors, message, labels, draft }}
      submit={t('vue.newsletter.unsubscribe')}
    >
      <EmailAddressField label={labels.email} errors={errors} defaultValue={typed.email ?? email} />
      <TextField
        name="houseNr"
        label={labels.houseNr}
        hint={t('vue.newsletter.houseNr.hint')}
        errors={errors}
        maxLength={HOUSE_NUMBER_MAX_LENGTH}
        autoComplete="off"
        defaultValue={typed.houseNr}
      />
    </AccountForm>
  );
};

export const Component = () => {
  const { t } = useTranslation('account');
  const { token, link, isAsked, email } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  const isDone = link === 'used' || (isAsked && refusal === undefined);
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.newsletter.unsubscribeTitle')} />
      <h1>{t('vue.newsletter.unsubscribeTitle')}</h1>
      {isDone ? (
        <FormOutcome>
          {t(link === 'used' ? 'vue.newsletter.unsubscribed' : 'vue.newsletter.unsubscribeAsked')}
        </FormOutcome>
      ) : (
        <>
          {link === 'unknown' ? <p role="alert">{t('vue.newsletter.link.unknown')}</p> : null}
          <p>{t(link === 'open' ? 'vue.newsletter.unsubscribeByLink' : 'vue.newsletter.unsubscribeText')}</p>
          {link === 'open' ? (
            <LinkForm token={token} refusal={refusal} />
          ) : (
            <UnsubscribeForm email={email} refusal={refusal} />
          )}
        </>
      )}
      <a href={PATHS.newsletter}>{t('vue.newsletter.toSubscribe')}</a>
    </div>
  );
};
