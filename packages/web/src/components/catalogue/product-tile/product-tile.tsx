// A product as lists show it: picture, name, price, badges.

import {
  type LightningDealInfo,
  showsMinimumOrderQuantity,
  type ProductTile as Tile,
  tileFace,
} from '@tornister/domain/catalogue';
import { isDealRunning } from '@tornister/domain/deals';
import { stockAlertAddress } from '@tornister/domain/newsletter';
import type { Instant } from '@tornister/domain/shared';
import { formatMoney } from '../../../i18n/format-money.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { WishlistHeart } from '../../wishlist/wishlist-heart/wishlist-heart.tsx';
import { Badges } from '../badges/badges.tsx';
import { endsAt } from '../deal-meter/deal-end.ts';
import { DealMeter } from '../deal-meter/deal-meter.tsx';
import { EnergyLabel } from '../energy-label/energy-label.tsx';
import { Price, type PriceWords } from '../price/price.tsx';
import { StarRating } from '../star-rating/star-rating.tsx';
import styles from './product-tile.module.css';

export type TileWords = PriceWords & { readonly brandId: string };

type ProductTileProps = {
  readonly tile: Tile;
  readonly words: TileWords;
  /** When the tile is drawn: an ended deal is none. */
  readonly now: Instant;
  readonly loading?: 'lazy' | 'eager' | 'priority';
  readonly headingLevel?: 2 | 3;
};

const Deal = ({
  deal,
  words: { t, numberLocale },
}: {
  readonly deal: LightningDealInfo;
  readonly words: TileWords;
}) => (
  <div className={styles.deal} {...endsAt(deal)}>
    <strong>{t('vue.deal.price', { price: formatMoney(deal.specialPrice, numberLocale) })}</strong>
    <DealMeter deal={deal} label={t('vue.deal.reservedLabel')} />
    <span>{t('vue.deal.reserved', { percent: deal.reservedPercentage })}</span>
  </div>
);

/**
 * One product in a list. The name is the link and covers the tile, so there is one tab stop; the energy label is a link of its own
 * above it. A shortage overlay replaces the link (spec 3 §4); what is sold out says so and leads to its replacement.
 */
export const ProductTile = ({ tile, words, now, loading = 'lazy', headingLevel = 3 }: ProductTileProps) => {
  const { t } = words;
  const face = tileFace(tile);
  const Heading = `h${headingLevel}` as const;
  const deal = tile.lightningDeal && isDealRunning(tile.lightningDeal, now) ? tile.lightningDeal : undefined;
  return (
    <article className={styles.tile} data-short={face.kind === 'shortage' ? '' : undefined}>
      <div className={styles.picture}>
        <Picture picture={tile.image} loading={loading} alt="" />
      </div>
      <div className={styles.badges}>
        <Badges {...tile} deal={deal} context="card" brandId={words.brandId} t={t} />
      </div>
      <div className={styles.heart}>
        <WishlistHeart
          productId={tile.id}
          itemId={tile.bestItemId}
          name={tile.name}
          label={t('vue.tile.heart', { name: tile.name })}
        />
      </div>
      <p className={styles.maker}>{tile.manufacturerName}</p>
      <Heading className={styles.name}>
        {face.kind === 'link' ? (
          <a className={styles.link} href={tile.path}>
            {tile.name}
          </a>
        ) : (
          tile.name
        )}
      </Heading>
      {tile.rating !== undefined && <StarRating rating={tile.rating} count={tile.numberOfRatings} words={words} />}
      {(tile.isShortage || face.kind === 'shortage') && (
        <p className={styles.shortage}>
          {face.kind === 'shortage' ? face.text : t('vue.tile.soldOut')}
          {tile.replacement !== undefined && (
            <a className={styles.replacement} href={tile.replacement.path}>
              {t('vue.tile.replacement', { name: tile.replacement.name })}
            </a>
          )}
          {tile.isShortage && (
            <a className={styles.replacement} href={stockAlertAddress(tile.id, tile.bestItemId)}>
              {t('vue.tile.notify')}
            </a>
          )}
        </p>
      )}
      <div className={styles.facts}>
        {tile.moreVariants && <span>{t('vue.tile.moreVariants')}</span>}
        {showsMinimumOrderQuantity(tile.minimumOrderQuantity) && (
          <span>{t('vue.tile.minimumQuantity', { amount: tile.minimumOrderQuantity })}</span>
        )}
        <EnergyLabel label={tile.energyEfficiency} />
      </div>
      {deal !== undefined && <Deal deal={deal} words={words} />}
      <Price price={tile.price} words={words} />
    </article>
  );
};
