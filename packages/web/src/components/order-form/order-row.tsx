// One row of the order form: order number, quantity, and what the shop says about them.

import type { OrderFormRow } from '@tornister/application/order-form';
import { isOrderable } from '@tornister/domain/orderform';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { inputClass } from '../ui/form-field/form-field.tsx';
import styles from './order-form.module.css';
import { verdictId } from './row-verdict.tsx';

/** Room in the field of the order number: it takes a whole line of a list. */
const TYPED_LINE_LENGTH = 200;
/** Room in the field of the quantity: what is too high is said, not cut off. */
const TYPED_QUANTITY_LENGTH = 8;

export type OrderRowProps = {
  readonly index: number;
  readonly row: OrderFormRow;
  /** What is said about the row. */
  readonly children: ReactNode;
};

/** Whether a row cannot be ordered as it stands there; of one that nobody has looked up nothing is said. */
export const isOpenRow = ({ verdict }: OrderFormRow): boolean =>
  verdict !== undefined && (verdict.kind === 'unreadable' || !isOrderable(verdict));

/** Two fields side by side; a row that cannot be ordered as it stands there is marked. */
export const OrderRow = ({ index, row, children }: OrderRowProps) => {
  const { t } = useTranslation('orderForm');
  const { typed, verdict } = row;
  const isOpen = isOpenRow(row);
  const number = index + 1;
  const described = verdict === undefined ? {} : { 'aria-describedby': verdictId(index) };
  const isQuantity = verdict?.kind === 'unreadable' && verdict.problem.startsWith('quantity');
  return (
    <li className={styles.row} data-open={isOpen ? '' : undefined}>
      <label className="visually-hidden" htmlFor={`number-${index}`}>
        {t('vue.orderForm.numberOf', { row: number })}
      </label>
      <input
        id={`number-${index}`}
        data-number=""
        name="number"
        className={inputClass}
        defaultValue={typed.number}
        placeholder={t('vue.orderForm.number')}
        maxLength={TYPED_LINE_LENGTH}
        spellCheck={false}
        autoComplete="off"
        {...(isOpen && !isQuantity ? { 'aria-invalid': true } : {})}
        {...described}
      />
      <label className="visually-hidden" htmlFor={`quantity-${index}`}>
        {t('vue.orderForm.quantityOf', { row: number })}
      </label>
      <input
        id={`quantity-${index}`}
        name="quantity"
        className={inputClass}
        inputMode="numeric"
        defaultValue={typed.quantity}
        placeholder={t('vue.orderForm.quantity')}
        maxLength={TYPED_QUANTITY_LENGTH}
        autoComplete="off"
        {...(isQuantity ? { 'aria-invalid': true } : {})}
        {...described}
      />
      {typed.number === '' && typed.quantity === '' ? null : (
        <Button
          type="submit"
          name="remove"
          value={index}
          look="plain"
          size="small"
          aria-label={t('vue.orderForm.removeOf', { number: typed.number })}
        >
          <X aria-hidden size={20} />
        </Button>
      )}
      {children}
    </li>
  );
};
