// The shop's logo, a link to the home page.

import { LOGO_SIZE_PX } from '@tornister/domain/storefront';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from './logo.module.css';

/** The shop's name beside a little satchel, 300 by 83 px (spec 1 §9); it leads home. */
export const Logo = () => {
  const { t } = useTranslation();
  const { brandName } = useShop().site;
  const { width, height } = LOGO_SIZE_PX;
  return (
    <a className={styles.logo} href="/">
      <span className="visually-hidden">{t('vue.header.logo', { brand: brandName })}</span>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
        <path className={styles.strap} d="M23 22c0-10 6-15 15.500-15S54 12 54 22" />
        <rect className={styles.body} x="8" y="17" width="61" height="58" rx="13" />
        <path className={styles.flap} d="M8 30c0-8 5-13 13-13h35c8 0 13 5 13 13v8c0 8-7 12-14 12H22C15 50 8 46 8 38z" />
        <rect className={styles.clasp} x="19" y="43" width="8" height="15" rx="3.500" />
        <rect className={styles.clasp} x="50" y="43" width="8" height="15" rx="3.500" />
        <circle className={styles.reflector} cx="38.500" cy="33" r="5.500" />
        <text className={styles.name} x="82" y="58" textLength={brandName === 'Tornister' ? 210 : undefined}>
          {brandName}
        </text>
      </svg>
    </a>
  );
};
