// A curated list as the shop host renders it: its entries in one form, with what they cost together. It holds nothing that reacts (ADR 0012).

import {
  entryLink,
  isSaleable,
  orderableQuantity,
  TEASER_ENTRIES_ARE_REMOVABLE,
  type TeaserList,
  type TeaserListItem,
  type TeaserListLayout,
} from '@tornister/domain/wishlist';
import { ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { DeliveryStatus } from '../../catalogue/delivery-status/delivery-status.tsx';
import { fromCuratedHref } from '../../class-list/class-list-address.ts';
import { Button } from '../../ui/button/button.tsx';
import { Picture, type PictureProps } from '../../ui/picture/picture.tsx';
import { type ChosenEntries, teaserHref } from './teaser-address.ts';
import { itemField, quantityField, TEASER_INTENTS } from './teaser-fields.ts';
import styles from './teaser-list.module.css';

export type TeaserListViewProps = {
  readonly list: TeaserList;
  readonly layout: TeaserListLayout;
  readonly headingId: string;
  readonly picture?: PictureProps['picture'];
  readonly description?: string;
  /** What was set before the page was made anew. */
  readonly chosen?: ChosenEntries | undefined;
  /** The lists of somebody who has several, to choose from. */
  readonly lists?: readonly { readonly id: string; readonly name: string }[] | undefined;
};

type RowProps = { readonly row: TeaserListItem; readonly chosen: ChosenEntries | undefined };

/** Which of the product's items is meant. */
const VariantChoice = ({ row: { entry, isVariantOpen, variants }, chosen }: RowProps) => {
  const { t } = useTranslation('wishlist');
  const { numberLocale } = useShop().site.profile;
  if (variants.length === 0) return null;
  return (
    <select
      name={itemField(entry.id)}
      aria-label={t('vue.teaserList.variantOf', { name: entry.item.name })}
      defaultValue={chosen?.get(entry.id)?.itemId ?? (isVariantOpen ? '' : entry.item.itemId)}
    >
      {isVariantOpen ? <option value="">{t('vue.teaserList.chooseVariant')}</option> : null}
      {variants.map(({ itemId, label, price, isSaleable: isSold }) => (
        <option key={itemId} value={itemId} disabled={!isSold}>
          {t('vue.teaserList.variant', { label, price: formatMoney(price, numberLocale) })}
        </option>
      ))}
    </select>
  );
};

const Row = (props: RowProps) => {
  const { t } = useTranslation('wishlist');
  const { numberLocale } = useShop().site.profile;
  const { entry, isVariantOpen, variants } = props.row;
  const { item } = entry;
  const isSold = isSaleable(entry);
  // Nothing can be taken off the list here, so that less than the minimum is not offered.
  const minimum = TEASER_ENTRIES_ARE_REMOVABLE ? 0 : Math.max(1, item.minimumOrderQuantity);
  return (
    <tr data-entry={entry.id} data-product={item.productId} data-item={item.itemId} data-gone={isSold ? undefined : ''}>
      <td className={styles.article}>
        <Picture picture={item.picture} className={styles.picture} sizes="64px" alt="" loading="lazy" />
        <div>
          {isSold ? <a href={isVariantOpen ? item.path : entryLink(item)}>{item.name}</a> : <span>{item.name}</span>}
          <p
            className={styles.detail}
            data-part="number"
            data-words={variants.length > 0 ? t('vue.wishlist.orderNumber', { number: '%' }) : undefined}
          >
            {isVariantOpen ? item.brand : t('vue.wishlist.orderNumber', { number: item.orderNumber })}
          </p>
          {isSold ? (
            <>
              <DeliveryStatus text={item.deliveryStatusText} color={item.deliveryStatusColor} />
              <VariantChoice {...props} />
            </>
          ) : (
            <p className={styles.gone}>{t('vue.wishlist.outOfStock')}</p>
          )}
        </div>
      </td>
      <td className={styles.quantity}>
        {isSold ? (
          <input
            type="number"
            inputMode="numeric"
            name={quantityField(entry.id)}
            aria-label={t('vue.teaserList.quantityOf', { name: item.name })}
            min={minimum}
            max={item.maxQuantity}
            defaultValue={orderableQuantity(props.chosen?.get(entry.id)?.quantity ?? entry.quantity, item)}
          />
        ) : (
          entry.quantity
        )}
      </td>
      <td className={styles.total} data-part="total" data-cents={isSold ? entry.total.cents : undefined}>
        {isSold ? formatMoney(entry.total, numberLocale) : null}
      </td>
    </tr>
  );
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
  return (
    <div className={styles.block} data-picture={layout.picture} data-full={layout.isFullWidth ? '' : undefined}>
      {layout.picture === 'none' || picture === undefined ? null : (
        <Picture picture={picture} className={styles.scene} sizes="(min-width: 1024px) 24rem, 100vw" loading="lazy" />
      )}
      <form method="post" action={teaserHref(list.id)} className={styles.form}>
        <h2 id={headingId}>{list.name}</h2>
        {layout.hasDescription ? <p>{description}</p> : null}
        <input type="hidden" name="teaser" value={list.id} />
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
              <Row key={row.entry.id} row={row} chosen={chosen} />
            ))}
          </tbody>
        </table>
        {list.total === undefined ? (
          <p>{t('vue.teaserList.nothingSold')}</p>
        ) : (
          <>
            <p className={styles.sum} role="status">
              {t('vue.teaserList.sum')} <strong data-part="sum">{formatMoney(list.total, numberLocale)}</strong>
            </p>
            <Controls list={list} layout={layout} lists={props.lists} />
          </>
        )}
      </form>
    </div>
  );
};
