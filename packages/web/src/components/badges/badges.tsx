import {
  type BadgeContext,
  type Badges as BadgeFlags,
  type ExtraBadge,
  extraBadgesFor,
  hasDiscountBadge,
  hasSaleIcon,
} from '@tornister/domain/catalogue';
import type { TFunction } from 'i18next';
import styles from './badges.module.css';

type BadgesProps = {
  readonly badges: BadgeFlags;
  readonly extraBadges: readonly ExtraBadge[];
  readonly discountPercent: number;
  readonly isDeal?: boolean;
  readonly context: BadgeContext;
  readonly brandId: string;
  readonly t: TFunction;
};

/** The badges of a product: deal, reduction, sale, new, popular, and one extra badge on a card or three on the product page. */
export const Badges = ({ badges, extraBadges, discountPercent, isDeal = false, context, brandId, t }: BadgesProps) => {
  const shown = [
    ...(isDeal ? [{ tone: 'deal', text: t('vue.badge.deal') }] : []),
    ...(hasDiscountBadge(discountPercent)
      ? [{ tone: 'sale', text: t('vue.badge.discount', { percent: discountPercent }) }]
      : []),
    ...(badges.sale && !hasDiscountBadge(discountPercent) ? [{ tone: 'sale', text: t('vue.badge.sale') }] : []),
    ...(hasSaleIcon(badges, discountPercent) ? [{ tone: 'sale', text: t('vue.badge.sale') }] : []),
    ...(badges.new ? [{ tone: 'new', text: t('vue.badge.new') }] : []),
    ...(badges.popular ? [{ tone: 'popular', text: t('vue.badge.popular') }] : []),
    ...extraBadgesFor(extraBadges, context, brandId).map(({ name }) => ({ tone: 'extra', text: name })),
  ];
  if (shown.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {shown.map(({ tone, text }) => (
        <li key={tone + text} className={styles.badge} data-tone={tone}>
          {text}
        </li>
      ))}
    </ul>
  );
};
