// A curated list as the shop host renders it: its entries in one form, with what they cost together. It holds nothing that reacts (ADR 0012).

import { type TeaserList, type TeaserListLayout, teaserListPrice } from '@tornister/domain/wishlist';
import { ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { fromCuratedHref } from '../../class-list/class-list-address.ts';
import { Button } from '../../ui/button/button.tsx';
import { Picture, type PictureProps } from '../../ui/picture/picture.tsx';
import { type ChosenEntries, teaserHref } from './teaser-address.ts';
import { TEASER_INTENTS } from './teaser-fields.ts';
import styles from './teaser-list.module.css';
import { LIMIT_WORDS, TeaserRow } from './teaser-row.tsx';

export type TeaserListViewProps = {
  readonly list: TeaserList;
  readonly layout: TeaserListLayout;
  readonly headingId: string;
  readonly picture?: PictureProps['picture'];
  readonly description?: string;
  /** The key of the next press; absent from pages that are kept for everybody: one key must not be that of several visitors. */
  readonly formKey?: string | undefined;
  /** What was set before the page was made anew. */
  readonly chosen?: ChosenEntries | undefined;
  /** The lists of somebody who has several, to choose from. */
  readonly lists?: readonly { readonly id: string; readonly name: string }[] | undefined;
};

const ListChoice = ({ lists }: { readonly lists: NonNullable<TeaserListViewProps['lists']> }) => {
  const { t } = useTranslation('wishlist');
  return (
    <label className={styles.choice}>
      {t('vue.teaserList.whichList')}
      <select name="listId">
        {lists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};

const Controls = ({ list, layout, lists }: Pick<TeaserListViewProps, 'list' | 'layout' | 'lists'>) => {
  const { t } = useTranslation('wishlist');
  const toList = (
    <Button type="submit" name="intent" value={TEASER_INTENTS.toList} look="secondary">
      {t('vue.teaserList.toList')}
    </Button>
  );
  const toBasket = (
    <Button type="submit" name="intent" value={TEASER_INTENTS.toBasket}>
      <ShoppingBasket aria-hidden size={20} />
      {t('vue.wishlist.allToBasket')}
    </Button>
  );
  const toClassList = <a href={fromCuratedHref(list.id)}>{t('vue.wishlist.classList')}</a>;
  const choice = lists === undefined ? null : <ListChoice lists={lists} />;
  if (layout.controls === 'buttons')
    return (
      <div className={styles.actions}>
        {choice}
        {toList}
        {toBasket}
        {toClassList}
      </div>
    );
  return (
    <details className={styles.options} open={lists !== undefined}>
      <summary aria-label={t('vue.wishlist.optionsOf', { name: list.name })}>{t('vue.wishlist.options')}</summary>
      <div className={styles.actions}>
        {toBasket}
        {choice}
        {toList}
        {toClassList}
        <a href={teaserHref(list.id)}>{t('vue.teaserList.alone')}</a>
      </div>
    </details>
  );
};

/** Name, picture and description as the layout says, the entries, and the ways to a list and to the basket. */
export const TeaserListView = (props: TeaserListViewProps) => {
  const { t } = useTranslation('wishlist');
  const { numberLocale } = useShop().site.profile;
  const { list, layout, headingId, picture, description, chosen } = props;
  const price = teaserListPrice(list.items, chosen);
  const amount = price && formatMoney(price.total, numberLocale);
  return (
    <div className={styles.block} data-picture={layout.picture} data-full={layout.isFullWidth ? '' : undefined}>
      {layout.picture === 'none' || picture === undefined ? null : (
        <Picture picture={picture} className={styles.scene} sizes="(min-width: 1024px) 24rem, 100vw" loading="lazy" />
      )}
      {/* What cannot be is said in the words of the shop, and not in those of the browser. */}
      <form
        method="post"
        action={teaserHref(list.id)}
        className={styles.form}
        noValidate
        data-above-limit={t(LIMIT_WORDS['above-limit'], { amount: '%' })}
        data-below-minimum={t(LIMIT_WORDS['below-minimum'], { amount: '%' })}
        data-no-number={t(LIMIT_WORDS['no-number'], { amount: '%' })}
      >
        <h2 id={headingId}>{list.name}</h2>
        {layout.hasDescription ? <p>{description}</p> : null}
        <input type="hidden" name="teaser" value={list.id} />
        {props.formKey === undefined ? null : <input type="hidden" name="key" value={props.formKey} />}
        {/* Return in a field presses the first button of a form: this one only computes anew, and puts nothing anywhere. */}
        <button type="submit" name="intent" value={TEASER_INTENTS.compute} className="visually-hidden" tabIndex={-1}>
          {t('vue.wishlist.updateQuantity')}
        </button>
        <table className={styles.table}>
          <caption className="visually-hidden">{list.name}</caption>
          <thead>
            <tr>
              <th scope="col">{t('vue.wishlist.column.article')}</th>
              <th scope="col">{t('vue.wishlist.column.quantity')}</th>
              <th scope="col" className={styles.total}>
                {t('vue.wishlist.column.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.items.map((row) => (
              <TeaserRow key={row.entry.id} row={row} chosen={chosen} hintId={`${headingId}-${row.entry.id}`} />
            ))}
          </tbody>
        </table>
        {price === undefined ? (
          <p>{t('vue.teaserList.nothingSold')}</p>
        ) : (
          <>
            <p className={styles.sum} role="status">
              {t('vue.teaserList.sum')}{' '}
              <strong data-part="sum" data-from={t('vue.price.from', { price: '%' })}>
                {price.isFrom ? t('vue.price.from', { price: amount }) : amount}
              </strong>
            </p>
            <Controls list={list} layout={layout} lists={props.lists} />
          </>
        )}
      </form>
    </div>
  );
};
