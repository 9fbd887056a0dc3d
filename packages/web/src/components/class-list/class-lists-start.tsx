// The class lists of a teacher, and the form of a new one.

import type { ClassListOrigin, ClassListStart } from '@tornister/application/class-list';
import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { formatDate } from '../../i18n/format-date.ts';
import { useShop } from '../../react/shop-provider.tsx';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { keyOfForm, refusalOf } from '../../routes/key-of-form.ts';
import { Button } from '../ui/button/button.tsx';
import card from '../ui/card/card.module.css';
import { SelectField, TextAreaField } from '../ui/form-field/form-field.tsx';
import styles from './class-list.module.css';
import { classListHref, fromCuratedHref, fromOrderHref } from './class-list-address.ts';
import { HeadFields } from './head-fields.tsx';
import { RefusedForm } from './refused-form.tsx';
import { useListDraft } from './use-list-draft.tsx';

type StartProps = ClassListStart & {
  readonly from: string;
  readonly refusal: FormRefusal | undefined;
  /** Names this form: what is posted twice with it is made once. */
  readonly formKey: string;
};

const Lists = ({ lists }: Pick<StartProps, 'lists'>) => {
  const { t } = useTranslation('classList');
  const { numberLocale } = useShop().site.profile;
  if (lists.length === 0) return <p>{t('vue.classList.none')}</p>;
  return (
    <ul className={styles.lists}>
      {lists.map((list) => (
        <li key={list.id} className={styles.listCard}>
          <a href={classListHref(list.id)} className={styles.name}>
            {list.name}
          </a>
          <span className={styles.detail}>{t('vue.classList.family.year', { year: list.schoolYear })}</span>
          <span className={styles.detail}>
            {[
              t('vue.classList.count', { count: list.entryCount }),
              t('vue.classList.children.count', { count: list.children }),
              ...(list.closesOn === undefined
                ? []
                : [t('vue.classList.closesOn.until', { date: formatDate(list.closesOn, numberLocale) })]),
            ].join(' · ')}
          </span>
          {list.isShared ? <span className={styles.badge}>{t('vue.classList.shared')}</span> : null}
        </li>
      ))}
    </ul>
  );
};

/** A refused form is shown again with what it was about. */
const originHref = (origin: ClassListOrigin | undefined): string => {
  if (origin === undefined) return PATHS.classLists;
  return origin.kind === 'order' ? fromOrderHref(origin.id) : fromCuratedHref(origin.id);
};

/** The order or curated list that the new list is made from. */
const Origin = ({ origin }: { readonly origin: ClassListOrigin }) => {
  const { t } = useTranslation('classList');
  const { kind, id, name, count } = origin;
  return (
    <>
      <input type="hidden" name={kind === 'order' ? 'orderId' : 'teaserId'} value={id} />
      <p>{t(`vue.classList.new.from.${kind}`, { name, count })}</p>
    </>
  );
};

const NewList = ({ wishlists, schoolYear, children, from, origin, refusal, formKey }: Omit<StartProps, 'lists'>) => {
  const { t } = useTranslation('classList');
  const own = refusalOf(refusal, 'create');
  const { typed = {} } = own ?? {};
  // What is made from a wishlist begins with that.
  const isFilled = from !== '' || (own !== undefined && own.isCut !== true);
  const { formProps, draft } = useListDraft(originHref(origin), isFilled);
  const none = { value: '', label: t('vue.classList.new.wishlist.none') };
  return (
    <Form method="post" action={originHref(origin)} className={card.card} noValidate {...formProps}>
      {draft}
      <h2>{t('vue.classList.new')}</h2>
      <input type="hidden" name="key" value={keyOfForm(own, formKey)} />
      <HeadFields head={{ schoolYear, children }} refusal={own} prefix="new-" />
      {typed.chosen === undefined ? null : (
        // What was decided for a sheet goes on with it as long as its text stays as it is.
        <>
          <input type="hidden" name="read" value={typed.text ?? ''} />
          <input type="hidden" name="chosen" value={typed.chosen} />
        </>
      )}
      {origin === undefined ? null : <Origin origin={origin} />}
      {wishlists.length === 0 || origin !== undefined ? null : (
        <SelectField
          name="wishlistId"
          id="new-wishlistId"
          label={t('vue.classList.new.wishlist')}
          errors={[]}
          isOptional
          defaultValue={typed.wishlistId ?? from}
          options={[none, ...wishlists.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      <div className={styles.tall}>
        <TextAreaField
          name="text"
          id="new-text"
          label={t('vue.classList.new.text')}
          hint={t('vue.classList.new.text.hint')}
          errors={own?.errors ?? []}
          isOptional
          maxLength={MATERIAL_LIST_MAX_CHARACTERS}
          defaultValue={typed.text ?? ''}
        />
      </div>
      <p>
        <Button type="submit" name="intent" value="create" look="strong" size="large">
          {t('vue.classList.new.submit')}
        </Button>
      </p>
    </Form>
  );
};

/** All lists, and a form for another one. */
export const ClassListsStart = ({ lists, refusal, ...fresh }: StartProps) => (
  <div className={styles.stack}>
    <RefusedForm refusal={refusal} />
    <Lists lists={lists} />
    <NewList refusal={refusal} {...fresh} />
  </div>
);
