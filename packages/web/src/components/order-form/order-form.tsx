// The order form: its rows, the field for a pasted list, and the report on what is in the basket now.

import type { FilledOrderForm, OrderFormRow } from '@tornister/application/order-form';
import { ORDER_ENTRY_MAX_LINES, orderFormRows } from '@tornister/domain/orderform';
import { PATHS } from '@tornister/domain/routing';
import { ListChecks, Plus, ShoppingBasket } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { textKeyOf } from '../../i18n/error-messages.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { inputClass } from '../ui/form-field/form-field.tsx';
import { StatusRegion } from '../ui/status-region/status-region.tsx';
import styles from './order-form.module.css';
import { isOpenRow, OrderRow } from './order-row.tsx';
import { RowVerdict } from './row-verdict.tsx';

/** Room in the field of the pasted list: 500 rows are far shorter. */
const TYPED_TEXT_LENGTH = 60_000;

export type OrderFormProps = {
  readonly answer: FilledOrderForm & {
    /** What is wrong with the form as a whole. */
    readonly message?: string;
    /** The row whose button was pressed: the focus goes on there. */
    readonly at?: number;
    /** Rows that the button for more has asked for. */
    readonly wantedRows?: number;
    /** Rows that went into the basket with this form. */
    readonly inBasket: number;
  };
  /** Names this visit of the page. The browser keeps what stands in the fields; another visit, as after a press, brings fields of its own. */
  readonly visit: string;
  /** Names this form: what is posted twice with it is added once. */
  readonly formKey: string;
};

/** The rows with empty ones behind them, so that there is always somewhere to type. */
const shownRows = ({ rows, wantedRows }: OrderFormProps['answer']): readonly OrderFormRow[] => {
  const empty = Math.max(0, orderFormRows(rows.length, wantedRows) - rows.length);
  return [...rows, ...Array.from({ length: empty }, () => ({ typed: { number: '', quantity: '' } }))];
};

/** What is in the basket now, first of all what is there in another quantity than was wanted. */
const AddedReport = ({ added, count }: Pick<FilledOrderForm, 'added'> & { readonly count: number }) => {
  const { t } = useTranslation('orderForm');
  const changed = added.filter(({ kind }) => kind !== 'found');
  return (
    <section className={styles.report}>
      {count === 0 ? null : <p>{t('vue.orderForm.added', { count })}</p>}
      {changed.length === 0 ? null : (
        <ul>
          {changed.map((verdict) => (
            <li key={verdict.item.itemId}>
              <a href={verdict.item.path}>{verdict.item.name}</a>{' '}
              {t(`vue.orderForm.added.${verdict.kind}`, { amount: verdict.quantity })}
            </li>
          ))}
        </ul>
      )}
      <LinkButton look="primary" href={PATHS.basket}>
        {t('vue.orderForm.toBasket')}
      </LinkButton>
    </section>
  );
};

/** How many rows can be ordered, and how many cannot as they stand there. */
const Summary = ({ rows }: Pick<FilledOrderForm, 'rows'>) => {
  const { t } = useTranslation('orderForm');
  const open = rows.filter(isOpenRow);
  if (rows.every(({ verdict }) => verdict === undefined)) return <p role="status" className={styles.summary} />;
  return (
    <p role="status" className={styles.summary}>
      {t('vue.orderForm.checked', { count: rows.length })} {t('vue.orderForm.open', { count: open.length })}
    </p>
  );
};

/** After a button of a row is gone with its row, the focus goes on at the row that stands there now. */
const useFocusAt = (at: number | undefined, visit: string) => {
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(visit);
  useEffect(() => {
    if (visit === first || at === undefined || document.activeElement !== document.body) return;
    const fields = form.current?.querySelectorAll<HTMLInputElement>('[data-number]') ?? [];
    fields[Math.min(at, fields.length - 1)]?.focus();
  }, [at, visit, first]);
  return form;
};

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** One form for everything, which works as well without scripts; Enter in a field checks the rows. */
export const OrderForm = ({ answer, visit, formKey }: OrderFormProps) => {
  const { t } = useTranslation('orderForm');
  const isBusy = useNavigation().state !== 'idle';
  const form = useFocusAt(answer.at, visit);
  const { rows, rest, added, message, inBasket } = answer;
  return (
    <>
      {message === undefined ? null : (
        <p role="alert" className={styles.alert}>
          {t(textKeyOf(message))}
        </p>
      )}
      <StatusRegion>
        {inBasket === 0 && added.length === 0 ? null : <AddedReport added={added} count={inBasket} />}
      </StatusRegion>
      <Form
        ref={form}
        method="post"
        action={PATHS.orderForm}
        encType="multipart/form-data"
        className={styles.form}
        aria-busy={isBusy}
        preventScrollReset
        noValidate
      >
        <button type="submit" name="intent" value="check" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {t('vue.orderForm.check')}
        </button>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="added" value={inBasket} />
        <Section title={t('vue.orderForm.rows')}>
          <Summary rows={rows} />
          <ol className={styles.rows} key={visit}>
            {shownRows(answer).map((row, index) => (
              // Rows have no name of their own: a new answer brings a new list.
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a row is known by
              <OrderRow key={index} index={index} row={row}>
                {row.verdict === undefined ? null : <RowVerdict index={index} verdict={row.verdict} />}
              </OrderRow>
            ))}
          </ol>
          <p>
            <Button type="submit" name="intent" value="more" look="plain" size="small">
              <Plus aria-hidden size={18} />
              {t('vue.orderForm.moreRows')}
            </Button>
          </p>
        </Section>
        <Section title={t('vue.orderForm.list')}>
          {rest !== '' && rows.length >= ORDER_ENTRY_MAX_LINES ? (
            <p className={styles.alert}>{t('vue.orderForm.rest', { count: ORDER_ENTRY_MAX_LINES })}</p>
          ) : null}
          <label htmlFor="order-list">{t('vue.orderForm.text')}</label>
          <p id="order-list-hint" className={styles.hint}>
            {t('vue.orderForm.textHint')}
          </p>
          <textarea
            key={visit}
            id="order-list"
            name="text"
            className={inputClass}
            rows={5}
            spellCheck={false}
            autoComplete="off"
            aria-describedby="order-list-hint"
            maxLength={TYPED_TEXT_LENGTH}
            defaultValue={rest}
          />
          <label htmlFor="order-file">{t('vue.orderForm.file')}</label>
          <input key={`file-${visit}`} id="order-file" name="file" type="file" accept=".csv,.tsv,.txt,text/*" />
        </Section>
        <div className={styles.actions}>
          <Button type="submit" name="intent" value="check" look="secondary" size="large">
            <ListChecks aria-hidden size={22} />
            {t('vue.orderForm.check')}
          </Button>
          <Button type="submit" name="intent" value="add" look="strong" size="large" aria-disabled={isBusy}>
            <ShoppingBasket aria-hidden size={22} />
            {t('vue.orderForm.add')}
          </Button>
        </div>
      </Form>
    </>
  );
};
