// Making a list, naming it, removing it: for members. Each is a disclosure of the browser's own, so that it opens without scripts.

import type { ShownList } from '@tornister/application/wishlist';
import {
  asksToRemoveList,
  LIST_DESCRIPTION_MAX_LENGTH,
  LIST_NAME_MAX_LENGTH,
  mayOnList,
} from '@tornister/domain/wishlist';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { fromWishlistHref } from '../class-list/class-list-address.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { TextField } from '../ui/form-field/form-field.tsx';
import { type ListAddress, listHref } from './list-address.ts';
import styles from './wishlist.module.css';

type EditorProps = { readonly address: ListAddress; readonly refusal: FormRefusal | undefined };
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

/** What was refused belongs to the form that was posted, and to no other. */
const refusalFor = (refusal: FormRefusal | undefined, intent: string): FormRefusal | undefined =>
  refusal?.typed.intent === intent ? refusal : undefined;

/** The form of a further list. */
export const NewList = ({ address, refusal }: EditorProps) => {
  const { t } = useTranslation('wishlist');
  const own = refusalFor(refusal, 'create');
  return (
    <details className={styles.editor} open={own !== undefined || undefined}>
      <summary>{t('vue.wishlist.new')}</summary>
      <Form method="post" action={listHref(address)} className={styles.editorForm} noValidate>
        <TextFields refusal={own} prefix="new" texts={{}} />
        <Button type="submit" name="intent" value="create">
          {t('vue.wishlist.new.submit')}
        </Button>
      </Form>
    </details>
  );
};

/** The forms of a list that one may rename or remove. */
export const EditList = ({ address, refusal, list }: EditorProps & { readonly list: ShownList }) => {
  const { t } = useTranslation('wishlist');
  const own = refusalFor(refusal, 'update');
  // What is being typed stays, with the version it was begun from, when somebody else changes the list meanwhile.
  const [touched, setTouched] = useState<ShownList>();
  const { version, name, description } = touched?.id === list.id ? touched : list;
  if (!mayOnList(list, 'rename-list')) return null;
  return (
    <details className={styles.editor} open={own !== undefined || undefined}>
      <summary>{t('vue.wishlist.edit')}</summary>
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
          refusal={own}
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
      {mayOnList(list, 'remove-list') ? <RemoveList list={list} address={address} /> : null}
    </details>
  );
};

const RemoveList = ({ list, address }: { readonly list: ShownList; readonly address: ListAddress }) => {
  const { t } = useTranslation('wishlist');
  return (
    <Form method="post" action={listHref(address)}>
      <input type="hidden" name="listId" value={list.id} />
      <Button type="submit" name="intent" value="remove-list" look="danger" size="small">
        {t('vue.wishlist.removeList', { name: list.name })}
      </Button>
    </Form>
  );
};

/** A list that is not the default one and has become empty asks whether it is to go (spec 3 §4). */
export const EmptiedList = ({ list, address }: { readonly list: ShownList; readonly address: ListAddress }) => {
  const { t } = useTranslation('wishlist');
  if (address.removed.length === 0 || !asksToRemoveList(list, list.table) || !mayOnList(list, 'remove-list'))
    return null;
  return (
    <section className={styles.editor} aria-label={t('vue.wishlist.emptied')}>
      <p role="status">{t('vue.wishlist.emptied')}</p>
      <RemoveList list={list} address={address} />
    </section>
  );
};
