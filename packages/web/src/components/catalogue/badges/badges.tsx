// The badges of a product, like "sale" or "new".

import {
  type BadgeContext,
  type Badges as BadgeFlags,
  type ExtraBadge,
  extraBadgesFor,
  hasDiscountBadge,
  hasSaleIcon,
  type LightningDealInfo,
} from '@tornister/domain/catalogue';
import type { TFunction } from 'i18next';
import { endsAt } from '../deal-meter/deal-end.ts';
import styles from './badges.module.css';

type BadgesProps = {
  readonly badges: BadgeFlags;
  readonly extraBadges: readonly ExtraBadge[];
  readonly discountPercent: number;
  /** The lightning deal that runs. */
  readonly deal?: LightningDealInfo | undefined;
  readonly context: BadgeContext;
  readonly brandId: string;
  readonly t: TFunction;
};

/** "Sale" and the percentage of a reduction of 5 % or more; from 25 % on both are one badge, before which the style sheet draws the discount icon. */
const saleBadges = ({ badges, discountPercent: percent, t }: Pick<BadgesProps, 'badges' | 'discountPercent' | 't'>) => {
  if (hasSaleIcon(badges, percent)) return [{ tone: 'discount', text: t('vue.badge.saleDiscount', { percent }) }];
  return [
    ...(badges.sale ? [{ tone: 'sale', text: t('vue.badge.sale') }] : []),
    ...(hasDiscountBadge(percent) ? [{ tone: 'sale', text: t('vue.badge.discount', { percent }) }] : []),
  ];
};

/** The badges of a product: deal, reduction, sale, new, popular, and one extra badge on a card or three on the product page. */
export const Badges = ({ badges, extraBadges, discountPercent, deal, context, brandId, t }: BadgesProps) => {
  const shown = [
    ...(deal === undefined ? [] : [{ tone: 'deal', text: t('vue.badge.deal') }]),
    ...saleBadges({ badges, discountPercent, t }),
    ...(badges.new ? [{ tone: 'new', text: t('vue.badge.new') }] : []),
    ...(badges.popular ? [{ tone: 'popular', text: t('vue.badge.popular') }] : []),
    ...extraBadgesFor(extraBadges, context, brandId).map(({ name }) => ({ tone: 'extra', text: name })),
  ];
  if (shown.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {shown.map(({ tone, text }) => (
        <li
          key={tone + text}
          className={styles.badge}
          data-tone={tone}
          {...(tone === 'deal' && deal !== undefined ? endsAt(deal) : {})}
        >
          {text}
        </li>
      ))}
    </ul>
  );
};
