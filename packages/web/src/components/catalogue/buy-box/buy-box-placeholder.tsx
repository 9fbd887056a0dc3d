// The buy box while its data is loading.

import { useTranslation } from 'react-i18next';
import styles from './buy-box.module.css';

/** A placeholder of the buy box while the offer is on its way. */
export const BuyBoxPlaceholder = () => {
  const { t } = useTranslation('browse');
  return (
    <div className={styles.box}>
      <p className={`${styles.offer} ${styles.coming}`}>{t('vue.pdp.loading')}</p>
    </div>
  );
};
