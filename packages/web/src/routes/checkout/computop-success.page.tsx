// Route to which the card provider sends shoppers back; it waits for the payment to be decided.

import { PATHS } from '@tornister/domain/routing';
import { Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './card-redirect.module.css';
import { StepHead } from './step-head.tsx';

/** The order waits for its payment: what happens next, and the way to pay otherwise. */
export const Component = () => {
  const { t } = useTranslation('checkout');
  return (
    <>
      <StepHead title={t('vue.checkout.payment.waiting.title')} />
      <div className={styles.card}>
        <Clock3 aria-hidden size={48} strokeWidth={1.25} />
        <p role="status">{t('vue.checkout.payment.waiting.text')}</p>
        <a href={PATHS.basket}>{t('vue.checkout.payment.waiting.payOtherwise')}</a>
      </div>
    </>
  );
};
