// The price on the product page, with everything that the law wants beside it.

import { hasDiscountBadge, type Item, type ProductDetail, startsFrom } from '@tornister/domain/catalogue';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format-money.ts';
import { BasePriceLine } from '../price/price.tsx';
import { useTileWords } from '../product-grid/use-tile-words.ts';
import styles from './buy-box.module.css';

/** Where shipping costs are told; every price leads there (§ 6 PAngV). */
const SHIPPING_INFO_PATH = '/service/versand/';

type PagePriceProps = { readonly product: ProductDetail; readonly item: Item; readonly isConfigured: boolean };

/** The prices of one item, or the lowest of all with nothing beside it. */
type Shown = Pick<Item['prices'], 'current'> & Partial<Item['prices']>;

/**
 * The price, the loudest thing beside the basket button: struck only against the lowest price of 30 days and then with its percentage;
 * the maker's list price as what it is, never with one (§ 11 PAngV); base price; tax and shipping. As long as a choice is open the lowest price
 * of all items stands alone: the others belong to one of them.
 */
export const PagePrice = ({ product, item, isConfigured }: PagePriceProps) => {
  const { t } = useTranslation('browse');
  const words = useTileWords();
  const money = (amount: Parameters<typeof formatMoney>[0]): string => formatMoney(amount, words.numberLocale);
  const isStart = startsFrom(product, isConfigured);
  // What one item costs says nothing of a price that is another's.
  const { current, old, list, base, isBestPrice, educationalGross }: Shown = isStart
    ? { current: product.startFromPrice }
    : item.prices;
  return (
    <div className={styles.price}>
      <p className={styles.current} data-reduced={old === undefined ? undefined : ''}>
        {isStart ? words.t('vue.price.from', { price: money(current) }) : money(current)}
        {old !== undefined && hasDiscountBadge(item.discountPercent) && (
          <span className={styles.percent}>{words.t('vue.badge.discount', { percent: item.discountPercent })}</span>
        )}
        {isBestPrice && <span className={styles.best}>{t('vue.pdp.bestPrice')}</span>}
      </p>
      {old !== undefined && (
        <p className={styles.note}>
          {words.t('vue.price.lowest30')} <s>{money(old)}</s>
        </p>
      )}
      {list !== undefined && <p className={styles.note}>{t('vue.pdp.listPrice', { price: money(list) })}</p>}
      {base !== undefined && (
        <p>
          <BasePriceLine base={base} words={words} />
        </p>
      )}
      {educationalGross !== undefined && (
        <p className={styles.note}>{t('vue.pdp.grossPrice', { price: money(educationalGross) })}</p>
      )}
      <p className={styles.note}>
        <a href={SHIPPING_INFO_PATH}>{words.t('vue.price.vatNote')}</a>
      </p>
    </div>
  );
};
