import { describe, expectTypeOf, it } from 'vitest';
import type { Money } from '../money/money.ts';
import type { Instant } from '../shared/instant.ts';
import type {
  Badges,
  BasePrice,
  Download,
  EnergyEfficiency,
  ExtraBadge,
  LightningDealInfo,
  Picture,
  PictureSource,
  ProductTile,
  TilePrice,
} from './product.ts';
import type {
  DeliveryStatusColor,
  Item,
  ProductDetail,
  Review,
  SelectedVariant,
  UnitPrices,
  VariantAttribute,
  VariantOption,
} from './product-detail.ts';

describe('a product card (spec 1 §3)', () => {
  it('has ids, name, path, price, rating, badges, picture, maker, way, label, deal, shortage, replacement, discount, minimum', () => {
    expectTypeOf<keyof ProductTile>().toEqualTypeOf<
      | 'id'
      | 'bestItemId'
      | 'name'
      | 'path'
      | 'price'
      | 'moreVariants'
      | 'rating'
      | 'numberOfRatings'
      | 'badges'
      | 'extraBadges'
      | 'image'
      | 'manufacturerName'
      | 'breadcrumb'
      | 'energyEfficiency'
      | 'lightningDeal'
      | 'isShortage'
      | 'shortageText'
      | 'replacement'
      | 'discountPercent'
      | 'minimumOrderQuantity'
    >();
  });

  it('has a current and an old price, a mark for starting prices and a base price', () => {
    expectTypeOf<keyof TilePrice>().toEqualTypeOf<'current' | 'old' | 'startFrom' | 'base'>();
    expectTypeOf<TilePrice['current']>().toEqualTypeOf<Money>();
  });

  it('has badges sale, new and popular, and extra badges with id and name', () => {
    expectTypeOf<Badges>().toEqualTypeOf<{
      readonly sale: boolean;
      readonly new: boolean;
      readonly popular: boolean;
    }>();
    expectTypeOf<keyof ExtraBadge>().toEqualTypeOf<'id' | 'name'>();
  });

  it('has a picture with sources, and an energy label', () => {
    expectTypeOf<keyof Picture>().toEqualTypeOf<'src' | 'alt' | 'title' | 'width' | 'height' | 'sources'>();
    expectTypeOf<keyof PictureSource>().toEqualTypeOf<'src' | 'width' | 'type' | 'media' | 'sizesValue'>();
    expectTypeOf<keyof EnergyEfficiency>().toEqualTypeOf<'imgPath' | 'detailsImgPath' | 'imgAlt'>();
  });

  it('has a deal with its end, reserved percentage, special price and maximum; the law adds a base price (§ 4 PAngV)', () => {
    expectTypeOf<LightningDealInfo>().toEqualTypeOf<{
      readonly isAvailable: boolean;
      readonly until: Instant;
      readonly reservedPercentage: number;
      readonly specialPrice: Money;
      readonly base?: BasePrice;
      readonly quantityMax: number;
    }>();
  });
});

describe('a product page (spec 1 §3)', () => {
  it('has texts, facts, files, tabs, labels, accessories and a replacement', () => {
    expectTypeOf<
      Pick<
        ProductDetail,
        | 'productId'
        | 'metaTitle'
        | 'metaDescription'
        | 'robots'
        | 'canonicalUrl'
        | 'teaser'
        | 'longDescription'
        | 'shortFacts'
        | 'scopeOfDelivery'
        | 'dataAndFacts'
        | 'features'
        | 'labels'
        | 'manufacturer'
        | 'rating'
        | 'numberOfRatings'
        | 'isBook'
        | 'isShortage'
        | 'hasMultipleItems'
        | 'hasSamePricesForAllItems'
        | 'areAllDeliveryTimesTheSame'
        | 'discountPercent'
        | 'energyEfficiency'
        | 'extraBadges'
        | 'breadcrumbs'
        | 'downloads'
        | 'audioSamples'
        | 'videoLinks'
        | 'warranty'
        | 'textileCare'
        | 'withdrawalInfo'
        | 'extraTabs'
        | 'replacement'
        | 'accessories'
      >
    >().not.toBeNever();
    expectTypeOf<ProductDetail['features']>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<ProductDetail['labels']>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<ProductDetail['downloads']>().toEqualTypeOf<readonly Download[]>();
  });

  it('has an old, a list and a base price, a best-price flag and a gross price for business', () => {
    expectTypeOf<keyof UnitPrices>().toEqualTypeOf<
      'current' | 'old' | 'list' | 'base' | 'isBestPrice' | 'educationalGross'
    >();
    expectTypeOf<UnitPrices['isBestPrice']>().toEqualTypeOf<boolean>();
  });
});

describe('an item (spec 1 §3)', () => {
  it('has order number, limits, pictures, delivery, warnings, prime, plug, variant and deal', () => {
    expectTypeOf<keyof Item>().toEqualTypeOf<
      | 'itemId'
      | 'orderNumber'
      | 'gtin'
      | 'name'
      | 'prices'
      | 'discountPercent'
      | 'minimumOrderQuantity'
      | 'maxQuantity'
      | 'availableForSale'
      | 'pictures'
      | 'deliveryStatusColor'
      | 'deliveryStatusText'
      | 'deliveryStatusLight'
      | 'warnings'
      | 'dangerWarnings'
      | 'isPrimeEligible'
      | 'shippingCost'
      | 'deliveryDays'
      | 'content'
      | 'powerPlug'
      | 'lightningDeal'
      | 'variantInfo'
    >();
    expectTypeOf<Item['deliveryStatusColor']>().toEqualTypeOf<DeliveryStatusColor>();
    expectTypeOf<keyof NonNullable<Item['powerPlug']>>().toEqualTypeOf<'scope' | 'charge'>();
  });

  it('is chosen by attributes of tiles or a dropdown', () => {
    expectTypeOf<keyof VariantAttribute>().toEqualTypeOf<'name' | 'displayName' | 'position' | 'type' | 'options'>();
    expectTypeOf<VariantAttribute['type']>().toEqualTypeOf<'tile' | 'dropdown'>();
    expectTypeOf<keyof VariantOption>().toEqualTypeOf<
      'value' | 'label' | 'image' | 'css' | 'disabled' | 'selected' | 'position' | 'hasDiscount' | 'itemId'
    >();
    expectTypeOf<keyof SelectedVariant>().toEqualTypeOf<'name' | 'value'>();
  });
});

describe('a review (spec 1 §3)', () => {
  it('has stars, author, title, date, message, helpful votes, a comment of the shop, a mark for buyers and its language', () => {
    expectTypeOf<keyof Review>().toEqualTypeOf<
      | 'ratingId'
      | 'rating'
      | 'author'
      | 'title'
      | 'date'
      | 'message'
      | 'helpfulRating'
      | 'shopComment'
      | 'isVerified'
      | 'language'
    >();
  });
});
