// The dialog that confirms what was added to the basket.

import type { Added, LineLimit } from '@tornister/application/cart';
import type { CartLine } from '@tornister/domain/cart';
import { orderQuantity, QUANTITY_MINIMUM_MESSAGE } from '@tornister/domain/catalogue';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { LIMIT_TEXTS } from '../quantity-field/limit-texts.ts';
import styles from './add-to-basket-form.module.css';

export type AddedDialogProps = {
  readonly added: (Added & { readonly quantity: number; readonly limit?: LineLimit | undefined }) | undefined;
  /** What is told beside it, of goods that are no one line. */
  readonly note?: string;
  readonly onClose: () => void;
};

/** Whether every piece costs the same; with a deal some do not, and the sum is what the pieces cost together. */
const hasOnePrice = ({ quantity, unitPrice, positionTotal }: CartLine): boolean =>
  unitPrice.cents * quantity === positionTotal.cents;

/** Whether the minimum of the goods is told although it was kept (spec 3 §5 "minimum-order flyout hint"). */
const hasMinimumHint = (quantity: number, { minimumOrderQuantity, kind }: CartLine): boolean =>
  orderQuantity(quantity, minimumOrderQuantity, kind.kind === 'lightning-deal').notice === 'minimum-hint';

/** Says that the article, or the goods of a list, are in the basket and offers both ways on. */
export const AddedDialog = ({ added, note, onClose }: AddedDialogProps) => {
  const { t } = useTranslation();
  const { numberLocale } = useShop().site.profile;
  return (
    <Dialog isOpen={added !== undefined} title={t('vue.addedToCart.headline')} tone="good" onClose={onClose}>
      {added?.line === undefined ? null : (
        <div className={styles.added}>
          <Picture picture={added.line.picture} className={styles.picture} sizes="96px" alt="" />
          <div>
            <p className={styles.name}>{added.line.name}</p>
            <p className={styles.detail}>
              {hasOnePrice(added.line)
                ? t('vue.addedToCart.pieces', {
                    count: added.quantity,
                    price: formatMoney(added.line.unitPrice, numberLocale),
                  })
                : t('vue.addedToCart.line', {
                    count: added.line.quantity,
                    total: formatMoney(added.line.positionTotal, numberLocale),
                  })}
            </p>
            {added.limit === undefined && hasMinimumHint(added.quantity, added.line) ? (
              <p className={styles.detail}>
                {t(QUANTITY_MINIMUM_MESSAGE, { amount: added.line.minimumOrderQuantity })}
              </p>
            ) : null}
            {added.limit === undefined ? null : (
              <p className={styles.limit}>{t(LIMIT_TEXTS[added.limit.reason], { amount: added.limit.amount })}</p>
            )}
          </div>
        </div>
      )}
      {note === undefined ? null : <p className={styles.limit}>{note}</p>}
      {added === undefined ? null : (
        <p className={styles.total}>
          <span>{t('vue.cart.itemsCount', { count: added.cart.itemsCount })}</span>
          <span>{formatMoney(added.cart.totals.basketValue, numberLocale)}</span>
        </p>
      )}
      <div className={styles.actions}>
        <Button look="secondary" onClick={onClose}>
          {t('vue.addedToCart.goOn')}
        </Button>
        <LinkButton look="primary" href={PATHS.basket}>
          {t('vue.addedToCart.toBasket')}
        </LinkButton>
      </div>
    </Dialog>
  );
};
