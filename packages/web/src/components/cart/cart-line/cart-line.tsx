// One line of the basket page: text, quantity, price, remove button.

import { type LineLimit, limitIn } from '@tornister/application/cart';
import {
  type CartLine as CartLineData,
  canChangeQuantity,
  isChosenGift,
  lineActions,
  lineProblem,
} from '@tornister/domain/cart';
import { extraBadgesFor, quantityLimits } from '@tornister/domain/catalogue';
import { PATHS } from '@tornister/domain/routing';
import { Gift } from 'lucide-react';
import { type FormEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { useService, useShop } from '../../../react/shop-provider.tsx';
import { DeliveryStatus } from '../../catalogue/delivery-status/delivery-status.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { problemText } from '../cart-problems/problem-text.ts';
import { leaveAndReturn, mistypedQuantity } from '../quantity-field/mistyped.ts';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import styles from './cart-line.module.css';
import { CartLinePrice } from './cart-line-price.tsx';

export type CartLineProps = {
  readonly line: CartLineData;
  readonly isBusy: boolean;
  readonly isFirst: boolean;
  /** Whether prime delivers it freely to this member. */
  readonly showsPrime: boolean;
  /** Why the line has another quantity than was wanted. */
  readonly limited?: LineLimit | undefined;
};

/** What the line is, in the order in which a shopper checks it: badge, name, variant, order number, when it comes. */
const LineText = ({ line, showsPrime }: Pick<CartLineProps, 'line' | 'showsPrime'>) => {
  const { t } = useTranslation('checkout');
  const problem = lineProblem(line);
  const { brandId } = useShop().site;
  return (
    <div className={styles.text}>
      {extraBadgesFor(line.extraBadges, 'cart', brandId).map(({ id, name }) => (
        <p key={id} className={styles.badge}>
          {name}
        </p>
      ))}
      <p className={styles.brand}>{line.brand}</p>
      <h2 className={styles.name}>
        <a href={line.path}>{line.name}</a>
      </h2>
      {line.variantInfo.length === 0 ? null : (
        <p className={styles.detail}>
          {line.variantInfo.map(({ label, value }) => t('vue.cart.variant', { label, value })).join(' · ')}
        </p>
      )}
      <p className={styles.detail}>{t('vue.cart.orderNumber', { number: line.orderNumber })}</p>
      <DeliveryStatus
        text={line.deliveryStatusText}
        color={line.deliveryStatusColor}
        light={line.deliveryStatusLight}
      />
      {showsPrime ? <p className={styles.prime}>{t('vue.cart.prime')}</p> : null}
      {lineActions(line.kind).canChangeQuantity ? null : (
        <p className={styles.gift}>
          <Gift aria-hidden size={16} />
          {t(`vue.cart.kind.${line.kind.kind}`)}
        </p>
      )}
      {line.minimumOrderQuantity > 1 ? (
        <p className={styles.detail}>{t('vue.cart.minimum', { amount: line.minimumOrderQuantity })}</p>
      ) : null}
      {problem === undefined || problem.kind === 'cart.not-for-sale' ? null : (
        <p className={styles.problem}>{problemText(t, problem)}</p>
      )}
      {line.warnings.length === 0 &&
      line.textileInfo === undefined &&
      line.oldElectricalDevicesInfo === undefined ? null : (
        <details className={styles.more}>
          <summary>{t('vue.cart.moreInfo')}</summary>
          {[...line.warnings, line.textileInfo, line.oldElectricalDevicesInfo]
            .filter((info) => info !== undefined)
            .map((info) => (
              <p key={info}>{info}</p>
            ))}
        </details>
      )}
    </div>
  );
};

/**
 * One line of the basket. Its quantity is a form of its own, which posts where scripts do not run; with them it changes at once. What may not be
 * changed is told as a number. After a deletion the focus goes where the basket says. A line that stays as it is is not drawn again when another one changes.
 */
export const CartLine = memo(({ line, isBusy, isFirst, showsPrime, limited }: CartLineProps) => {
  const { t } = useTranslation('checkout');
  const editCart = useService(cartUseCases.editCart);
  const { minimum, maximum } = quantityLimits(line);
  const [limit, setLimit] = useState(limited);
  const change = (quantity: number): void => {
    setLimit(undefined);
    void editCart.changeQuantity(line.id, quantity).orTee((error) => setLimit(limitIn(error)));
  };
  const remove = (): void => {
    void editCart.remove(line.id);
  };
  // A number is applied by itself; of anything else the field has to say why it is not.
  const sayMistyped = (): void => {
    const field = mistypedQuantity();
    if (field !== undefined) leaveAndReturn(field);
  };
  const byScript =
    (change: () => void) =>
    (event: FormEvent): void => {
      event.preventDefault();
      change();
    };
  return (
    <li
      id={isChosenGift(line) ? 'gift' : undefined}
      className={styles.line}
      aria-busy={isBusy}
      data-kind={line.kind.kind}
    >
      <div className={styles.pictureFrame}>
        <Picture
          picture={line.picture}
          className={styles.picture}
          sizes="120px"
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
        />
      </div>
      <LineText line={line} showsPrime={showsPrime} />
      <div className={styles.controls}>
        {canChangeQuantity(line) ? (
          <form method="post" action={PATHS.basket} className={styles.quantity} onSubmit={byScript(sayMistyped)}>
            <input type="hidden" name="lineId" value={line.id} />
            <button type="submit" name="intent" value="change" className="visually-hidden" tabIndex={-1}>
              {t('vue.cart.update')}
            </button>
            <QuantityField
              name={line.name}
              quantity={line.quantity}
              minimum={minimum}
              maximum={maximum}
              deletesOnZero
              onApply={change}
              onDelete={remove}
              limit={limit}
              withoutScripts={{
                minus: { name: 'intent', value: 'less' },
                plus: { name: 'intent', value: 'more' },
              }}
            />
            <noscript>
              <Button type="submit" name="intent" value="change" look="plain" size="small">
                {t('vue.cart.update')}
              </Button>
            </noscript>
          </form>
        ) : (
          <p className={styles.fixed}>{t('vue.cart.pieces', { count: line.quantity })}</p>
        )}
        {lineActions(line.kind).canRemove ? (
          <form method="post" action={PATHS.basket} onSubmit={byScript(remove)}>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="lineId" value={line.id} />
            <Button type="submit" look="plain" size="small" aria-label={t('vue.quantity.remove', { name: line.name })}>
              {t('vue.cart.remove')}
            </Button>
          </form>
        ) : null}
      </div>
      <CartLinePrice line={line} isChanging={isBusy} />
    </li>
  );
});
