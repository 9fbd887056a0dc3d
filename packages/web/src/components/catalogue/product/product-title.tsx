// The head of the product page: maker, name, rating, order number.

import { searchAddress } from '@tornister/domain/search';
import { useTranslation } from 'react-i18next';
import { useTileWords } from '../product-grid/use-tile-words.ts';
import { StarRating } from '../star-rating/star-rating.tsx';
import styles from './product.module.css';

type ProductTitleProps = {
  readonly maker: string;
  readonly product: { readonly name: string; readonly rating?: number; readonly numberOfRatings: number };
  readonly orderNumber?: string;
  readonly teaser?: string;
};

/** Maker, name, rating with the way to the reviews, order number and what the product is in one sentence. */
export const ProductTitle = ({ maker, product, orderNumber, teaser = '' }: ProductTitleProps) => {
  const { t } = useTranslation('browse');
  const words = useTileWords();
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
        {orderNumber !== undefined && <span>{t('vue.pdp.orderNumber', { number: orderNumber })}</span>}
      </p>
      {teaser !== '' && <p className={styles.teaser}>{teaser}</p>}
    </header>
  );
};
