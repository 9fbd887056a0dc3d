// What stands in the place of goods that are sold out: that they are, what takes their place, and an address for when they are back. A static
// part (sold-out-part.ts): nothing in it reacts.

import { offerOf, type ProductDetail } from '@tornister/domain/catalogue';
import { useTranslation } from 'react-i18next';
import { ProductTiles } from '../product-tile/product-tiles.tsx';
import styles from './sold-out.module.css';
import { StockAlertForm } from './stock-alert-form.tsx';

export type SoldOutProps = {
  readonly product: Pick<ProductDetail, 'productId' | 'shortageText' | 'replacement'>;
  readonly itemId: string;
};

/** Sold out, for one item of a product. */
export const SoldOut = ({ product, itemId }: SoldOutProps) => {
  const { t } = useTranslation('stockAlert');
  const offer = offerOf(false, product.replacement);
  return (
    <>
      <p className={styles.out}>{t('vue.pdp.outOfStock')}</p>
      {product.shortageText !== undefined && <p>{product.shortageText}</p>}
      {offer.kind === 'replaced' && (
        <>
          <p>{t('vue.pdp.replacement')}</p>
          <ul>
            <ProductTiles tiles={[offer.by]} headingLevel={2} />
          </ul>
        </>
      )}
      <StockAlertForm productId={product.productId} itemId={itemId} />
    </>
  );
};
