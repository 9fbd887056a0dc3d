// The forms behind the options of an entry: a comment, another list. Their code comes when somebody reaches for them. Source: spec 3 §6.

import { COMMENT_MAX_LENGTH } from '@tornister/domain/wishlist';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useBusyForm } from '../../react/use-busy-form.ts';
import { useNeighbourFocus } from '../../react/use-neighbour-focus.ts';
import { Button } from '../ui/button/button.tsx';
import { commentRefusalOf, type OptionsProps } from './comment-refusal.ts';
import { EntryFields } from './entry-fields.tsx';
import { commentIdPrefix, listHref } from './list-address.ts';
import { useEmptyOnceSaved } from './use-empty-once-saved.ts';
import styles from './wishlist.module.css';

const CommentForm = (props: OptionsProps) => {
  const { listId, entry, address } = props;
  const { t } = useTranslation('wishlist');
  const { isBusy, ignoreWhileBusy } = useBusyForm();
  const form = useRef<HTMLFormElement>(null);
  const isOwn = (posted: FormData): boolean => posted.get('intent') === 'comment' && posted.get('entryId') === entry.id;
  useEmptyOnceSaved(form, isOwn, entry.comments.length);
  const id = `${commentIdPrefix(entry.id)}comment`;
  const refusal = commentRefusalOf(props);
  return (
    <Form
      ref={form}
      method="post"
      action={listHref(address)}
      preventScrollReset
      replace
      className={styles.optionForm}
      onSubmit={ignoreWhileBusy}
    >
      <EntryFields listId={listId} entry={entry} />
      <label htmlFor={id}>{t('vue.wishlist.comment.label')}</label>
      <textarea
        id={id}
        name="comment"
        rows={2}
        maxLength={COMMENT_MAX_LENGTH}
        required
        defaultValue={refusal?.typed.comment}
        aria-invalid={refusal?.errors.some(({ field }) => field === 'comment') || undefined}
      />
      <Button type="submit" name="intent" value="comment" look="secondary" size="small" aria-disabled={isBusy}>
        {t('vue.wishlist.comment.save')}
      </Button>
    </Form>
  );
};

const MoveForm = ({ listId, entry, address, rights: { moveTo } }: OptionsProps) => {
  const { t } = useTranslation('wishlist');
  const form = useRef<HTMLFormElement>(null);
  useNeighbourFocus(form, { row: 'tr', button: 'summary' });
  const id = `move-${entry.id}`;
  if (moveTo.length === 0) return null;
  return (
    <Form ref={form} method="post" action={listHref(address)} preventScrollReset replace className={styles.optionForm}>
      <EntryFields listId={listId} entry={entry} />
      <label htmlFor={id}>{t('vue.wishlist.move.label')}</label>
      <select id={id} name="to">
        {moveTo.map((list) => (
          <option key={list.id} value={list.id}>
            {list.name}
          </option>
        ))}
      </select>
      <Button type="submit" name="intent" value="move" look="secondary" size="small">
        {t('vue.wishlist.move.submit')}
      </Button>
    </Form>
  );
};

/** A comment and the other lists, as far as the visitor's role on the list goes. */
export const OptionForms = (props: OptionsProps) => (
  <>
    {props.rights.canComment ? <CommentForm {...props} /> : null}
    <MoveForm {...props} />
  </>
);
