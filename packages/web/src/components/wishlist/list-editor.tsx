// Making a list, naming it, removing it: for members. Each is a disclosure of the browser's own, so that it opens without scripts; the code of the forms comes
// when somebody reaches for one.

import type { ShownList } from '@tornister/application/wishlist';
import { asksToRemoveList, mayOnList } from '@tornister/domain/wishlist';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { withTexts } from '../../i18n/part-texts.ts';
import { deferredCode, useDeferredCode } from '../../react/deferred-code.ts';
import { reachedView, useReach } from '../../react/reached-view.tsx';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import type { ListAddress } from './list-address.ts';
import type { ListFormProps } from './list-forms.tsx';
import { pendingList } from './pending-list.ts';
import { RemoveList } from './remove-list.tsx';
import { useRemovalQuestion } from './use-removal-question.ts';
import styles from './wishlist.module.css';

const [, fetchDialog] = withTexts('src/components/wishlist/remove-list-dialog.tsx', () =>
  import('./remove-list-dialog.tsx').then((module) => module.RemoveListDialog),
);
/** Only a tab asks in a dialog, and only after a removal. */
const removeListDialog = deferredCode(fetchDialog);

const ListForm = reachedView<ListFormProps>(
  ...withTexts('src/components/wishlist/list-forms.tsx', () =>
    import('./list-forms.tsx').then((module) => module.ListForm),
  ),
);

type EditorProps = { readonly address: ListAddress; readonly refusal: FormRefusal | undefined };

/** What was refused belongs to the form that was posted, and to no other. */
const refusalFor = (refusal: FormRefusal | undefined, intent: string): FormRefusal | undefined =>
  refusal?.typed.intent === intent ? refusal : undefined;

const Editor = ({ title, ...form }: ListFormProps & { readonly title: string }) => {
  const details = useRef<HTMLDetailsElement>(null);
  useReach(details, ListForm);
  return (
    <details
      ref={details}
      className={styles.editor}
      open={form.refusal !== undefined || form.removal !== undefined || undefined}
    >
      <summary>{title}</summary>
      <ListForm {...form} />
    </details>
  );
};

/** The form of a further list. */
export const NewList = ({ address, refusal }: EditorProps) => {
  const { t } = useTranslation('wishlist');
  return <Editor title={t('vue.wishlist.new')} address={address} refusal={refusalFor(refusal, 'create')} />;
};

/** The forms of a list that one may rename or remove. */
export const EditList = ({
  address,
  refusal,
  list,
  removal,
}: EditorProps & Required<Pick<ListFormProps, 'list' | 'removal'>>) => {
  const { t } = useTranslation('wishlist');
  if (!mayOnList(list, 'rename-list')) return null;
  const own = refusalFor(refusal, 'update');
  return <Editor title={t('vue.wishlist.edit')} address={address} refusal={own} list={list} removal={removal} />;
};

/**
 * A list that is not the default one and has become empty asks whether it is to go (spec 3 §4): in a dialog after the removal, and in the page, where the
 * question stands without scripts and for who has closed the dialog.
 */
export const EmptiedList = ({ list, address }: { readonly list: ShownList; readonly address: ListAddress }) => {
  const { t } = useTranslation('wishlist');
  // An undo that is on its way answers the question.
  const { table, isRemoving } = pendingList(list.table, useNavigation().formData);
  const hasLost = address.removed.length > 0 || address.hasMoved === true;
  const isAsked = hasLost && asksToRemoveList(list, table) && mayOnList(list, 'remove-list');
  const { isOpen, close } = useRemovalQuestion(isAsked, isRemoving);
  const RemoveListDialog = useDeferredCode(removeListDialog, isOpen);
  return (
    <>
      {isAsked ? (
        <section className={styles.editor} aria-label={t('vue.wishlist.emptied')}>
          <p role="status">{t('vue.wishlist.emptied')}</p>
          <RemoveList list={list} address={address} />
        </section>
      ) : null}
      {RemoveListDialog === undefined ? null : (
        <RemoveListDialog list={list} address={address} isOpen={isOpen} onClose={close} />
      )}
    </>
  );
};
