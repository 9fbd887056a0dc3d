// The row that offers to undo the removal of a cart line.

import { ARTICLE_REMOVED_MESSAGE } from '@tornister/domain/cart';
import { PATHS } from '@tornister/domain/routing';
import { Undo2 } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHold } from '../../../react/use-hold.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './cart-line.module.css';

export type UndoRowProps = {
  /** Name of the removed article; after a page load it may be unknown, as goods that are sold no longer are. */
  readonly name?: string | undefined;
  readonly itemId: string;
  readonly quantity: number;
  /** Where the line stood. */
  readonly at: number;
  /** With scripts the basket takes the removal back itself. */
  readonly onUndo?: () => void;
  readonly onHold?: () => void;
  readonly onRelease?: () => void;
};

/**
 * The row that stands where an article was removed, with the way back. Its time stands still while the pointer or the focus rests on it;
 * without scripts it stays until the page is left.
 */
export const UndoRow = ({ name, itemId, quantity, at, onUndo, onHold, onRelease }: UndoRowProps) => {
  const { t } = useTranslation('checkout');
  const told = useId();
  const undo = (event: FormEvent): void => {
    if (onUndo === undefined) return;
    event.preventDefault();
    onUndo();
  };
  const { listeners } = useHold({ hold: onHold, release: onRelease });
  return (
    <li className={styles.undo} {...listeners}>
      <p id={told}>{name === undefined ? t('vue.cart.removedSomething') : t(ARTICLE_REMOVED_MESSAGE, { name })}</p>
      <form method="post" action={PATHS.basket} onSubmit={undo}>
        <input type="hidden" name="intent" value="undo" />
        <input type="hidden" name="itemId" value={itemId} />
        <input type="hidden" name="quantity" value={quantity} />
        <input type="hidden" name="at" value={at} />
        <Button type="submit" look="secondary" size="small" data-undo="" aria-describedby={told}>
          <Undo2 aria-hidden size={18} />
          {t('vue.cart.undo')}
        </Button>
      </form>
    </li>
  );
};
