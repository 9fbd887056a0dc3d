// The row of the mini cart that takes the removal of a line back.

import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { useService } from '../../../react/shop-provider.tsx';
import { useHold } from '../../../react/use-hold.ts';
import { useWhenLeft } from '../../../react/use-when-left.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './mini-cart.module.css';

const NAME_ID = 'mini-cart-removed';

export type MiniUndoProps = {
  readonly name: string;
  /** Whether the line was removed here: the focus goes on at the way back. */
  readonly takesFocus: boolean;
  readonly onUndo: () => void;
};

/** Its time stands still while the pointer or the focus rests on it. */
export const MiniUndo = ({ name, takesFocus, onUndo }: MiniUndoProps) => {
  const { t } = useTranslation('notices');
  const editCart = useService(cartUseCases.editCart);
  const row = useRef<HTMLLIElement>(null);
  const release = useCallback(() => void editCart.releaseRemoval(), [editCart]);
  const { listeners } = useHold({ hold: () => void editCart.holdRemoval(), release });
  // A flyout that closes under the pointer holds nothing any more, and no event tells of it.
  useWhenLeft(release);
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <li ref={row} className={styles.undo} {...listeners}>
      <s id={NAME_ID} className={styles.name}>
        {name}
      </s>
      <Button look="secondary" size="small" aria-describedby={NAME_ID} onClick={onUndo}>
        {t('vue.minicart.undo')}
      </Button>
    </li>
  );
};
