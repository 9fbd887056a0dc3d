// The consent's page: the second layer for those who come by a link or without scripts. Source: spec 1 §2 "Footer"; Art. 7 GDPR.

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import styles from '../../components/consent/consent.module.css';
import { ConsentForm } from '../../components/consent/consent-form.tsx';
import { useForgetWithdrawn } from '../../components/consent/use-forget-withdrawn.ts';
import { PageHead } from '../../seo/page-head.tsx';
import type { loader } from './consent.loader.ts';

/** What was agreed to is ticked, and is changed or withdrawn by the same form. */
export const Component = () => {
  const { t } = useTranslation(['consent']);
  const { offered, agreedTo } = useLoaderData<typeof loader>();
  const forgetWithdrawn = useForgetWithdrawn();
  useEffect(() => forgetWithdrawn(agreedTo), [forgetWithdrawn, agreedTo]);
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.consent.page.title')} />
      <h1>{t('vue.consent.page.title')}</h1>
      <ConsentForm key={agreedTo.join()} offered={offered} agreedTo={agreedTo} />
    </div>
  );
};
