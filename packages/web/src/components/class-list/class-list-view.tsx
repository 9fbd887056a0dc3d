// A class list as its teacher works on it.

import type { Alternatives } from '@tornister/application/alternatives';
import type {
  CountedClassList,
  LostLines,
  RemovalQuestion,
  RowRemovalQuestion,
} from '@tornister/application/class-list';
import { CLASS_QUANTITY_MAX } from '@tornister/domain/classlist';
import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { formatDate } from '../../i18n/format-date.ts';
import { useShop } from '../../react/shop-provider.tsx';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { keyOfForm, refusalOf } from '../../routes/key-of-form.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import card from '../ui/card/card.module.css';
import { TextAreaField } from '../ui/form-field/form-field.tsx';
import styles from './class-list.module.css';
import { classListHref } from './class-list-address.ts';
import { ClassListRow } from './class-list-row.tsx';
import { ClassOrder } from './class-order.tsx';
import { HeadFields } from './head-fields.tsx';
import { RefusedForm } from './refused-form.tsx';
import type { OrderReport } from './row-notes.ts';
import { ShareCard } from './share-card.tsx';
import { useListDraft } from './use-list-draft.tsx';

export type ClassListViewProps = CountedClassList & {
  readonly refusal: FormRefusal | undefined;
  /** What came of an order for the whole class. */
  readonly ordered: OrderReport | undefined;
  /** Packs that cost less, for who has asked. */
  readonly packs: Alternatives | undefined;
  /** What is asked of who wants to remove the list, because families know it. */
  readonly removal: RemovalQuestion | undefined;
  /** The same of a row that somebody wants to remove. */
  readonly rowRemoval?: RowRemovalQuestion | undefined;
  /** What of the text that was just read did not become rows. */
  readonly lost: LostLines | undefined;
  /** Names the forms of this page: what is posted twice with one of them is done once. */
  readonly formKey: string;
};
type Part = Pick<ClassListViewProps, 'list' | 'refusal'>;

const Facts = ({ list }: Pick<Part, 'list'>) => {
  const { t } = useTranslation('classList');
  const { numberLocale } = useShop().site.profile;
  const until = list.closesOn === undefined ? undefined : formatDate(list.closesOn, numberLocale);
  return (
    <>
      <p className={styles.detail}>
        {[
          t('vue.classList.family.year', { year: list.schoolYear }),
          t('vue.classList.children.count', { count: list.children }),
          ...(until === undefined ? [] : [t('vue.classList.closesOn.until', { date: until })]),
        ].join(' · ')}
      </p>
      {list.isClosed ? <p className={styles.closed}>{t('vue.classList.closed')}</p> : null}
    </>
  );
};

const AddRows = ({ list, refusal, formKey }: Part & Pick<ClassListViewProps, 'formKey'>) => {
  const { t } = useTranslation('classList');
  const own = refusalOf(refusal, 'add');
  const { formProps, draft } = useListDraft(classListHref(list.id), own !== undefined && own.isCut !== true);
  return (
    <Form
      method="post"
      action={classListHref(list.id)}
      className={card.card}
      preventScrollReset
      noValidate
      {...formProps}
    >
      {draft}
      <h2>{t('vue.classList.add')}</h2>
      <input type="hidden" name="key" value={keyOfForm(own, formKey)} />
      <TextAreaField
        // Another state of the list has an empty field.
        key={list.entryCount}
        name="text"
        label={t('vue.classList.add.text')}
        hint={t('vue.classList.add.hint')}
        errors={own?.errors ?? []}
        maxLength={MATERIAL_LIST_MAX_CHARACTERS}
        defaultValue={own?.typed.text ?? ''}
      />
      <p>
        <Button type="submit" name="intent" value="add">
          {t('vue.classList.add.submit')}
        </Button>
      </p>
    </Form>
  );
};

/** What of a text or another source is not on the list. */
const Lost = ({ leftOut, isCut, lowered }: LostLines) => {
  const { t } = useTranslation('classList');
  return (
    <p role="status" className={styles.report}>
      {[
        ...(leftOut > 0 ? [t('vue.classList.text.leftOut', { count: leftOut })] : []),
        ...(isCut ? [t('vue.classList.text.cut')] : []),
        ...(lowered > 0 ? [t('vue.classList.text.lowered', { count: lowered, maximum: CLASS_QUANTITY_MAX })] : []),
      ].join(' ')}
    </p>
  );
};

/** Removes the list: at once where nobody else knows it, else after a question, which says what is lost. */
const Remove = ({ list, removal }: Pick<ClassListViewProps, 'list' | 'removal'>) => {
  const { t } = useTranslation('classList');
  return (
    <Form method="post" action={classListHref(list.id)} className={styles.stack} preventScrollReset>
      {removal === undefined ? null : <input type="hidden" name="sure" value="1" />}
      {removal === undefined ? null : (
        <p role="alert">
          {[
            ...(list.isShared ? [t('vue.classList.remove.shared')] : []),
            ...(removal.promised > 0 ? [t('vue.classList.remove.promised', { count: removal.promised })] : []),
          ].join(' ')}
        </p>
      )}
      <p>
        <Button type="submit" name="intent" value="remove" look="danger" size="small">
          {t(removal === undefined ? 'vue.classList.remove' : 'vue.classList.remove.sure', { name: list.name })}
        </Button>
      </p>
    </Form>
  );
};

const Edit = ({ list, refusal, removal }: Part & Pick<ClassListViewProps, 'removal'>) => {
  const { t } = useTranslation('classList');
  const own = refusalOf(refusal, 'update');
  return (
    <details className={styles.editor} open={own !== undefined || removal !== undefined || undefined}>
      <summary>{t('vue.classList.edit')}</summary>
      <Form method="post" action={classListHref(list.id)} className={styles.stack} noValidate key={list.version}>
        <input type="hidden" name="version" value={own?.typed.version ?? list.version} />
        <HeadFields head={list} refusal={own} prefix="edit-" />
        <p>
          <Button type="submit" name="intent" value="update">
            {t('vue.classList.edit.submit')}
          </Button>
        </p>
      </Form>
      <Remove list={list} removal={removal} />
    </details>
  );
};

/** Rows, sharing, and everything else that can be done with the list. */
export const ClassListView = (props: ClassListViewProps) => {
  const { t } = useTranslation('classList');
  const { list, entries, link, refusal, ordered, packs, counted, removal, rowRemoval, lost, formKey } = props;
  const orderKey = keyOfForm(refusalOf(refusal, 'order'), formKey);
  return (
    <div className={styles.stack}>
      <RefusedForm refusal={refusal} />
      {lost === undefined ? null : <Lost {...lost} />}
      <Facts list={list} />
      <ShareCard list={list} {...(link === undefined ? {} : { link })} />
      {/* Rows come and go with one press, and nothing else of the page tells of it. */}
      <p role="status" className="visually-hidden">
        {t('vue.classList.count', { count: entries.length })}
      </p>
      {entries.length === 0 ? (
        <p>{t('vue.classList.empty')}</p>
      ) : (
        <ul className={styles.rows}>
          {entries.map((entry) => (
            <ClassListRow
              key={entry.id}
              listId={list.id}
              entry={entry}
              refusal={refusal}
              note={ordered?.notes[entry.id]}
              removal={rowRemoval?.entryId === entry.id ? rowRemoval : undefined}
            />
          ))}
        </ul>
      )}
      <AddRows list={list} refusal={refusal} formKey={formKey} />
      <ClassOrder list={list} entries={entries} ordered={ordered} packs={packs} counted={counted} formKey={orderKey} />
      <Edit list={list} refusal={refusal} removal={removal} />
      <Form method="post" action={classListHref(list.id)} className={styles.actions}>
        <input type="hidden" name="key" value={keyOfForm(refusalOf(refusal, 'copy'), formKey)} />
        <Button type="submit" name="intent" value="copy" look="secondary">
          {t('vue.classList.copy')}
        </Button>
        <span className={styles.detail}>{t('vue.classList.copy.hint')}</span>
      </Form>
      <p>
        <LinkButton href={PATHS.classLists} look="plain">
          {t('vue.classList.back')}
        </LinkButton>
      </p>
    </div>
  );
};
