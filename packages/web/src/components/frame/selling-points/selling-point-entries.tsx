// The entries of the bar of selling points; a static part.

import { type UspId, uspLinks } from '@tornister/domain/navigation';
import { BadgeCheck, Headset, type LucideIcon, PackageCheck, ShieldCheck, ShieldUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from './selling-points.module.css';

const LOOKS: Readonly<Record<UspId, { readonly key: string; readonly details: string; readonly Icon: LucideIcon }>> = {
  'toy-safety': { key: 'vue.usp.safety', details: 'vue.usp.safety.details', Icon: ShieldCheck },
  advantages: { key: 'vue.usp.advantages', details: 'vue.usp.advantages.details', Icon: PackageCheck },
  about: { key: 'vue.usp.about', details: 'vue.usp.about.details', Icon: BadgeCheck },
  advice: { key: 'vue.usp.advice', details: 'vue.usp.advice.details', Icon: Headset },
  'safe-shopping': { key: 'vue.usp.safeShopping', details: 'vue.usp.safeShopping.details', Icon: ShieldUser },
};

export type SellingPointsProps = {
  /** The pages that the shop has. */
  readonly pages: readonly string[];
};

/** Toy safety, advantages, and who we are; shoppers without a school find advice and how to shop safely (spec 3 §2 "Header USP bar"). */
export const SellingPointEntries = ({ pages }: SellingPointsProps) => {
  const { t } = useTranslation('usp');
  const { brandId, brandName, storefront } = useShop().site;
  const links = uspLinks(storefront, brandId).filter(({ path }) => pages.includes(path));
  return links.map(({ id, path }) => {
    const { key, details, Icon } = LOOKS[id];
    return (
      <li key={id}>
        <a className={styles.point} href={path} aria-describedby={`usp-${id}`}>
          <Icon aria-hidden size={20} />
          {t(key, { brand: brandName })}
        </a>
        <p id={`usp-${id}`} className={styles.details}>
          {t(details)}
        </p>
      </li>
    );
  });
};
