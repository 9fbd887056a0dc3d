import type { Item, ProductDetail } from '@tornister/domain/catalogue';
import { searchAddress } from '@tornister/domain/search';
import { useTranslation } from 'react-i18next';
import { useTileWords } from '../product-grid/use-tile-words.ts';
import { StarRating } from '../star-rating/star-rating.tsx';
import styles from './product.module.css';

/** Maker, name, rating with the way to the reviews, order number and what the product is in one sentence. */
export const ProductTitle = ({ product, item }: { readonly product: ProductDetail; readonly item: Item }) => {
  const { t } = useTranslation('browse');
  const words = useTileWords();
  const maker = product.manufacturer.name;
  return (
    <header className={styles.title}>
      <a className={styles.maker} href={searchAddress({ query: maker, originalQuery: maker })}>
        {maker}
      </a>
      <h1>{product.name}</h1>
      <p className={styles.facts}>
        {product.rating !== undefined && (
          <a className={styles.rating} href="#reviews">
            <StarRating rating={product.rating} words={words} />
            {t('vue.pdp.reviewCount', { count: product.numberOfRatings })}
          </a>
        )}
        <span>{t('vue.pdp.orderNumber', { number: item.orderNumber })}</span>
      </p>
      {product.teaser !== '' && <p className={styles.teaser}>{product.teaser}</p>}
    </header>
  );
};
