// The mini cart: the lines, the sum and the links that the basket's flyout in the header shows.

import type { EditCartState } from '@tornister/application/cart';
import { type Cart, type CartLine, lineActions, miniCart } from '@tornister/domain/cart';
import { PATHS } from '@tornister/domain/routing';
import { ShoppingBasket, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useService, useShop } from '../../../react/shop-provider.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './mini-cart.module.css';

const MiniLine = ({ line, onRemove }: { readonly line: CartLine; readonly onRemove: () => void }) => {
  const { t } = useTranslation();
  const { numberLocale } = useShop().site.profile;
  return (
    <li className={styles.line}>
      <Picture picture={line.picture} className={styles.picture} sizes="64px" alt="" />
      <div className={styles.text}>
        <a href={line.path} className={styles.name}>
          {line.name}
        </a>
        <p className={styles.detail}>
          {t('vue.minicart.pieces', { count: line.quantity, price: formatMoney(line.positionTotal, numberLocale) })}
        </p>
      </div>
      {lineActions(line.kind).canRemove ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('vue.quantity.remove', { name: line.name })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden size={18} />
        </button>
      ) : null}
    </li>
  );
};

const FilledCart = ({ cart }: { readonly cart: Cart }) => {
  const { t } = useTranslation();
  const { numberLocale } = useShop().site.profile;
  const editCart = useService(cartUseCases.editCart);
  const notices = useService(cartUseCases.showNotices);
  const list = useRef<HTMLUListElement>(null);
  const { lines, hasAllLink } = miniCart(cart.lines);
  const remove = (line: CartLine, index: number): void => {
    void editCart.remove(line.id).andTee(() => {
      const message = 'vue.minicart.removed';
      notices.notify({ id: `${message} ${line.id}`, tone: 'success', message, values: { name: line.name } });
    });
    // The focus goes to the next line's button, not to nowhere; the list itself goes with the last line.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? list.current?.closest('section'))?.focus();
  };
  return (
    <>
      <ul ref={list} className={styles.lines}>
        {lines.map((line, index) => (
          <MiniLine key={line.id} line={line} onRemove={() => remove(line, index)} />
        ))}
      </ul>
      {hasAllLink ? (
        <p className={styles.all}>
          <a href={PATHS.basket}>{t('vue.minicart.all', { count: cart.lines.length })}</a>
        </p>
      ) : null}
      <p className={styles.total}>
        <span>{t('vue.cart.itemsCount', { count: cart.itemsCount })}</span>
        <strong>{formatMoney(cart.totals.basketValue, numberLocale)}</strong>
      </p>
      <LinkButton look="primary" href={PATHS.basket}>
        {t('vue.minicart.toBasket')}
      </LinkButton>
    </>
  );
};

/** The basket at a glance: the first three lines, each removable, the sum, and the way to the whole basket. */
export const MiniCart = ({ state }: { readonly state: EditCartState }) => {
  const { t } = useTranslation();
  const cart = state.status === 'ready' ? state.cart : undefined;
  const isReady = state.status === 'ready';
  return (
    <section className={styles.miniCart} tabIndex={-1} aria-label={t('vue.minicart.label')} aria-busy={!isReady}>
      <p className="visually-hidden" role="status">
        {isReady ? t('vue.cart.itemsCount', { count: cart?.itemsCount ?? 0 }) : null}
      </p>
      {cart !== undefined && cart.lines.length > 0 ? (
        <FilledCart cart={cart} />
      ) : (
        <p className={styles.empty}>
          <ShoppingBasket aria-hidden size={40} strokeWidth={1.25} />
          {t(isReady ? 'vue.minicart.empty' : 'vue.minicart.loading')}
        </p>
      )}
    </section>
  );
};
