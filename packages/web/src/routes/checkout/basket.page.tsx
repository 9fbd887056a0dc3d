// Route of the basket.

import type { Notice } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { DealReservation } from '../../components/checkout/deal-reservation/deal-reservation.tsx';
import { WaitingOrder } from '../../components/checkout/waiting-order/waiting-order.tsx';
import { NoticeBanner } from '../../components/notices/notice-banner/notice-banner.tsx';
import { FeatureTooltip } from '../../components/ui/feature-tooltip/feature-tooltip.tsx';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { useBehavior } from '../../react/use-behavior.ts';
import { usePageUseCase } from '../../react/use-page-use-case.ts';
import type { loader } from './basket.loader.ts';
import styles from './basket.module.css';
import type { VoucherRefusal } from './basket-action.ts';
import { BasketLines } from './basket-lines.tsx';
import { BasketAside, EmptyBasket, GiftChoice } from './basket-parts.tsx';
import { CardRedirect } from './card-redirect.tsx';
import { StepHead } from './step-head.tsx';
import type { CardForm } from './summary-action.ts';
import { useFocusAfterUndo } from './use-focus-after-undo.ts';

export const handle = { step: 'basket' };

/** Goods that did not come into the basket whole, as long as the basket says so. */
const shortfallNotice = (message: string | undefined): Notice | undefined =>
  message === undefined ? undefined : { id: message, tone: 'warning', message };

/** The basket: what is in it, what it costs, and the way to the checkout. */
export const Component = () => {
  const { t } = useTranslation('checkout');
  const opened = useLoaderData<typeof loader>();
  const refused = useActionData<{ readonly voucher?: VoucherRefusal; readonly cardForm?: CardForm }>();
  const { state$, commands } = usePageUseCase(checkoutUseCases.viewBasket, opened);
  const { cart, isChanging, ...shown } = useBehavior(state$);
  // The list of an empty basket is another one than that of a full one: what was taken back is known above them.
  const onUndo = useFocusAfterUndo(shown.lines);
  if (refused?.cardForm !== undefined) return <CardRedirect form={refused.cardForm} />;
  const { waiting } = opened;
  const goods = (
    <BasketLines
      {...shown}
      totals={cart?.totals}
      commands={commands}
      onUndo={onUndo}
      reloaded={opened.removed && { ...opened.removed, name: opened.removedName }}
      limited={opened.limited}
    />
  );
  return (
    <>
      <StepHead title={t('vue.checkout.basket.title')} />
      <NoticeBanner notice={opened.notice} />
      <NoticeBanner notice={shortfallNotice(cart?.shortfall)} />
      {waiting === undefined ? null : <WaitingOrder order={waiting} />}
      {cart === undefined ? (
        <>
          {goods}
          {waiting === undefined ? <EmptyBasket /> : null}
        </>
      ) : (
        <div className={styles.basket}>
          <section className={styles.goods} aria-labelledby="goods-title">
            <h2 id="goods-title" className="visually-hidden">
              {t('vue.checkout.basket.goods')}
            </h2>
            {cart.reservation === undefined ? null : (
              <DealReservation reservation={cart.reservation} now={opened.now} />
            )}
            {goods}
            <GiftChoice cart={cart} />
            <p className={styles.on}>
              <a href={PATHS.home}>{t('vue.checkout.basket.goOnShopping')}</a>
              <FeatureTooltip feature="order-form" text={t('vue.checkout.basket.orderFormTip')}>
                {(describedBy) => (
                  <a href={PATHS.orderForm} aria-describedby={describedBy}>
                    {t('vue.checkout.basket.orderForm')}
                  </a>
                )}
              </FeatureTooltip>
            </p>
          </section>
          <BasketAside
            cart={cart}
            isChanging={isChanging}
            refused={refused?.voucher}
            deliveryCountries={opened.deliveryCountries}
            paymentNames={opened.paymentNames}
            isWalletOffered={opened.isWalletOffered}
          />
        </div>
      )}
    </>
  );
};
