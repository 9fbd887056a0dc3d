// The bar that shows how much of a lightning deal is reserved.

import type { LightningDealInfo } from '@tornister/domain/catalogue';
import styles from './deal-meter.module.css';

type DealMeterProps = {
  readonly deal: Pick<LightningDealInfo, 'reservedPercentage'>;
  /** What is measured, for those who hear it. */
  readonly label: string;
};

/** The reserved share of a deal's pieces, from 0 to 100. Its height is the custom property `--deal-meter-height` of what stands around it. */
export const DealMeter = ({ deal, label }: DealMeterProps) => (
  <meter className={styles.meter} min={0} max={100} value={deal.reservedPercentage} aria-label={label} />
);
