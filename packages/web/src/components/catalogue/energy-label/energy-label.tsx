// The arrow of the energy class, a link to the full energy label.

import { type EnergyEfficiency, showsEnergyLabel } from '@tornister/domain/catalogue';
import styles from './energy-label.module.css';

/**
 * The energy class beside a price (Reg. (EU) 2017/1369). It leads to the full label by click, touch or keyboard; its alternative text
 * names the class and the scale.
 */
export const EnergyLabel = ({ label }: { readonly label: EnergyEfficiency | undefined }) =>
  showsEnergyLabel(label) ? (
    <a className={styles.label} href={label.detailsImgPath} target="_blank" rel="noopener">
      <img src={label.imgPath} alt={label.imgAlt} width="48" height="24" loading="lazy" />
    </a>
  ) : null;
