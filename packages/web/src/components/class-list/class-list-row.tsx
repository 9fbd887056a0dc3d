// A row of a class list as its teacher sees it: what it is, how many, what is promised, and the form that changes it.

import type { RemovalQuestion } from '@tornister/application/class-list';
import type { ClassListEntry } from '@tornister/application/ports';
import {
  articleOf,
  BRAND_CHOICES,
  CLASS_NOTE_MAX_LENGTH,
  CLASS_SHARES,
  CLASS_TITLE_MAX_LENGTH,
} from '@tornister/domain/classlist';
import { ORDER_NUMBER_MAX_LENGTH } from '@tornister/domain/orderform';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useNeighbourFocus } from '../../react/use-neighbour-focus.ts';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { refusalOf } from '../../routes/key-of-form.ts';
import { Button } from '../ui/button/button.tsx';
import { SelectField, TextField } from '../ui/form-field/form-field.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import styles from './class-list.module.css';
import { classListHref } from './class-list-address.ts';
import { articleName, entryName, piecesInWords, TYPED_QUANTITY_LENGTH } from './entry-words.ts';
import type { RowNote } from './row-notes.ts';

/** Room in the field: spaces around an order number are forgiven. */
const TYPED_NUMBER_LENGTH = ORDER_NUMBER_MAX_LENGTH + 8;

type RowProps = {
  readonly listId: string;
  readonly entry: ClassListEntry;
  readonly refusal: FormRefusal | undefined;
  /** What came of ordering the row. */
  readonly note: RowNote | undefined;
  /** What is asked of who wants to remove the row, because families have promised something for it. */
  readonly removal: RemovalQuestion | undefined;
};

/** The picture of the article, or an empty place. */
export const EntryPicture = ({ entry }: Pick<RowProps, 'entry'>) => {
  const item = articleOf(entry) ?? entry.item;
  if (item === undefined) return <span className={styles.noPicture} aria-hidden />;
  return <Picture picture={item.picture} className={styles.picture} sizes="80px" alt="" />;
};

const Said = ({ entry }: Pick<RowProps, 'entry'>) => {
  const { t } = useTranslation('classList');
  const { title, item, replacement, note, per, quantity, promised } = entry;
  return (
    <div className={styles.said}>
      <span className={styles.name}>{entryName(entry, t)}</span>
      {item === undefined ? (
        <span className={styles.detail}>{t('vue.classList.entry.noArticle')}</span>
      ) : (
        <a href={item.path} className={styles.detail}>
          {title === '' ? item.orderNumber : `${articleName(item)} (${item.orderNumber})`}
        </a>
      )}
      {item === undefined || item.isForSale ? null : (
        <span className={styles.gone}>
          {t('vue.classList.entry.gone')}
          {replacement === undefined
            ? null
            : `. ${t('vue.classList.entry.replacement', { name: articleName(replacement) })}`}
        </span>
      )}
      {note === '' ? null : <span className={styles.note}>{note}</span>}
      <span className={styles.facts}>
        <span className={styles.badge}>{piecesInWords(entry, t)}</span>
        <span className={styles.detail}>{t(`vue.classList.choice.${entry.choice}`)}</span>
        {per === 'class' ? (
          <strong className={styles.promised}>{t('vue.classList.promise.of', { promised, quantity })}</strong>
        ) : null}
      </span>
    </div>
  );
};

const EditRow = ({ listId, entry, refusal }: Omit<RowProps, 'note' | 'removal'>) => {
  const { t } = useTranslation('classList');
  const own = refusalOf(refusal, 'change', entry.id);
  const { errors = [], typed = {} } = own ?? {};
  // The first wrong field is led to from above; the ids of other rows differ.
  const prefix = own === undefined ? `${entry.id}-` : 'entry-';
  return (
    <Form
      method="post"
      action={classListHref(listId)}
      className={styles.editRow}
      preventScrollReset
      noValidate
      key={entry.version}
    >
      <input type="hidden" name="entryId" value={entry.id} />
      <input type="hidden" name="version" value={typed.version ?? entry.version} />
      <TextField
        name="title"
        id={`${prefix}title`}
        label={t('vue.classList.entry.title')}
        errors={errors}
        isOptional={entry.item !== undefined}
        maxLength={CLASS_TITLE_MAX_LENGTH}
        defaultValue={typed.title ?? entry.title}
      />
      <TextField
        name="orderNumber"
        id={`${prefix}orderNumber`}
        label={t('vue.classList.entry.orderNumber')}
        hint={t('vue.classList.entry.orderNumber.hint')}
        errors={errors}
        isOptional
        maxLength={TYPED_NUMBER_LENGTH}
        defaultValue={typed.orderNumber ?? entry.item?.orderNumber}
      />
      <TextField
        name="quantity"
        id={`${prefix}quantity`}
        label={t('vue.classList.entry.quantity')}
        errors={errors}
        inputMode="numeric"
        maxLength={TYPED_QUANTITY_LENGTH}
        defaultValue={typed.quantity ?? String(entry.quantity)}
      />
      <SelectField
        name="per"
        id={`${prefix}per`}
        label={t('vue.classList.entry.per')}
        errors={errors}
        defaultValue={typed.per ?? entry.per}
        options={CLASS_SHARES.map((per) => ({ value: per, label: t(`vue.classList.entry.per.${per}`) }))}
      />
      <SelectField
        name="choice"
        id={`${prefix}choice`}
        label={t('vue.classList.choice')}
        errors={errors}
        defaultValue={typed.choice ?? entry.choice}
        options={BRAND_CHOICES.map((choice) => ({ value: choice, label: t(`vue.classList.choice.${choice}`) }))}
      />
      <TextField
        name="note"
        id={`${prefix}note`}
        label={t('vue.classList.entry.note')}
        errors={errors}
        isOptional
        maxLength={CLASS_NOTE_MAX_LENGTH}
        defaultValue={typed.note ?? entry.note}
      />
      <p className={styles.actions}>
        <Button type="submit" name="intent" value="change">
          {t('vue.classList.entry.save')}
        </Button>
      </p>
    </Form>
  );
};

/** The row, a disclosure with its form, and a button that takes it off the list. */
export const ClassListRow = (props: RowProps) => {
  const { t } = useTranslation('classList');
  const { note, removal, ...edited } = props;
  const { listId, entry, refusal } = edited;
  const name = entryName(entry, t);
  const isOpen = refusalOf(refusal, 'change', entry.id) !== undefined;
  const row = useRef<HTMLLIElement>(null);
  useNeighbourFocus(row, { row: 'li', button: '[value=remove-entry]' });
  return (
    <li ref={row} className={styles.row}>
      <EntryPicture entry={entry} />
      <Said entry={entry} />
      <Form method="post" action={classListHref(listId)} preventScrollReset>
        <input type="hidden" name="entryId" value={entry.id} />
        {removal === undefined ? null : <input type="hidden" name="sure" value="1" />}
        {removal === undefined ? null : (
          <p role="alert">{t('vue.classList.remove.promised', { count: removal.promised })}</p>
        )}
        <Button
          type="submit"
          name="intent"
          value="remove-entry"
          look={removal === undefined ? 'plain' : 'danger'}
          size="small"
          aria-label={t(removal === undefined ? 'vue.classList.entry.removeOf' : 'vue.classList.entry.removeSureOf', {
            name,
          })}
        >
          {t(removal === undefined ? 'vue.classList.entry.remove' : 'vue.classList.entry.removeSure')}
        </Button>
      </Form>
      {note === undefined ? null : (
        <p className={styles.rowNote} role="status">
          {t(note.text, note.values ?? {})}
        </p>
      )}
      <details className={styles.change} open={isOpen || undefined}>
        <summary>
          <span aria-hidden>{t('vue.classList.entry.edit')}</span>
          <span className="visually-hidden">{t('vue.classList.entry.editOf', { name })}</span>
        </summary>
        <EditRow {...edited} />
      </details>
    </li>
  );
};
