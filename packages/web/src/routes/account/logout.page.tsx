// Route /logout/: asks, and logs out when its form is posted.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../components/ui/button/button.tsx';
import card from '../../components/ui/card/card.module.css';
import { PageHead } from '../../seo/page-head.tsx';
import styles from './account.module.css';

export const Component = () => {
  const { t } = useTranslation('account');
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.account.logout.title')} />
      <h1>{t('vue.account.logout.title')}</h1>
      <Form method="post" action={PATHS.logout} className={card.card}>
        <p className={card.lead}>{t('vue.account.logout.text')}</p>
        <div className={styles.actions}>
          <Button type="submit" size="large" aria-disabled={isBusy}>
            {t('vue.account.logout.submit')}
          </Button>
          <a href={PATHS.home}>{t('vue.account.logout.stay')}</a>
        </div>
      </Form>
    </div>
  );
};
