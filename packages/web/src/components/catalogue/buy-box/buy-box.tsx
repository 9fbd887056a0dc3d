// The part of the product page in which a product is bought.

import type { ProductState } from '@tornister/application/browse';
import { offerOf, type ProductDetail, quantityLimits, showsMinimumOrderQuantity } from '@tornister/domain/catalogue';
import { isDealShown } from '@tornister/domain/deals';
import type { Instant, ItemId } from '@tornister/domain/shared';
import { useTranslation } from 'react-i18next';
import { visitorUseCases } from '../../../composition/visitor-tokens.ts';
import { useService } from '../../../react/shop-provider.tsx';
import { useStaticPart } from '../../../react/static-part.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import { AddToBasketForm } from '../../cart/add-to-basket-form/add-to-basket-form.tsx';
import { usePrimeNotes } from '../../prime/prime-notes-code.ts';
import { WishlistHeart } from '../../wishlist/wishlist-heart/wishlist-heart.tsx';
import { DeliveryStatus } from '../delivery-status/delivery-status.tsx';
import { EnergyLabel } from '../energy-label/energy-label.tsx';
import { soldOut } from '../sold-out/sold-out-part.ts';
import { VariantChoice } from '../variant-choice/variant-choice.tsx';
import styles from './buy-box.module.css';
import { BuyBoxFrame } from './buy-box-frame.tsx';
import { DeferredDealBox } from './deferred-deal-box.ts';
import { PagePrice } from './page-price.tsx';
import { Warnings } from './warnings.tsx';

type BuyBoxProps = {
  readonly product: ProductDetail;
  readonly state: ProductState;
  /** Whether it is clear which item is bought. */
  readonly isConfigured: boolean;
  readonly now: Instant;
  readonly onChoose: (name: string, value: string) => void;
};

/** What stands in the place of goods that are sold out; its code comes only where the tab renders it itself. */
const InItsPlace = ({ product, itemId }: Pick<BuyBoxProps, 'product'> & { readonly itemId: ItemId }) => (
  <div className={styles.soldOut} {...useStaticPart(soldOut, { product, itemId }, itemId)} />
);

/** What prime delivers freely; members read that it is so for them. */
const PrimeDelivery = () => {
  const { t } = useTranslation('browse');
  const { login } = useBehavior(useService(visitorUseCases.watchLogin).state$);
  const primeNotes = usePrimeNotes(login === 'member');
  const everybodys = t('vue.pdp.prime');
  return <p className={styles.note}>{primeNotes ? <primeNotes.PrimeNote otherwise={everybodys} /> : everybodys}</p>;
};

/** Everything that it takes to buy: variants, price, delivery, warnings before the button, quantity and basket. */
export const BuyBox = ({ product, state, isConfigured, now, onChoose }: BuyBoxProps) => {
  const { t } = useTranslation('browse');
  const { item, attributes } = state;
  const isForSale = offerOf(item.availableForSale, product.replacement).kind === 'for-sale';
  const deal = item.lightningDeal && isDealShown(item.lightningDeal, now) ? item.lightningDeal : undefined;
  const { minimum, maximum } = quantityLimits(item);
  return (
    <BuyBoxFrame
      label={t('vue.buybox.label')}
      isBusy={state.isLoadingVariant}
      choices={
        <>
          {attributes.map((attribute) => (
            <VariantChoice key={attribute.name} attribute={attribute} path={product.path} onChoose={onChoose} />
          ))}
          <p role="status" className={state.hasVariantFailed ? styles.failed : 'visually-hidden'}>
            {state.hasVariantFailed && t('vue.variant.failed')}
            {state.isLoadingVariant && t('vue.variant.loading')}
          </p>
        </>
      }
      facts={
        product.shortFacts.length > 0 && (
          <ul className={styles.facts}>
            {product.shortFacts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )
      }
    >
      {deal !== undefined && <DeferredDealBox deal={deal} now={now} reservedText={product.reservedDealText} />}
      <div className={styles.priceRow}>
        <PagePrice product={product} item={item} isConfigured={isConfigured} />
        <EnergyLabel label={product.energyEfficiency} sheet={product.energyDataSheet} />
      </div>
      <Warnings item={item} />
      {isForSale ? (
        <>
          <DeliveryStatus
            text={item.deliveryStatusText}
            color={item.deliveryStatusColor}
            light={item.deliveryStatusLight}
          />
          {item.isPrimeEligible && <PrimeDelivery />}
          {showsMinimumOrderQuantity(item.minimumOrderQuantity) && (
            <p className={styles.note}>{t('vue.pdp.minimumQuantity', { amount: item.minimumOrderQuantity })}</p>
          )}
          {isConfigured ? (
            <AddToBasketForm
              itemId={item.itemId}
              minimum={minimum}
              maximum={maximum}
              name={product.name}
              isWaiting={state.isLoadingVariant}
            />
          ) : (
            <p className={styles.choose}>{t('vue.variant.chooseFirst')}</p>
          )}
        </>
      ) : (
        <InItsPlace product={product} itemId={item.itemId} />
      )}
      <WishlistHeart
        productId={product.productId}
        itemId={item.itemId}
        name={product.name}
        label={t('vue.pdp.heart')}
        showsLabel
      />
    </BuyBoxFrame>
  );
};
