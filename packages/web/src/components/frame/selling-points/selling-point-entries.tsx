// The entries of the bar of selling points; a static part.

import { type UspId, uspLinks } from '@tornister/domain/navigation';
import { BadgeCheck, Headset, type LucideIcon, PackageCheck, ShieldCheck, ShieldUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from './selling-points.module.css';

const LOOKS: Readonly<Record<UspId, { readonly key: string; readonly Icon: LucideIcon }>> = {
  'toy-safety': { key: 'vue.usp.safety', Icon: ShieldCheck },
  advantages: { key: 'vue.usp.advantages', Icon: PackageCheck },
  about: { key: 'vue.usp.about', Icon: BadgeCheck },
  advice: { key: 'vue.usp.advice', Icon: Headset },
  'safe-shopping': { key: 'vue.usp.safeShopping', Icon: ShieldUser },
};

export type SellingPointsProps = {
  /** The pages that the shop has. */
  readonly pages: readonly string[];
};

/** Toy safety, advantages, and who we are; shoppers without a school find advice and how to shop safely (spec 3 §2 "Header USP bar"). */
export const SellingPointEntries = ({ pages }: SellingPointsProps) => {
  const { t } = useTranslation();
  const { brandId, brandName, storefront } = useShop().site;
  const links = uspLinks(storefront, brandId).filter(({ path }) => pages.includes(path));
  return links.map(({ id, path }) => {
    const { key, Icon } = LOOKS[id];
    return (
      <li key={id}>
        <a className={styles.point} href={path}>
          <Icon aria-hidden size={20} />
          {t(key, { brand: brandName })}
        </a>
      </li>
    );
  });
};
