import type { ShopTraits } from '@tornister/domain/storefront';
import { BadgeCheck, PackageCheck, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../react/shop-provider.tsx';
import styles from './selling-points.module.css';

/** Toy safety, advantages, and who we are (spec 3 §2 "Header USP bar"). */
export const SellingPoints = ({ traits }: { readonly traits: ShopTraits }) => {
  const { t } = useTranslation();
  const { brandId, brandName } = useShop().site;
  const points = [
    { key: 'vue.usp.safety', href: traits.toySafetyPath, Icon: ShieldCheck },
    { key: 'vue.usp.advantages', href: '/service/your-advantages/', Icon: PackageCheck },
    { key: 'vue.usp.about', href: `/about-${brandId}/`, Icon: BadgeCheck },
  ];
  return (
    <ul className={`${styles.points} page`} aria-label={t('vue.usp.label')}>
      {points.map(({ key, href, Icon }) => (
        <li key={key}>
          <a className={styles.point} href={href}>
            <Icon aria-hidden size={20} />
            {t(key, { brand: brandName })}
          </a>
        </li>
      ))}
    </ul>
  );
};
