// Parts of the basket page: empty basket, gifts, voucher, sums.

import type { Country } from '@tornister/application/ports';
import {
  type Cart,
  canChooseFreeArticle,
  isChosenGift,
  redeemedVoucherCode,
  VOUCHER_CODE_MAX_LENGTH,
  type VoucherState,
} from '@tornister/domain/cart';
import { PATHS } from '@tornister/domain/routing';
import type { TFunction } from 'i18next';
import { ShoppingBasket, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { CartProblems } from '../../components/cart/cart-problems/cart-problems.tsx';
import { ORDER_FORM_FILE_PATH } from '../../components/cart/order-form-file.ts';
import { OtherBasket } from '../../components/cart/other-basket/other-basket.tsx';
import { OrderTotals } from '../../components/checkout/order-summary/order-totals.tsx';
import { Button, LinkButton } from '../../components/ui/button/button.tsx';
import { TextField } from '../../components/ui/form-field/form-field.tsx';
import { Picture } from '../../components/ui/picture/picture.tsx';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { useBusyForm } from '../../react/use-busy-form.ts';
import { useFocusWhen } from '../../react/use-focus-when.ts';
import styles from './basket.module.css';
import type { VoucherRefusal } from './basket-action.ts';
import { BasketBusy } from './basket-busy.tsx';
import { NextStepBar } from './next-step-bar.tsx';
import { ToCheckout, WalletForm } from './ways-on.tsx';

/** Room in the field: spaces within a code are forgiven. */
const TYPED_CODE_LENGTH = VOUCHER_CODE_MAX_LENGTH + 10;

/** An empty basket says so kindly and leads on, also to the basket of the other language. */
export const EmptyBasket = () => {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.empty}>
      <ShoppingBasket aria-hidden size={72} strokeWidth={1.1} />
      <p className={styles.emptyTitle}>{t('vue.checkout.basket.empty')}</p>
      <p>{t('vue.checkout.basket.emptyHint')}</p>
      <LinkButton href={PATHS.home}>{t('vue.checkout.basket.discover')}</LinkButton>
      <a href={PATHS.orderForm}>{t('vue.checkout.basket.orderForm')}</a>
      <OtherBasket />
    </div>
  );
};

/** Gifts that the cart may choose. */
export const GiftChoice = ({ cart }: { readonly cart: Cart }) => {
  const { t } = useTranslation('checkout');
  const { numberLocale } = useShop().site.profile;
  const { isBusy, ignoreWhileBusy } = useBusyForm();
  const hasGift = cart.lines.some(isChosenGift);
  useFocusWhen(hasGift, '#gift button');
  // The backend lists only those that the cart has reached.
  const { lines, freeArticles, totals } = cart;
  if (!canChooseFreeArticle({ lines, freeArticles, basketValue: totals.basketValue }))
    return hasGift || cart.freeArticleMinPrice === undefined ? null : (
      <p className={styles.hint}>
        {t('vue.checkout.basket.giftFrom', { amount: formatMoney(cart.freeArticleMinPrice, numberLocale) })}
      </p>
    );
  return (
    <section className={styles.gifts}>
      <h2>{t('vue.checkout.basket.gifts')}</h2>
      <ul className={styles.giftList}>
        {cart.freeArticles.map((gift) => (
          <li key={`${gift.promotionId} ${gift.itemId}`} className={styles.gift}>
            <Picture picture={gift.picture} className={styles.giftPicture} sizes="96px" alt="" />
            <p>{gift.name}</p>
            <Form method="post" action={PATHS.basket} preventScrollReset onSubmit={ignoreWhileBusy}>
              <input type="hidden" name="intent" value="gift" />
              <input type="hidden" name="promotionId" value={gift.promotionId} />
              <input type="hidden" name="itemId" value={gift.itemId} />
              <Button
                type="submit"
                look="secondary"
                size="small"
                aria-disabled={isBusy}
                aria-label={t('vue.checkout.basket.takeGiftOf', { name: gift.name })}
              >
                {t('vue.checkout.basket.takeGift')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
};

const voucherText = (
  t: TFunction<'checkout'>,
  voucher: Exclude<VoucherState, { kind: 'none' }>,
  numberLocale: string,
): string => {
  const { code, name } = voucher;
  if (voucher.kind === 'redeemed') return t('vue.voucher.redeemed', { code, name });
  return voucher.missing === undefined
    ? t('vue.voucher.dormant', { code })
    : t('vue.voucher.dormantMissing', { code, missing: formatMoney(voucher.missing, numberLocale) });
};

const Voucher = ({ cart, refused }: { readonly cart: Cart; readonly refused: VoucherRefusal | undefined }) => {
  const { t } = useTranslation('checkout');
  const { numberLocale } = useShop().site.profile;
  const { isBusy, ignoreWhileBusy } = useBusyForm();
  const { voucher } = cart;
  useFocusWhen(voucher.kind !== 'none', '#voucher button');
  useFocusWhen(voucher.kind === 'none', '#voucher summary');
  const missing = refused?.missing === undefined ? '' : formatMoney(refused.missing, numberLocale);
  if (voucher.kind !== 'none')
    return (
      <Form
        id="voucher"
        method="post"
        action={PATHS.basket}
        className={styles.redeemed}
        preventScrollReset
        onSubmit={ignoreWhileBusy}
      >
        <input type="hidden" name="intent" value="remove-voucher" />
        <input type="hidden" name="code" value={voucher.code} />
        <p>{voucherText(t, voucher, numberLocale)}</p>
        <Button type="submit" look="plain" size="small" aria-disabled={isBusy}>
          {t('vue.voucher.remove')}
        </Button>
      </Form>
    );
  return (
    <details id="voucher" className={styles.voucher} open={refused !== undefined}>
      <summary>{t('vue.voucher.title')}</summary>
      <Form
        method="post"
        action={PATHS.basket}
        className={styles.voucherForm}
        noValidate
        preventScrollReset
        onSubmit={ignoreWhileBusy}
      >
        <input type="hidden" name="intent" value="voucher" />
        <TextField
          name="code"
          label={t('vue.voucher.code')}
          errors={refused === undefined ? [] : [{ field: 'code', message: refused.message, values: { missing } }]}
          defaultValue={refused?.typed}
          maxLength={TYPED_CODE_LENGTH}
          autoComplete="off"
        />
        <Button type="submit" look="secondary" aria-disabled={isBusy}>
          {t('vue.voucher.redeem')}
        </Button>
      </Form>
    </details>
  );
};

const FreeShippingHint = ({ cart }: { readonly cart: Cart }) => {
  const { t } = useTranslation('checkout');
  const { numberLocale } = useShop().site.profile;
  const { missingToFreeShipping: missing, shippingCost, basketValue } = cart.totals;
  const isFree = shippingCost.cents === 0;
  if (isFree || missing === undefined) {
    if (!isFree && cart.isFreeShippingPossible) return null;
    return (
      <p className={styles.freeShipping} data-free={isFree ? '' : undefined}>
        <Truck aria-hidden size={20} />
        {t(isFree ? 'vue.checkout.basket.shippingIsFree' : 'vue.checkout.basket.neverFreeShipping')}
      </p>
    );
  }
  return (
    <div className={styles.freeShipping}>
      <Truck aria-hidden size={20} />
      <p>{t('vue.checkout.basket.missingToFreeShipping', { amount: formatMoney(missing, numberLocale) })}</p>
      {/* Drawn beside the sentence, which says the same. */}
      <progress
        className={styles.untilFree}
        aria-hidden="true"
        max={basketValue.cents + missing.cents}
        value={basketValue.cents}
      />
    </div>
  );
};

export type BasketAsideProps = {
  readonly cart: Cart;
  readonly isChanging: boolean;
  readonly refused: VoucherRefusal | undefined;
  readonly deliveryCountries: readonly Country[];
  readonly paymentNames: readonly string[];
  readonly isWalletOffered: boolean;
};

/** The sums and the way to the checkout, with what must be known before an order begins: where to and how to pay (§ 312j BGB). */
export const BasketAside = ({
  cart,
  isChanging,
  refused,
  deliveryCountries,
  paymentNames,
  isWalletOffered,
}: BasketAsideProps) => {
  const { t } = useTranslation('checkout');
  return (
    <aside className={styles.aside} aria-label={t('vue.checkout.basket.sum')}>
      <div className={styles.card}>
        <h2>{t('vue.checkout.basket.sum')}</h2>
        <FreeShippingHint cart={cart} />
        <OrderTotals
          totals={cart.totals}
          savings={cart.savings}
          voucherCode={redeemedVoucherCode(cart.voucher)}
          isChanging={isChanging}
        />
        <Voucher cart={cart} refused={refused} />
        <CartProblems lines={cart.lines} />
        <NextStepBar totals={cart.totals}>
          <ToCheckout />
        </NextStepBar>
        {isWalletOffered ? <WalletForm /> : null}
      </div>
      <dl className={styles.terms}>
        {deliveryCountries.length === 0 ? null : (
          <div>
            <dt>{t('vue.checkout.basket.deliversTo')}</dt>
            <dd>{deliveryCountries.map(({ name }) => name).join(', ')}</dd>
          </div>
        )}
        {paymentNames.length === 0 ? null : (
          <div>
            <dt>{t('vue.checkout.basket.payableBy')}</dt>
            <dd>{paymentNames.join(', ')}</dd>
          </div>
        )}
      </dl>
      <p className={styles.printed}>
        <a href={ORDER_FORM_FILE_PATH} download>
          {t('vue.checkout.basket.printed')}
        </a>
      </p>
      <BasketBusy />
    </aside>
  );
};
