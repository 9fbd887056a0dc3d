import { useTranslation } from 'react-i18next';
import styles from './buy-box.module.css';

/** The room of the buy box while the offer is on its way. */
export const BuyBoxRoom = () => {
  const { t } = useTranslation('browse');
  return (
    <div className={styles.box}>
      <p className={`${styles.offer} ${styles.coming}`}>{t('vue.pdp.loading')}</p>
    </div>
  );
};
