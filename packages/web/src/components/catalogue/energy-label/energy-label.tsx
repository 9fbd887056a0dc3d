// The arrow of the energy class, a link to the full energy label.

import { type Download, type EnergyEfficiency, showsEnergyLabel } from '@tornister/domain/catalogue';
import { NEW_WINDOW } from '../../ui/new-window.ts';
import styles from './energy-label.module.css';

type EnergyLabelProps = {
  readonly label: EnergyEfficiency | undefined;
  readonly sheet?: Download | undefined;
};

/**
 * The energy class beside a price (Reg. (EU) 2017/1369). It leads to the full label by click, touch or keyboard; its alternative text
 * names the class and the scale. The data sheet that belongs to it stands beside it.
 */
export const EnergyLabel = ({ label, sheet }: EnergyLabelProps) =>
  showsEnergyLabel(label) ? (
    <>
      <a className={styles.label} href={label.detailsImgPath} {...NEW_WINDOW}>
        <img src={label.imgPath} alt={label.imgAlt} width="48" height="24" loading="lazy" />
      </a>
      {sheet && <a href={sheet.url}>{sheet.name}</a>}
    </>
  ) : null;
