// The ways on from the basket: to the checkout, and to the express wallet.

import { PATHS } from '@tornister/domain/routing';
import { Lock } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { leaveAndReturn, mistypedQuantity } from '../../components/cart/quantity-field/mistyped.ts';
import { Button, LinkButton } from '../../components/ui/button/button.tsx';
import { useShop } from '../../react/shop-provider.tsx';
import { useBusyForm } from '../../react/use-busy-form.ts';
import { byDocument } from '../../routing/by-document.ts';
import styles from './basket.module.css';

/**
 * A press from within a quantity that is no whole number stays on the page, once: the field says what is wrong and what it is now, and the next page would
 * not. The press takes the focus away before it is a click, so the field is looked for when it begins.
 */
const useHeldPress = () => {
  const pressedFrom = useRef<HTMLInputElement>(undefined);
  return {
    onPointerDown: (): void => {
      pressedFrom.current = mistypedQuantity();
    },
    onClick: (event: MouseEvent): void => {
      const field = pressedFrom.current ?? mistypedQuantity();
      pressedFrom.current = undefined;
      if (field === undefined) return;
      event.preventDefault();
      leaveAndReturn(field);
    },
  };
};

/** The link to the checkout, a document of its own. */
export const ToCheckout = () => {
  const { t } = useTranslation('checkout');
  const shop = useShop();
  const held = useHeldPress();
  const go = (event: MouseEvent): void => {
    held.onClick(event);
    if (event.defaultPrevented || navigator.onLine) return;
    event.preventDefault();
    byDocument(shop, () => undefined);
  };
  return (
    <LinkButton look="strong" size="large" href={PATHS.checkoutLogin} onPointerDown={held.onPointerDown} onClick={go}>
      <Lock aria-hidden size={20} />
      {t('vue.checkout.basket.toCheckout')}
    </LinkButton>
  );
};

/** The way to the wallet, where addresses and payment are chosen: a form of the shop's own, without any script of the provider. */
export const WalletForm = () => {
  const { t } = useTranslation('checkout');
  const { isBusy, ignoreWhileBusy } = useBusyForm();
  const held = useHeldPress();
  return (
    <Form method="post" action={PATHS.basket} className={styles.wallet} onSubmit={ignoreWhileBusy}>
      <input type="hidden" name="intent" value="wallet" />
      <p className={styles.or}>{t('vue.checkout.basket.or')}</p>
      <Button
        type="submit"
        look="secondary"
        size="large"
        aria-disabled={isBusy}
        aria-describedby="wallet-hint"
        {...held}
      >
        {t('vue.checkout.wallet.begin')}
      </Button>
      <p id="wallet-hint" className={styles.hint}>
        {t('vue.checkout.wallet.hint')}
      </p>
    </Form>
  );
};
