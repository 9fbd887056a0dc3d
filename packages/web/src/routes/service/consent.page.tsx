// The consent's page: the second layer for those who come by a link or without scripts. Source: spec 1 §2 "Footer"; Art. 7 GDPR.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import styles from '../../components/consent/consent.module.css';
import { ConsentForm } from '../../components/consent/consent-form.tsx';
import { choiceOf } from '../../components/consent/read-choice.ts';
import { consentUseCases } from '../../composition/consent-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { showNotice } from '../notices.ts';

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { current, offered } = context.get(shopContext).get(consentUseCases.askForConsent);
  return { offered, agreedTo: current()?.purposes ?? [] };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  shop.get(consentUseCases.askForConsent).decide(choiceOf(await request.formData()));
  showNotice(shop, { id: 'vue.consent.saved', tone: 'success', message: 'vue.consent.saved' });
  return redirectTo(PATHS.consent, 303);
};

/** What was agreed to is ticked, and is changed or withdrawn by the same form. */
export const Component = () => {
  const { t } = useTranslation(['consent']);
  const { offered, agreedTo } = useLoaderData<typeof loader>();
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.consent.page.title')} />
      <h1>{t('vue.consent.page.title')}</h1>
      <ConsentForm key={agreedTo.join()} offered={offered} agreedTo={agreedTo} />
    </div>
  );
};
