// Route /service/newsletter/newsletter-abmelden/: ends the newsletter, by the link of a mail or by e-mail address and house number.

import { HOUSE_NUMBER_MAX_LENGTH, NEWSLETTER_UNSUBSCRIBE_PATH } from '@tornister/domain/newsletter';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AccountForm } from '../../components/account/account-form/account-form.tsx';
import { EmailAddressField } from '../../components/ui/form-field/contact-fields.tsx';
import { TextField } from '../../components/ui/form-field/form-field.tsx';
import { newsletterUseCases } from '../../composition/newsletter-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { PageHead } from '../../seo/page-head.tsx';
import styles from '../account/account.module.css';
import { type FormRefusal, fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { NEWSLETTER_DONE, NEWSLETTER_INTENTS, NEWSLETTER_TOKEN } from './newsletter-parameters.ts';

const BY_LINK = 'link';
const BY_FORM = 'form';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  return { token: searchParams.get(NEWSLETTER_TOKEN) ?? '', done: searchParams.get(NEWSLETTER_DONE) };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const newsletter = shop.get(newsletterUseCases.manageNewsletter);
  const token = fieldOf(form.posted, NEWSLETTER_TOKEN);
  const ended =
    token === ''
      ? await newsletter.unsubscribe({
          email: fieldOf(form.posted, 'email'),
          houseNr: fieldOf(form.posted, 'houseNr'),
        })
      : await newsletter.unsubscribeByLink(token);
  if (ended.isErr()) return refuseFields(form, ended.error);
  return redirectTo(`${NEWSLETTER_UNSUBSCRIBE_PATH}?${NEWSLETTER_DONE}=${token === '' ? BY_FORM : BY_LINK}`, 303);
};

/** The link of a mail needs one press and nothing else. */
const LinkForm = ({ token }: { readonly token: string }) => {
  const { t } = useTranslation('account');
  return (
    <AccountForm
      action={NEWSLETTER_UNSUBSCRIBE_PATH}
      intent={NEWSLETTER_INTENTS.unsubscribe}
      errors={[]}
      message={undefined}
      labels={{}}
      submit={t('vue.newsletter.unsubscribe')}
    >
      <input type="hidden" name={NEWSLETTER_TOKEN} value={token} />
    </AccountForm>
  );
};

const UnsubscribeForm = ({ refusal }: { readonly refusal: FormRefusal | undefined }) => {
  const { t } = useTranslation('account');
  const { errors = [], message, typed = {} } = refusal ?? {};
  const labels = { email: t('vue.login.email'), houseNr: t('vue.newsletter.houseNr') };
  return (
    <AccountForm
      action={NEWSLETTER_UNSUBSCRIBE_PATH}
      intent={NEWSLETTER_INTENTS.unsubscribe}
      {...{ errors, message, labels }}
      submit={t('vue.newsletter.unsubscribe')}
    >
      <EmailAddressField label={labels.email} errors={errors} defaultValue={typed.email} />
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
  const { token, done } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  const isDone = done !== null && refusal === undefined;
  const byLink = token !== '' && refusal === undefined;
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.newsletter.unsubscribeTitle')} />
      <h1>{t('vue.newsletter.unsubscribeTitle')}</h1>
      {isDone ? (
        <p role="status">{t(done === BY_LINK ? 'vue.newsletter.unsubscribed' : 'vue.newsletter.unsubscribeAsked')}</p>
      ) : (
        <>
          <p>{t(byLink ? 'vue.newsletter.unsubscribeByLink' : 'vue.newsletter.unsubscribeText')}</p>
          {byLink ? <LinkForm token={token} /> : <UnsubscribeForm refusal={refusal} />}
        </>
      )}
      <a href={PATHS.newsletter}>{t('vue.newsletter.toSubscribe')}</a>
    </div>
  );
};
