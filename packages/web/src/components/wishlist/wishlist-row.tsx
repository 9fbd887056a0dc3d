// One entry of a list: photo with badges, what it is, quantity, price, comments, and what can be done with it.

import type { LightningDealInfo } from '@tornister/domain/catalogue';
import { isDealRunning } from '@tornister/domain/deals';
import { discountPercent } from '@tornister/domain/money';
import {
  beginActivity,
  entryLink,
  hasOptionsMenu,
  isRowLoading,
  isSaleable,
  type RowActivity,
  type WishlistEntry,
  type WishlistItem,
} from '@tornister/domain/wishlist';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { browseUseCases } from '../../composition/browse-tokens.ts';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { Badges } from '../catalogue/badges/badges.tsx';
import { endsAt } from '../catalogue/deal-meter/deal-end.ts';
import { DeliveryStatus } from '../catalogue/delivery-status/delivery-status.tsx';
import { EnergyLabel } from '../catalogue/energy-label/energy-label.tsx';
import { BasePriceLine } from '../catalogue/price/price.tsx';
import { Button } from '../ui/button/button.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { EntryComments } from './deferred-entry-comments.ts';
import { Replacement } from './deferred-replacement.ts';
import { EntryBasketForm } from './entry-basket-form.tsx';
import { EntryFields } from './entry-fields.tsx';
import { EntryOptions } from './entry-options.tsx';
import { EntryQuantity } from './entry-quantity.tsx';
import { EntryVariant } from './entry-variant.tsx';
import type { ListAddress } from './list-address.ts';
import { listHref, rowId } from './list-address.ts';
import type { RowContext } from './row-context.ts';
import styles from './wishlist.module.css';

type RowProps = RowContext & { readonly entry: WishlistEntry; readonly activity: RowActivity };

/** The deal that the item can be had at now: none while every piece is reserved, none once it has ended (ADR 0055). */
const useRunningDeal = ({ lightningDeal }: WishlistItem): LightningDealInfo | undefined => {
  const now = useShop().get(browseUseCases.readTime)();
  return lightningDeal && isDealRunning(lightningDeal, now) ? lightningDeal : undefined;
};

const Photo = ({ item }: { readonly item: WishlistItem }) => {
  const { t } = useTranslation();
  const { brandId } = useShop().site;
  const { current, old } = item.prices;
  return (
    <div className={styles.photo}>
      <Picture picture={item.picture} className={styles.picture} sizes="120px" alt="" loading="lazy" />
      <Badges
        badges={item.badges}
        extraBadges={item.extraBadges}
        discountPercent={old === undefined ? 0 : discountPercent(old, current)}
        deal={useRunningDeal(item)}
        context="card"
        brandId={brandId}
        t={t}
      />
    </div>
  );
};

/** What prime delivers freely, as the product page says it to everybody (spec 3 §6). */
const PrimeDelivery = () => {
  const { t } = useTranslation('browse');
  return <p className={styles.detail}>{t('vue.pdp.prime')}</p>;
};

/** What the entry is. An entry that cannot be bought has no link. */
const EntryText = ({ entry }: { readonly entry: WishlistEntry }) => {
  const { t } = useTranslation('wishlist');
  const { item } = entry;
  return (
    <>
      <p className={styles.brand}>{item.brand}</p>
      <p className={styles.name}>{isSaleable(entry) ? <a href={entryLink(item)}>{item.name}</a> : item.name}</p>
      {item.variantInfo.map(({ label, value }) => (
        <p key={label} className={styles.detail}>
          {t('vue.wishlist.variant', { label, value })}
        </p>
      ))}
      <p className={styles.detail}>{t('vue.wishlist.orderNumber', { number: item.orderNumber })}</p>
      {isSaleable(entry) ? (
        <>
          <DeliveryStatus
            text={item.deliveryStatusText}
            color={item.deliveryStatusColor}
            light={item.deliveryStatusLight}
          />
          {item.isPrimeEligible ? <PrimeDelivery /> : null}
        </>
      ) : (
        <p className={styles.gone}>{t('vue.wishlist.outOfStock')}</p>
      )}
      {item.minimumOrderQuantity > 1 ? (
        <p className={styles.detail}>{t('vue.tile.minimumQuantity', { amount: item.minimumOrderQuantity })}</p>
      ) : null}
    </>
  );
};

const EntryPrice = ({ entry }: { readonly entry: WishlistEntry }) => {
  const { t } = useTranslation('wishlist');
  const { numberLocale } = useShop().site.profile;
  const { current, old, base, lightning } = entry.item.prices;
  const deal = useRunningDeal(entry.item);
  return (
    <div className={styles.price}>
      <strong>{formatMoney(entry.total, numberLocale)}</strong>
      {entry.quantity > 1 ? (
        <span className={styles.detail}>{t('vue.wishlist.each', { price: formatMoney(current, numberLocale) })}</span>
      ) : null}
      {old === undefined ? null : (
        <span className={styles.detail}>
          {t('vue.price.lowest30')} <s>{formatMoney(old, numberLocale)}</s>
        </span>
      )}
      {deal === undefined || lightning === undefined ? null : (
        <span className={styles.deal} {...endsAt(deal)}>
          {t('vue.deal.price', { price: formatMoney(lightning, numberLocale) })}
        </span>
      )}
      {base === undefined ? null : <BasePriceLine base={base} words={{ t, numberLocale }} />}
      <EnergyLabel label={entry.item.energyEfficiency} />
    </div>
  );
};

const RemoveForm = ({
  entry,
  listId,
  address,
}: Pick<RowProps, 'entry' | 'listId'> & { readonly address: ListAddress }) => {
  const { t } = useTranslation('wishlist');
  return (
    <Form method="post" action={listHref(address)} preventScrollReset replace>
      <EntryFields listId={listId} entry={entry} />
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="quantity" value={entry.quantity} />
      <Button
        type="submit"
        look="plain"
        size="small"
        aria-label={t('vue.wishlist.removeOne', { name: entry.item.name })}
      >
        {t('vue.wishlist.remove')}
      </Button>
    </Form>
  );
};

/** An entry that is on the list. One that cannot be bought is greyed and shows what replaces it. */
export const WishlistRow = (props: RowProps) => {
  const { entry, activity, rights } = props;
  const [adding, setAdding] = useState<RowActivity>('idle');
  const saleable = isSaleable(entry);
  const isChangeable = rights.canChangeQuantity && saleable;
  const hasOptions = hasOptionsMenu(entry, props.isLoggedIn) && (rights.canComment || rights.moveTo.length > 0);
  return (
    <tr
      id={rowId(entry.id)}
      className={styles.row}
      data-gone={saleable ? undefined : ''}
      aria-busy={isRowLoading(beginActivity(activity, adding))}
    >
      <td className={styles.article}>
        <Photo item={entry.item} />
        <div className={styles.text}>
          <EntryText entry={entry} />
          <EntryVariant {...props} />
          {entry.comments.length === 0 ? null : <EntryComments {...props} />}
          {entry.saleability.kind === 'unsaleable' && entry.saleability.replacement !== undefined ? (
            <Replacement {...props} replacement={entry.saleability.replacement} />
          ) : null}
        </div>
      </td>
      <td className={styles.quantity}>
        {isChangeable ? <EntryQuantity {...props} /> : null}
        {/* Forms are not printed: how many stands beside the form as well. */}
        <span className={isChangeable ? styles.printed : undefined}>{`${entry.quantity} ×`}</span>
      </td>
      <td className={styles.total}>
        {saleable ? <EntryPrice entry={entry} /> : null}
        {saleable ? <EntryBasketForm entry={entry} activity={adding} onActivity={setAdding} /> : null}
        {rights.canRemove ? <RemoveForm {...props} /> : null}
        {hasOptions ? <EntryOptions {...props} /> : null}
      </td>
    </tr>
  );
};
