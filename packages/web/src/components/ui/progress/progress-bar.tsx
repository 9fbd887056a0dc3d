// The thin bar at the top of the window while a navigation is loading.

import { useTranslation } from 'react-i18next';
import { useNavigation, useRevalidator } from 'react-router';
import styles from './progress-bar.module.css';

/** A thin bar while the next page, or the rest of this one, is on its way. It waits a moment before it shows: most pages are there before it. */
export const ProgressBar = () => {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isLoading = navigation.state !== 'idle' || revalidator.state !== 'idle';
  return (
    <div className={styles.bar} role="status" data-loading={isLoading ? '' : undefined}>
      {isLoading && <span className="visually-hidden">{t('vue.layout.loading')}</span>}
    </div>
  );
};
