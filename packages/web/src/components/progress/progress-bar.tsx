import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import styles from './progress-bar.module.css';

/** A thin bar while the next page is on its way. It waits a moment before it shows: most pages are there before it. */
export const ProgressBar = () => {
  const { t } = useTranslation();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className={styles.bar} role="status" data-loading={isLoading ? '' : undefined}>
      {isLoading && <span className="visually-hidden">{t('vue.layout.loading')}</span>}
    </div>
  );
};
