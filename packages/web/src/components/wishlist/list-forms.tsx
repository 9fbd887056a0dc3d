// The forms in which a list is named, described and removed. Their code comes when somebody reaches for them.

import type { ShownList } from '@tornister/application/wishlist';
import {
  LIST_DESCRIPTION_MAX_LENGTH,
  LIST_NAME_MAX_LENGTH,
  type ListLosses,
  mayOnList,
} from '@tornister/domain/wishlist';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useBusyForm } from '../../react/use-busy-form.ts';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { fromWishlistHref } from '../class-list/class-list-address.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { TextField } from '../ui/form-field/form-field.tsx';
import { type ListAddress, listHref } from './list-address.ts';
import { REMOVAL_ID, RemoveList } from './remove-list.tsx';
import { useEmptyOnceSaved } from './use-empty-once-saved.ts';
import styles from './wishlist.module.css';

export type ListFormProps = {
  readonly address: ListAddress;
  /** What was refused of this very form. */
  readonly refusal: FormRefusal | undefined;
  /** The list that is edited; without one a list is made. */
  readonly list?: ShownList;
  /** What would be lost with the list, where its removal is asked about. */
  readonly removal?: ListLosses | undefined;
};
type Texts = { readonly name?: string; readonly description?: string };

const TextFields = ({
  refusal,
  prefix,
  texts,
}: {
  readonly refusal: FormRefusal | undefined;
  readonly prefix: string;
  readonly texts: Texts;
}) => {
  const { t } = useTranslation('wishlist');
  const errors = refusal?.errors ?? [];
  return (
    <>
      <TextField
        name="name"
        id={`${prefix}-name`}
        label={t('vue.wishlist.name')}
        errors={errors}
        maxLength={LIST_NAME_MAX_LENGTH}
        defaultValue={refusal?.typed.name ?? texts.name}
      />
      <TextField
        name="description"
        id={`${prefix}-description`}
        label={t('vue.wishlist.description')}
        errors={errors}
        isOptional
        maxLength={LIST_DESCRIPTION_MAX_LENGTH}
        defaultValue={refusal?.typed.description ?? texts.description}
      />
    </>
  );
};

const isCreate = (posted: FormData): boolean => posted.get('intent') === 'create';

/** The form of a further list. */
const NewForm = ({ address, refusal }: ListFormProps) => {
  const { t } = useTranslation('wishlist');
  const { isBusy, ignoreWhileBusy } = useBusyForm();
  const form = useRef<HTMLFormElement>(null);
  // The page of the new list has this form as well.
  useEmptyOnceSaved(form, isCreate, address.listId);
  return (
    <Form
      ref={form}
      method="post"
      action={listHref(address)}
      className={styles.editorForm}
      noValidate
      onSubmit={ignoreWhileBusy}
    >
      <TextFields refusal={refusal} prefix="new" texts={{}} />
      <Button type="submit" name="intent" value="create" aria-disabled={isBusy}>
        {t('vue.wishlist.new.submit')}
      </Button>
    </Form>
  );
};

/** What is lost with a list, before it is, and the way to keep it. */
const RemovalQuestion = ({ losses, address }: { readonly losses: ListLosses; readonly address: ListAddress }) => {
  const { t } = useTranslation('wishlist');
  const { articles, people, ways } = losses;
  return (
    <>
      <p id={REMOVAL_ID} role="alert">
        {[
          ...(articles > 0 ? [t('vue.wishlist.removeList.articles', { count: articles })] : []),
          ...(people > 0 ? [t('vue.wishlist.removeList.people', { count: people })] : []),
          ...(ways > 0 ? [t('vue.wishlist.removeList.ways')] : []),
          t('vue.wishlist.removeList.final'),
        ].join(' ')}
      </p>
      <LinkButton href={listHref(address)} look="secondary" size="small">
        {t('vue.wishlist.removeList.keep')}
      </LinkButton>
    </>
  );
};

/** The forms of a list that one may rename or remove. */
const EditForms = ({ address, refusal, list, removal }: ListFormProps & { readonly list: ShownList }) => {
  const { t } = useTranslation('wishlist');
  // What is being typed stays, with the version it was begun from, when somebody else changes the list meanwhile.
  const [touched, setTouched] = useState<ShownList>();
  const { version, name, description } = touched?.id === list.id ? touched : list;
  return (
    <>
      <Form
        method="post"
        action={listHref(address)}
        className={styles.editorForm}
        noValidate
        onInput={() => setTouched((before) => (before?.id === list.id ? before : list))}
        onSubmit={() => setTouched(undefined)}
      >
        <input type="hidden" name="listId" value={list.id} />
        <input type="hidden" name="version" value={version} />
        <TextFields
          // Another list, or another version of it, has other texts.
          key={`${list.id} ${version}`}
          refusal={refusal}
          prefix="edit"
          texts={{ name, ...(description === undefined ? {} : { description }) }}
        />
        <Button type="submit" name="intent" value="update">
          {t('vue.wishlist.edit.submit')}
        </Button>
      </Form>
      <p>
        <LinkButton href={fromWishlistHref(list.id)} look="secondary" size="small">
          {t('vue.wishlist.classList')}
        </LinkButton>
      </p>
      {mayOnList(list, 'remove-list') ? (
        <RemoveList
          list={list}
          address={address}
          question={removal === undefined ? undefined : <RemovalQuestion losses={removal} address={address} />}
        />
      ) : null}
    </>
  );
};

/** The forms of one list, or that of a further one. */
export const ListForm = ({ list, ...form }: ListFormProps) =>
  list === undefined ? <NewForm {...form} /> : <EditForms {...form} list={list} />;
