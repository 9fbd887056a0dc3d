// The dialog that asks whether a list is to go with its last entry. Its code comes with that removal. Source: spec 3 §4 "Wishlist entry".

import type { ShownList } from '@tornister/application/wishlist';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { type ListAddress, undoId } from './list-address.ts';
import { RemoveList } from './remove-list.tsx';
import styles from './wishlist.module.css';

export type RemoveListDialogProps = {
  readonly list: ShownList;
  readonly address: ListAddress;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Escape, the cross and a press beside it keep the list, as the button does. */
export const RemoveListDialog = ({ list, address, isOpen, onClose }: RemoveListDialogProps) => {
  const { t } = useTranslation('wishlist');
  const questionId = useId();
  const shownId = useRef(list.id);
  // A list that went took the focus with it: readers go on at the one that stands there instead.
  useEffect(() => {
    if (shownId.current !== list.id && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
    shownId.current = list.id;
  }, [list.id]);
  // The row went with the button that was pressed in it: the focus goes on at what stands in its place. While the dialog is open nothing beside it takes it.
  const close = (): void => {
    onClose();
    const removed = address.removed.at(-1);
    const undo = removed === undefined ? null : document.getElementById(undoId(removed));
    // An article that was moved leaves no undo.
    (undo ?? document.querySelector('main'))?.focus({ preventScroll: undo === null });
  };
  return (
    <Dialog isOpen={isOpen} title={t('vue.wishlist.removeList.title')} asks={questionId} onClose={close}>
      <p id={questionId}>{t('vue.wishlist.removeList.text', { name: list.name })}</p>
      <div className={styles.actions}>
        <Button look="secondary" size="small" onClick={close}>
          {t('vue.wishlist.removeList.keep')}
        </Button>
        <RemoveList list={list} address={address} onSubmit={onClose} />
      </div>
    </Dialog>
  );
};
