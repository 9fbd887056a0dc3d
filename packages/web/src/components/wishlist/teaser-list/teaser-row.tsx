// A row of a curated list, as a part of its form. It holds nothing that reacts (ADR 0012).

import {
  QUANTITY_LIMIT_MESSAGE,
  QUANTITY_MINIMUM_MESSAGE,
  QUANTITY_NO_NUMBER_MESSAGE,
} from '@tornister/domain/catalogue';
import {
  entryLink,
  hasOpenPrice,
  isDeliverySettled,
  isSaleable,
  meantVariant,
  orderableQuantity,
  settleTeaserQuantity,
  type TeaserListItem,
  teaserRowPrice,
} from '@tornister/domain/wishlist';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { DeliveryStatus } from '../../catalogue/delivery-status/delivery-status.tsx';
import { EnergyLabel } from '../../catalogue/energy-label/energy-label.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { ChosenEntries } from './teaser-address.ts';
import { itemField, quantityBounds, quantityField } from './teaser-fields.ts';
import styles from './teaser-list.module.css';

type RowProps = {
  readonly row: TeaserListItem;
  /** What was set before the page was made anew. */
  readonly chosen: ChosenEntries | undefined;
};

/** What is said of a quantity that cannot be. */
export const LIMIT_WORDS = {
  'above-limit': QUANTITY_LIMIT_MESSAGE,
  'below-minimum': QUANTITY_MINIMUM_MESSAGE,
  'no-number': QUANTITY_NO_NUMBER_MESSAGE,
} as const;

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

/** When it comes, where that is known of what will be bought. */
const Delivery = ({ row, chosen }: RowProps) => {
  const { item, id } = row.entry;
  if (!isDeliverySettled(row, chosen?.get(id))) return null;
  return (
    <div data-part={item.areAllDeliveryTimesTheSame ? undefined : 'delivery'}>
      <DeliveryStatus
        text={item.deliveryStatusText}
        color={item.deliveryStatusColor}
        light={item.deliveryStatusLight}
      />
    </div>
  );
};

/** How many; it says where these are not the ones that were asked for, as the script of the list does. */
const Quantity = ({ row, chosen, hintId }: RowProps & { readonly hintId: string }) => {
  const { t } = useTranslation('wishlist');
  const { entry } = row;
  const set = chosen?.get(entry.id);
  const meant = meantVariant(row, set);
  const limited =
    set?.quantity === undefined ? undefined : settleTeaserQuantity(String(set.quantity), meant, 'blurred')?.limited;
  return (
    <>
      <input
        type="number"
        inputMode="numeric"
        name={quantityField(entry.id)}
        aria-label={t('vue.teaserList.quantityOf', { name: entry.item.name })}
        aria-describedby={hintId}
        {...quantityBounds(meant)}
        defaultValue={orderableQuantity(set?.quantity ?? entry.quantity, meant)}
      />
      <p id={hintId} className={styles.limit} role="status" data-part="limit">
        {limited === undefined ? null : t(LIMIT_WORDS[limited.kind], { amount: limited.amount })}
      </p>
    </>
  );
};

/** What the row costs as it is set; an attribute says how the script of the list writes it while the variant is open. */
const Total = ({ row, chosen }: RowProps) => {
  const { t } = useTranslation('wishlist');
  const { numberLocale } = useShop().site.profile;
  if (!isSaleable(row.entry)) return <td className={styles.total} data-part="total" />;
  const { total, isFrom } = teaserRowPrice(row, chosen?.get(row.entry.id));
  const amount = formatMoney(total, numberLocale);
  return (
    <td
      className={styles.total}
      data-part="total"
      data-from={hasOpenPrice(row) ? t('vue.price.from', { price: '%' }) : undefined}
    >
      {isFrom ? t('vue.price.from', { price: amount }) : amount}
    </td>
  );
};

/** Article, quantity and what it costs as it is set. */
export const TeaserRow = ({ hintId, ...props }: RowProps & { readonly hintId: string }) => {
  const { t } = useTranslation('wishlist');
  const { entry, isVariantOpen, variants } = props.row;
  const { item } = entry;
  const isSold = isSaleable(entry);
  return (
    <tr data-entry={entry.id} data-product={item.productId} data-gone={isSold ? undefined : ''}>
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
              <EnergyLabel label={item.energyEfficiency} />
              <Delivery {...props} />
              <VariantChoice {...props} />
            </>
          ) : (
            <p className={styles.gone}>{t('vue.wishlist.outOfStock')}</p>
          )}
        </div>
      </td>
      <td className={styles.quantity}>{isSold ? <Quantity {...props} hintId={hintId} /> : entry.quantity}</td>
      <Total {...props} />
    </tr>
  );
};
