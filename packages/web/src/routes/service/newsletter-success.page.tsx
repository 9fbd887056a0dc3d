// Route /service/newsletter/success/: the mail is on its way, or the newsletter is confirmed.

import { NEWSLETTER_UNSUBSCRIBE_PATH } from '@tornister/domain/newsletter';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { PageHead } from '../../seo/page-head.tsx';
import styles from '../account/account.module.css';
import type { loader } from './newsletter-success.loader.ts';

export const Component = () => {
  const { t } = useTranslation('account');
  const { isConfirmed } = useLoaderData<typeof loader>();
  const title = t(isConfirmed ? 'vue.newsletter.success.confirmedTitle' : 'vue.newsletter.success.sentTitle');
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={title} />
      <h1>{title}</h1>
      <p role="status">{t(isConfirmed ? 'vue.newsletter.success.confirmed' : 'vue.newsletter.success.sent')}</p>
      <a href={NEWSLETTER_UNSUBSCRIBE_PATH}>{t('vue.newsletter.toUnsubscribe')}</a>
    </div>
  );
};
