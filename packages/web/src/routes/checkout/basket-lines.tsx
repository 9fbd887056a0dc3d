// The list of lines on the basket page, with the row that undoes a removal.

import type { BasketState, QuantityLimited, ViewBasket } from '@tornister/application/checkout';
import { type CartTotals, showsPrimeNote } from '@tornister/domain/cart';
import { useEffect, useRef } from 'react';
import { CartLine } from '../../components/cart/cart-line/cart-line.tsx';
import { UndoRow, type UndoRowProps } from '../../components/cart/cart-line/undo-row.tsx';
import styles from './basket.module.css';

/** Pictures of the first lines are loaded at once. */
const EAGER_LINES = 4;

export type BasketLinesProps = Pick<BasketState, 'lines' | 'busyLines' | 'removal'> & {
  /** Absent where nothing is in the basket any more. */
  readonly totals: CartTotals | undefined;
  readonly commands: ViewBasket['commands'];
  /** A removal was taken back. */
  readonly onUndo: (itemId: string) => void;
  /** A quantity that the shop has changed, as the page's address tells it. */
  readonly limited: QuantityLimited | undefined;
  /** A removal that was made without scripts: known by the page's address only. */
  readonly reloaded: Pick<UndoRowProps, 'name' | 'itemId' | 'quantity' | 'at'> | undefined;
};

/** The lines, and at its former place the row of the line that was removed last; the focus goes to its way back. */
export const BasketLines = ({
  lines,
  totals,
  busyLines,
  removal,
  commands,
  onUndo,
  reloaded,
  limited,
}: BasketLinesProps) => {
  const list = useRef<HTMLUListElement>(null);
  const removedId = removal.kind === 'none' ? undefined : removal.line.id;
  // A removed line takes the focus with it, and so does the whole list when its last line goes: it goes on at the way back.
  useEffect(() => {
    if (removedId !== undefined && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[data-undo]')?.focus();
  }, [removedId]);
  const rows = lines.map((line, index) => (
    <CartLine
      key={line.id}
      line={line}
      isBusy={busyLines.includes(line.id)}
      isFirst={index < EAGER_LINES}
      showsPrime={totals !== undefined && showsPrimeNote(line, totals)}
      limited={limited?.of === line.id || limited?.of === line.itemId ? limited : undefined}
    />
  ));
  const isRemoved = removal.kind !== 'none';
  const undo = isRemoved ? (
    <UndoRow
      key="undo"
      name={removal.line.name}
      itemId={removal.line.itemId}
      quantity={removal.line.quantity}
      at={removal.index}
      onUndo={() => {
        onUndo(removal.line.itemId);
        void commands.undoRemoval();
      }}
      onHold={commands.holdRemoval}
      onRelease={commands.releaseRemoval}
    />
  ) : reloaded === undefined ? undefined : (
    <UndoRow key="undo" {...reloaded} />
  );
  if (rows.length === 0 && undo === undefined) return null;
  return (
    <ul ref={list} className={styles.lines}>
      {undo === undefined ? rows : rows.toSpliced(isRemoved ? removal.index : (reloaded?.at ?? 0), 0, undo)}
    </ul>
  );
};
