// The bar at the lower edge of a telephone by which the product is bought while its own button is out of sight.

import type { ProductState } from '@tornister/application/browse';
import { addToCartLabelKey } from '@tornister/domain/cart';
import { isDealRunning } from '@tornister/domain/deals';
import type { Instant } from '@tornister/domain/shared';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consentUseCases } from '../../../composition/consent-tokens.ts';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useService, useShop } from '../../../react/shop-provider.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import { BUY_FORM_ID } from '../../cart/add-to-basket-form/add-to-basket-form.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './product-late.module.css';

/** Whether the page's own button was scrolled out above; a page without one, or with a button that is still to come, says no. */
const useIsButtonAbove = (state: ProductState): boolean => {
  const [isAbove, setIsAbove] = useState(false);
  const { item, configuredItemId } = state;
  // The form is another one for each item, and is not there before a variant is chosen. Where it is only the browser knows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both decide which form is in the page
  useEffect(() => {
    const button = document.querySelector(`#${BUY_FORM_ID} [type=submit]`);
    if (button === null) {
      setIsAbove(false);
      return;
    }
    const sight = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setIsAbove(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    sight.observe(button);
    return () => sight.disconnect();
  }, [item.itemId, configuredItemId]);
  return isAbove;
};

type BuyBarProps = {
  readonly state: ProductState;
  /** The moment at which the page was opened: a deal that ends later is taken away by the page. */
  readonly now: Instant;
};

/**
 * Price and button while the button of the page is out of sight above (wide screens do without). It sends the same form, so quantity, limits and what
 * follows are the form's; while the question of consent stands at the lower edge, the bar waits.
 */
export const BuyBar = ({ state, now }: BuyBarProps) => {
  const { t } = useTranslation();
  const { numberLocale } = useShop().site.profile;
  const { isBannerOpen } = useBehavior(useService(consentUseCases.askForConsent).state$);
  const { item, isLoadingVariant } = state;
  if (!useIsButtonAbove(state) || isBannerOpen) return null;
  const { lightningDeal: deal, prices } = item;
  const price = deal !== undefined && isDealRunning(deal, now) ? deal.specialPrice : prices.current;
  return (
    <div className={styles.bar}>
      <p className={styles.price}>{formatMoney(price, numberLocale)}</p>
      <Button type="submit" form={BUY_FORM_ID} look="strong" size="medium" aria-disabled={isLoadingVariant}>
        {t(addToCartLabelKey(false))}
      </Button>
    </div>
  );
};
