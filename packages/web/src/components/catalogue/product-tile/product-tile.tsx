// A product as lists show it: picture, name, price, badges.

import {
  isFullyReserved,
  type LightningDealInfo,
  showsMinimumOrderQuantity,
  type ProductTile as Tile,
  type TileFace,
  tileFace,
} from '@tornister/domain/catalogue';
import { isDealRunning, isDealShown } from '@tornister/domain/deals';
import { stockAlertAddress } from '@tornister/domain/newsletter';
import type { Instant } from '@tornister/domain/shared';
import { formatMoney } from '../../../i18n/format-money.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { WishlistHeart } from '../../wishlist/wishlist-heart/wishlist-heart.tsx';
import { Badges } from '../badges/badges.tsx';
import { endsAt, opensAfterDeal } from '../deal-meter/deal-end.ts';
import { DealMeter } from '../deal-meter/deal-meter.tsx';
import { EnergyLabel } from '../energy-label/energy-label.tsx';
import { BasePriceLine, Price, type PriceWords } from '../price/price.tsx';
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

const Deal = ({ deal, words }: { readonly deal: LightningDealInfo; readonly words: TileWords }) => {
  const { t, numberLocale } = words;
  return (
    <div className={styles.deal} {...endsAt(deal)}>
      {!isFullyReserved(deal) && (
        <>
          <strong>{t('vue.deal.price', { price: formatMoney(deal.specialPrice, numberLocale) })}</strong>
          {deal.base !== undefined && <BasePriceLine base={deal.base} words={words} />}
        </>
      )}
      <DealMeter deal={deal} label={t('vue.deal.reservedLabel')} />
      <span>{t('vue.deal.reserved', { percent: deal.reservedPercentage })}</span>
    </div>
  );
};

type FaceProps = { readonly tile: Tile; readonly face: TileFace };

/** The name, which is the link; under the overlay of a reserved deal it becomes one when the deal ends. */
const Name = ({ tile, face }: FaceProps) => {
  if (face.kind === 'shortage' && tile.isShortage) return tile.name;
  return (
    <a className={styles.link} {...(face.kind === 'link' ? { href: tile.path } : opensAfterDeal(tile.path))}>
      {tile.name}
    </a>
  );
};

/** The text of the overlay, or that goods are sold out; with what takes their place, and a way to be told when they are back. */
const ShortageNote = ({
  tile,
  face,
  deal,
  t,
}: FaceProps & { readonly deal: LightningDealInfo | undefined } & Pick<TileWords, 't'>) => {
  if (!tile.isShortage && face.kind === 'link') return null;
  return (
    <p className={styles.shortage} {...(tile.isShortage || deal === undefined ? {} : endsAt(deal))}>
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
  );
};

/**
 * One product in a list. The name is the link and covers the tile, so there is one tab stop; the energy label is a link of its own
 * above it. A shortage overlay replaces the link (spec 3 §4), that of a reserved deal until the deal ends; what is sold out says so and
 * leads to its replacement. Under an overlay the tile itself names the path of its product, by which it is known to have been seen.
 */
export const ProductTile = ({ tile, words, now, loading = 'lazy', headingLevel = 3 }: ProductTileProps) => {
  const { t } = words;
  const { lightningDeal, ...plain } = tile;
  const deal = lightningDeal && isDealShown(lightningDeal, now) ? lightningDeal : undefined;
  const face = tileFace(deal === undefined ? plain : tile);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.tile} data-short={face.kind === 'shortage' ? tile.path : undefined}>
      <div className={styles.picture}>
        <Picture picture={tile.image} loading={loading} alt="" />
      </div>
      <div className={styles.badges}>
        <Badges
          {...tile}
          deal={deal && isDealRunning(deal, now) ? deal : undefined}
          context="card"
          brandId={words.brandId}
          t={t}
        />
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
        <Name tile={tile} face={face} />
      </Heading>
      {tile.rating !== undefined && <StarRating rating={tile.rating} count={tile.numberOfRatings} words={words} />}
      <ShortageNote tile={tile} face={face} deal={deal} t={t} />
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
