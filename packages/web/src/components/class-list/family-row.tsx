// A row of a class list as a family sees it: what it is, whether it is there already, and what is promised of it.

import type { Alternative } from '@tornister/application/alternatives';
import { isSchoolSet } from '@tornister/application/class-list';
import type { ClassListEntry, OrderItem } from '@tornister/application/ports';
import { piecesInBasket } from '@tornister/domain/catalogue';
import { articleOf, openPieces, piecesForFamily } from '@tornister/domain/classlist';
import { multiply } from '@tornister/domain/money';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { useFocusWhen } from '../../react/use-focus-when.ts';
import { Button } from '../ui/button/button.tsx';
import { inputClass } from '../ui/form-field/form-field.tsx';
import styles from './class-list.module.css';
import { EntryPicture } from './class-list-row.tsx';
import { articleName, entryName, piecesInWords, TYPED_QUANTITY_LENGTH } from './entry-words.ts';
import { FamilyAlternatives } from './family-alternatives.tsx';
import type { RowNote } from './row-notes.ts';

type RowProps = {
  readonly entry: ClassListEntry;
  readonly note: RowNote | undefined;
  readonly isThere: boolean;
  readonly isClosed: boolean;
  /** What else there is, for who has asked, and what of it was chosen. */
  readonly alternatives: readonly Alternative[] | undefined;
  readonly chosen: string | undefined;
};

/**
 * What comes into the basket costs; where that is more than is needed, from how many pieces on the article is sold. A set for the class costs a
 * family nothing.
 */
const Price = ({ entry, article }: Pick<RowProps, 'entry'> & { readonly article: OrderItem }) => {
  const { t } = useTranslation('classList');
  const { numberLocale } = useShop().site.profile;
  if (isSchoolSet(entry, article)) return <span className={styles.detail}>{t('vue.classList.family.set')}</span>;
  const pieces = piecesForFamily(entry, entry.promisedHere) || entry.quantity;
  const bought = piecesInBasket(pieces, article);
  return (
    <>
      <strong>{formatMoney(multiply(article.unitPrice, bought), numberLocale)}</strong>
      {bought > pieces ? (
        <span className={styles.detail}>{t('vue.tile.minimumQuantity', { amount: article.minimumOrderQuantity })}</span>
      ) : null}
    </>
  );
};

const Article = ({ entry }: Pick<RowProps, 'entry'>) => {
  const { t } = useTranslation('classList');
  const article = articleOf(entry);
  const name = entryName(entry, t);
  // Without words of the list's owner the name is the article's already.
  const isNamed = article !== undefined && article === entry.item && entry.title === '';
  return (
    <div className={styles.said}>
      <span className={styles.name}>{isNamed ? <a href={article.path}>{name}</a> : name}</span>
      {article === undefined && (entry.title !== '' || entry.item !== undefined) ? (
        <a href={`${PATHS.search}?${new URLSearchParams({ q: name })}`} className={styles.detail}>
          {t('vue.classList.family.search')}
          <span className="visually-hidden"> {name}</span>
        </a>
      ) : null}
      {isNamed || article === undefined ? null : (
        <a href={article.path} className={styles.detail}>
          {article === entry.item
            ? articleName(article)
            : t('vue.classList.entry.replacement', { name: articleName(article) })}
        </a>
      )}
      {entry.note === '' ? null : <span className={styles.note}>{entry.note}</span>}
      <span className={styles.facts}>
        <span className={styles.badge}>
          {entry.per === 'child' ? t('vue.classList.pieces', { count: entry.quantity }) : piecesInWords(entry, t)}
        </span>
        <span className={styles.detail}>{t(`vue.classList.choice.${entry.choice}`)}</span>
        {article === undefined ? null : <Price entry={entry} article={article} />}
      </span>
    </div>
  );
};

/** Promising something for the class, and taking it back. */
const PromiseFields = ({ entry, isClosed }: Pick<RowProps, 'entry' | 'isClosed'>) => {
  const { t } = useTranslation('classList');
  const { id, promised, promisedHere, quantity } = entry;
  const open = openPieces(entry, promised);
  const name = entryName(entry, t);
  // The button that was pressed gives way to the other one, and takes the focus along.
  useFocusWhen(promisedHere > 0, `[value="back ${id}"]`);
  useFocusWhen(promisedHere === 0, `[id="promise-${id}"]`);
  return (
    <div className={styles.promise}>
      <progress max={quantity} value={Math.min(promised, quantity)} aria-hidden />
      {/* Stands there before and after: what is promised now is read out together. */}
      <span role="status" className={styles.actions}>
        <span>{t('vue.classList.promise.of', { promised, quantity })}</span>
        {promisedHere > 0 ? (
          <strong className={styles.promised}>{t('vue.classList.promise.here', { count: promisedHere })}</strong>
        ) : null}
      </span>
      {promisedHere > 0 && !isClosed ? (
        <Button
          type="submit"
          name="intent"
          value={`back ${id}`}
          look="plain"
          size="small"
          aria-label={t('vue.classList.promise.backOf', { name })}
        >
          {t('vue.classList.promise.back')}
        </Button>
      ) : null}
      {promisedHere === 0 && open === 0 ? <span>{t('vue.classList.promise.full')}</span> : null}
      {promisedHere === 0 && open > 0 && !isClosed ? (
        <span className={styles.actions}>
          <input
            name={`promise-${id}`}
            id={`promise-${id}`}
            className={`${inputClass} ${styles.count}`}
            inputMode="numeric"
            maxLength={TYPED_QUANTITY_LENGTH}
            autoComplete="off"
            defaultValue="1"
            aria-label={`${name}: ${t('vue.classList.promise.count')}`}
            // Return means the button beside the field, not the first one of the form.
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.parentElement?.querySelector('button')?.click();
            }}
          />
          <Button
            type="submit"
            name="intent"
            value={`promise ${id}`}
            look="secondary"
            size="small"
            aria-label={t('vue.classList.promise.promiseOf', { name })}
          >
            {t('vue.classList.promise')}
          </Button>
        </span>
      ) : null}
    </div>
  );
};

/** One row of the form. */
export const FamilyRow = ({ entry, note, isThere, isClosed, alternatives, chosen }: RowProps) => {
  const { t } = useTranslation('classList');
  const isToBring = entry.per === 'child' || entry.promisedHere > 0;
  return (
    <li className={styles.row} data-there={isThere && isToBring ? '' : undefined}>
      <EntryPicture entry={entry} />
      <Article entry={entry} />
      {isToBring ? (
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="there"
            value={entry.id}
            defaultChecked={isThere}
            aria-label={t('vue.classList.family.thereOf', { name: entryName(entry, t) })}
          />
          <span>{t('vue.classList.family.there')}</span>
        </label>
      ) : null}
      {isToBring ? <FamilyAlternatives entry={entry} alternatives={alternatives} chosen={chosen} /> : null}
      {entry.per === 'class' ? <PromiseFields entry={entry} isClosed={isClosed} /> : null}
      {note === undefined ? null : (
        <p className={styles.rowNote} role="status">
          {t(note.text, note.values ?? {})}
        </p>
      )}
    </li>
  );
};
