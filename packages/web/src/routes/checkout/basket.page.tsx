import { inShownOrder, isEmptyCart } from '@tornister/domain/cart';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { NoticeBanner } from '../../components/notices/notice-banner/notice-banner.tsx';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { arrivedNotice } from '../notices.ts';
import styles from './basket.module.css';
import type { VoucherRefusal } from './basket-action.ts';
import { BasketLines } from './basket-lines.tsx';
import { BasketAside, EmptyBasket, GiftChoice } from './basket-parts.tsx';
import { answerOf, comeBackFromPayment } from './open-step.ts';
import { StepHead } from './step-head.tsx';
import { useBasket } from './use-basket.ts';

export { basketAction as action } from './basket-action.ts';

export const handle = { step: 'basket' };

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const back = await comeBackFromPayment(shop, request);
  const basket = await answerOf({ shop, path: PATHS.basket }, shop.get(checkoutUseCases.openBasket)());
  const query = new URL(request.url).searchParams;
  const removed = query.get('removed');
  const notice = back ?? arrivedNotice(shop);
  return {
    ...basket,
    ...(removed === null ? {} : { removed: { itemId: removed, quantity: Number(query.get('pieces')) || 1 } }),
    ...(notice === undefined ? {} : { notice }),
  };
};

/** The basket: what is in it, what it costs, and the way to the checkout. */
export const Component = () => {
  const { t } = useTranslation('checkout');
  const opened = useLoaderData<typeof loader>();
  const refused = useActionData<{ readonly voucher?: VoucherRefusal }>();
  const { cart, isChanging, busyLines, removal } = useBasket(opened.cart);
  const lines = cart === undefined ? [] : inShownOrder(cart.lines);
  const goods = <BasketLines lines={lines} busyLines={busyLines} removal={removal} reloaded={opened.removed} />;
  return (
    <>
      <StepHead title={t('vue.checkout.basket.title')} />
      <NoticeBanner notice={opened.notice} />
      {cart === undefined || isEmptyCart(cart) ? (
        <>
          {goods}
          <EmptyBasket />
        </>
      ) : (
        <div className={styles.basket}>
          <section className={styles.goods} aria-labelledby="goods-title">
            <h2 id="goods-title" className="visually-hidden">
              {t('vue.checkout.basket.goods')}
            </h2>
            {goods}
            <GiftChoice cart={cart} />
            <p className={styles.on}>
              <a href={PATHS.home}>{t('vue.checkout.basket.goOnShopping')}</a>
            </p>
          </section>
          <BasketAside
            cart={cart}
            isChanging={isChanging}
            refused={refused?.voucher}
            deliveryCountries={opened.deliveryCountries}
            paymentNames={opened.paymentNames}
          />
        </div>
      )}
    </>
  );
};
