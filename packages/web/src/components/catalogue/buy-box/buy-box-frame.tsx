// The frame of the buy box: what can be chosen, the offer, and what is known of the product in short.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './buy-box.module.css';

type BuyBoxFrameProps = {
  /** The name of the region; a frame that offers nothing yet is none. */
  readonly label?: string;
  /** Above the offer. */
  readonly choices?: ReactNode;
  /** The offer. */
  readonly children: ReactNode;
  /** Below the offer. */
  readonly facts?: ReactNode;
  /** Whether another variant is being fetched: the offer that is shown is that of the one before. */
  readonly isBusy?: boolean;
};

/** The parts of the buy box where they stand, also while they are loading. */
export const BuyBoxFrame = ({ label, choices, children, facts, isBusy = false }: BuyBoxFrameProps) => (
  <section className={styles.box} aria-label={label} aria-busy={isBusy}>
    {choices}
    <div className={styles.offer}>{children}</div>
    {facts}
  </section>
);

/** The frame while the offer is on its way. */
export const BuyBoxPlaceholder = () => {
  const { t } = useTranslation('browse');
  return (
    <BuyBoxFrame>
      <p className={styles.coming}>{t('vue.pdp.loading')}</p>
    </BuyBoxFrame>
  );
};
