// The mini cart: the lines, the sum and the links that the basket's flyout in the header shows.

import type { EditCartState } from '@tornister/application/cart';
import { type Cart, type CartLine, type LineRemoval, lineActions, miniCart } from '@tornister/domain/cart';
import { PATHS } from '@tornister/domain/routing';
import { ShoppingBasket, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { formatMoney } from '../../../i18n/format-money.ts';
import { deferredCode, useDeferredCode } from '../../../react/deferred-code.ts';
import { useService, useShop } from '../../../react/shop-provider.tsx';
import { withNeeds } from '../../../routing/page-needs.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './mini-cart.module.css';

/** Tells that an article was removed. */
const REMOVED_MESSAGE = 'vue.minicart.removed';

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

/** The row that takes a removal back comes with its texts once a line is removed. */
const undoRow = deferredCode(() =>
  withNeeds(
    import('./mini-undo.tsx').then(({ MiniUndo }) => MiniUndo),
    { texts: ['notices'] },
  ),
);

/** Where the basket of the other language is: said of an empty one, and its words come with it. */
const otherBasket = deferredCode(() =>
  withNeeds(
    import('../other-basket/other-basket.tsx').then(({ OtherBasket }) => OtherBasket),
    { texts: ['notices'] },
  ),
);

const removedNotice = (lineId: string): string => `${REMOVED_MESSAGE} ${lineId}`;

type MiniLinesProps = { readonly lines: readonly CartLine[]; readonly removal: LineRemoval };

/** The lines, and where one was removed the way back, which takes the focus that the line had. */
const MiniLines = ({ lines, removal }: MiniLinesProps) => {
  const editCart = useService(cartUseCases.editCart);
  const notices = useService(cartUseCases.showNotices);
  const list = useRef<HTMLUListElement>(null);
  const removedHere = useRef<string>(undefined);
  const isRemoved = removal.kind !== 'none';
  const MiniUndo = useDeferredCode(undoRow, isRemoved);
  const remove = (line: CartLine, index: number): void => {
    removedHere.current = line.id;
    void editCart.remove(line.id).andTee(() => {
      const values = { name: line.name };
      notices.notify({ id: removedNotice(line.id), tone: 'success', message: REMOVED_MESSAGE, values });
    });
    // The focus goes to the next line's button, not to nowhere, until there is a way back, and stays there for a gift; the list itself goes with the last line.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? list.current?.closest('section'))?.focus();
  };
  const undo = (lineId: string): void => {
    list.current?.closest('section')?.focus();
    notices.dismiss(removedNotice(lineId));
    void editCart.undoRemoval();
  };
  const rows = lines.map((line, index) => <MiniLine key={line.id} line={line} onRemove={() => remove(line, index)} />);
  if (isRemoved && MiniUndo !== undefined)
    rows.splice(
      removal.index,
      0,
      <MiniUndo
        key={`undo ${removal.line.id}`}
        name={removal.line.name}
        takesFocus={removedHere.current === removal.line.id}
        onUndo={() => undo(removal.line.id)}
      />,
    );
  if (rows.length === 0) return null;
  return (
    <ul ref={list} className={styles.lines}>
      {rows}
    </ul>
  );
};

const CartSum = ({ cart, hasAllLink }: { readonly cart: Cart; readonly hasAllLink: boolean }) => {
  const { t } = useTranslation();
  const { numberLocale } = useShop().site.profile;
  return (
    <>
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

/** The basket at a glance: what did not come into it whole, because a line that is removed here takes that sentence along; the first three lines, each removable and for a while to be had back, the sum, and the way to the whole basket. */
export const MiniCart = ({ state }: { readonly state: EditCartState }) => {
  const { t } = useTranslation();
  const isReady = state.status === 'ready';
  const cart = isReady ? state.cart : undefined;
  const { lines, hasAllLink } = miniCart(cart?.lines ?? []);
  const OtherBasket = useDeferredCode(otherBasket, isReady && lines.length === 0);
  return (
    <section className={styles.miniCart} tabIndex={-1} aria-label={t('vue.minicart.label')} aria-busy={!isReady}>
      <p className="visually-hidden" role="status">
        {isReady ? t('vue.cart.itemsCount', { count: cart?.itemsCount ?? 0 }) : null}
      </p>
      {cart?.shortfall === undefined ? null : <p className={styles.shortfall}>{cart.shortfall}</p>}
      {isReady ? <MiniLines lines={lines} removal={state.removal} /> : null}
      {cart !== undefined && lines.length > 0 ? (
        <CartSum cart={cart} hasAllLink={hasAllLink} />
      ) : (
        <>
          <p className={styles.empty}>
            <ShoppingBasket aria-hidden size={40} strokeWidth={1.25} />
            {t(isReady ? 'vue.minicart.empty' : 'vue.minicart.loading')}
          </p>
          {isReady && OtherBasket !== undefined ? <OtherBasket /> : null}
        </>
      )}
    </section>
  );
};
