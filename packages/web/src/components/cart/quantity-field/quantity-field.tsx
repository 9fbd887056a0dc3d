// The field with minus and plus buttons by which a quantity is typed or stepped.

import type { LineLimit } from '@tornister/application/cart';
import { minusControl, type QuantityFieldEffect } from '@tornister/domain/catalogue';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBehavior } from '../../../react/use-behavior.ts';
import { LIMIT_TEXTS } from './limit-texts.ts';
import styles from './quantity-field.module.css';
import { useQuantity } from './use-quantity.ts';

export type QuantityFieldProps = {
  /** What the quantity is of, for the name of the field. */
  readonly name: string;
  readonly quantity: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Whether minus becomes delete at the minimum. */
  readonly deletesOnZero?: boolean;
  /** Why the quantity is another one than was wanted; a new press takes its place. */
  readonly limit?: LineLimit | undefined;
  readonly onApply?: (quantity: number) => void;
  readonly onDelete?: () => void;
  /** The field has told a limit, or takes it back because something else is wanted. */
  readonly onLimit?: (limit: LineLimit | undefined) => void;
  /** Posts a single step or the deletion where scripts do not run. */
  readonly withoutScripts?: {
    readonly minus: { readonly name: string; readonly value: string };
    readonly plus: { readonly name: string; readonly value: string };
  };
};

const limitTold = (effect: QuantityFieldEffect): LineLimit | undefined => {
  if (effect.kind === 'signal-limit') return { reason: 'above-maximum', amount: effect.maximum };
  if (effect.kind === 'signal-minimum') return { reason: 'below-minimum', amount: effect.minimum };
  return effect.kind === 'signal-no-number' ? { reason: 'no-number', amount: effect.minimum } : undefined;
};

/**
 * Minus, number, plus. Minus turns into delete at the minimum and says so by its name. Arrow keys count, a limit is announced beside the
 * field and stays until the next change. Without scripts the number can be typed and sent with the form around it.
 */
export const QuantityField = ({
  name,
  quantity,
  minimum,
  maximum,
  deletesOnZero = false,
  limit,
  onApply,
  onDelete,
  onLimit,
  withoutScripts,
}: QuantityFieldProps) => {
  const { t } = useTranslation();
  const hintId = useId();
  const [hint, setHint] = useState<LineLimit>();
  const [known, setKnown] = useState(limit);
  // Whatever was told last counts: the field's own limit, or the one that the shop has answered.
  if (known !== limit) {
    setKnown(limit);
    if (limit !== undefined) setHint(undefined);
  }
  const tell = (told: LineLimit | undefined): void => {
    setHint(told);
    onLimit?.(told);
  };
  const field = useQuantity(quantity, { minimum, maximum, deletesOnZero }, (effect) => {
    const told = limitTold(effect);
    if (told !== undefined) tell(told);
    if (effect.kind === 'apply') onApply?.(effect.quantity);
    if (effect.kind === 'delete') onDelete?.();
  });
  const shown = useBehavior(field.state$);
  const note = hint ?? limit;
  const isDelete = deletesOnZero && minusControl(shown.quantity, minimum) === 'delete';
  const press = (control: 'minus' | 'plus') => (event: { readonly preventDefault: () => void }) => {
    event.preventDefault();
    tell(undefined);
    field.press(control);
  };
  const count = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'ArrowUp') press('plus')(event);
    if (event.key === 'ArrowDown' && !isDelete) press('minus')(event);
  };
  return (
    // Whoever goes on from a button, too, has done with the field: the next button or page is to know what stands in it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus leaves one of its controls
    <div className={styles.field} onBlur={field.leave}>
      <div className={styles.controls}>
        <button
          type={withoutScripts === undefined ? 'button' : 'submit'}
          {...withoutScripts?.minus}
          className={styles.control}
          aria-label={t(isDelete ? 'vue.quantity.remove' : 'vue.quantity.decrease', { name })}
          onClick={press('minus')}
        >
          {isDelete ? <Trash2 aria-hidden size={18} /> : <Minus aria-hidden size={18} />}
        </button>
        <input
          className={styles.number}
          type="text"
          inputMode="numeric"
          name="quantity"
          autoComplete="off"
          maxLength={6}
          value={shown.text}
          aria-label={t('vue.quantity.label', { name })}
          aria-describedby={hintId}
          onChange={(event) => {
            tell(undefined);
            field.type(event.target.value);
          }}
          onKeyDown={count}
        />
        <button
          type={withoutScripts === undefined ? 'button' : 'submit'}
          {...withoutScripts?.plus}
          className={styles.control}
          aria-label={t('vue.quantity.increase', { name })}
          onClick={press('plus')}
        >
          <Plus aria-hidden size={18} />
        </button>
      </div>
      <p id={hintId} className={styles.hint} role="status">
        {note === undefined ? null : t(LIMIT_TEXTS[note.reason], { amount: note.amount })}
      </p>
    </div>
  );
};
