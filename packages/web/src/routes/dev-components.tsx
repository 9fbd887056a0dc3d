// Every building block on one page, in the states that are hard to meet by chance. In development builds only.

import { anItem, aProduct, aTile, colours } from '@tornister/application/testing/builders';
import { money } from '@tornister/domain/money';
import { instantOf, MINUTE_MS } from '@tornister/domain/shared';
import type { ReactNode } from 'react';
import { Warnings } from '../components/catalogue/buy-box/warnings.tsx';
import { DeliveryStatus } from '../components/catalogue/delivery-status/delivery-status.tsx';
import { Price } from '../components/catalogue/price/price.tsx';
import { ProductGrid } from '../components/catalogue/product-grid/product-grid.tsx';
import { useTileWords } from '../components/catalogue/product-grid/use-tile-words.ts';
import { ProductSlider } from '../components/catalogue/product-slider/product-slider.tsx';
import { StarRating } from '../components/catalogue/star-rating/star-rating.tsx';
import { VariantChoice } from '../components/catalogue/variant-choice/variant-choice.tsx';
import { Logo } from '../components/frame/logo/logo.tsx';
import { Button, LinkButton } from '../components/ui/button/button.tsx';
import { Countdown } from '../components/ui/countdown/countdown.tsx';
import styles from './dev-components.module.css';

const LOOKS = ['strong', 'primary', 'secondary', 'plain', 'deal', 'danger'] as const;
const RATINGS = [1, 1.4, 2.9, 3.9, 4.4, 4.9] as const;
const NOW = instantOf(0);

const deal = {
  isAvailable: true,
  until: instantOf(90 * MINUTE_MS),
  reservedPercentage: 62,
  specialPrice: money(799),
  quantityMax: 3,
};

const withId = (id: string, changes: Parameters<typeof aTile>[0]) => ({
  ...aTile(changes),
  id: id as ReturnType<typeof aTile>['id'],
});

const TILES = [
  withId('plain', {}),
  withId('reduced', {
    price: { current: money(699), old: money(999), startFrom: true, base: { price: money(2796), unit: 'l' } },
    discountPercent: 30,
    badges: { sale: true, new: false, popular: true },
    rating: 4.4,
    numberOfRatings: 1_234,
    moreVariants: true,
  }),
  withId('deal', { lightningDeal: deal, price: { current: money(1299), startFrom: false }, minimumOrderQuantity: 5 }),
  withId('short', {
    isShortage: true,
    shortageText: 'Erst im neuen Schuljahr wieder da',
    extraBadges: [{ id: 'eco', name: 'Recycelt' }],
  }),
];

const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section className={styles.part} aria-label={name}>
    <h2>{name}</h2>
    {children}
  </section>
);

export const Component = () => {
  const words = useTileWords();
  return (
    <div className="page">
      <h1>{'Tornister UI'}</h1>
      <Part name="Logo">
        <Logo />
      </Part>
      <Part name="Button">
        <div className={styles.row}>
          {LOOKS.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
          <Button aria-disabled>{'disabled'}</Button>
          <LinkButton href="/" size="small">
            {'small'}
          </LinkButton>
        </div>
      </Part>
      <Part name="StarRating">
        <div className={styles.row}>
          {RATINGS.map((rating) => (
            <StarRating key={rating} rating={rating} count={rating * 10} words={words} />
          ))}
        </div>
      </Part>
      <Part name="Price">
        <Price size="page" words={words} price={{ current: money(2145), startFrom: false }} />
      </Part>
      <Part name="DeliveryStatus">
        <DeliveryStatus text="Auf Lager" color="yellow" />
        <DeliveryStatus text="Lieferzeit 2 bis 3 Wochen" color="yellow" />
        <DeliveryStatus text="Zurzeit nicht lieferbar" color="red" />
      </Part>
      <Part name="Countdown">
        <Countdown until={deal.until} opened={NOW} />
      </Part>
      <Part name="Warnings">
        <Warnings item={anItem({ warnings: ['Nicht für Kinder unter 36 Monaten.'] })} />
      </Part>
      <Part name="VariantChoice">
        <VariantChoice attribute={colours('rot')} path={aProduct().path} onChoose={() => undefined} />
        <VariantChoice
          attribute={{ ...colours(), type: 'dropdown' }}
          path={aProduct().path}
          onChoose={() => undefined}
        />
      </Part>
      <Part name="ProductGrid">
        <ProductGrid tiles={TILES} />
      </Part>
      <ProductSlider
        id="row"
        headline="ProductSlider"
        tiles={[...TILES, ...TILES.map((tile) => withId(`${tile.id}-2`, tile))]}
      />
    </div>
  );
};
