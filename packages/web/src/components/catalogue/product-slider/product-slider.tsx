// A row of product tiles that scrolls sideways, with arrow buttons.

import type { ProductTile as Tile } from '@tornister/domain/catalogue';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaticPart } from '../../../react/static-part.tsx';
import { useSeenTiles } from '../product-grid/use-seen-tiles.ts';
import { tileList } from '../product-tile/tile-list.ts';
import styles from './product-slider.module.css';
import { useScrollRow } from './use-scroll-row.ts';

type ProductSliderProps = {
  readonly headline: string;
  readonly tiles: readonly Tile[];
  /** Where all of them can be seen. */
  readonly allHref?: string;
};

/**
 * Products in one row that scrolls. Arrows work by pointer and keyboard and stay where they are when there is nothing more on their
 * side, so that no focus is lost; without scripts the row scrolls by itself.
 */
export const ProductSlider = ({ headline, tiles, allHref }: ProductSliderProps) => {
  const { t } = useTranslation();
  useSeenTiles(tiles);
  const contents = useStaticPart(tileList, { tiles, className: styles.cell }, tiles);
  const headlineId = useId();
  const row = useRef<HTMLUListElement>(null);
  const { arrows, scrolled, press } = useScrollRow(row);
  if (tiles.length === 0) return null;
  const arrow = (direction: 'previous' | 'next', isPossible: boolean) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={t(direction === 'previous' ? 'vue.slider.back' : 'vue.slider.on', { headline })}
      aria-disabled={!isPossible}
      onClick={() => press(direction)}
    >
      {direction === 'previous' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </button>
  );
  return (
    <section className={styles.slider} aria-labelledby={headlineId}>
      <div className={styles.head}>
        <h2 id={headlineId}>{headline}</h2>
        {allHref !== undefined && <a href={allHref}>{t('vue.slider.all')}</a>}
        <div className={styles.arrows} data-useless={arrows.hasPrevious || arrows.hasNext ? undefined : ''}>
          {arrow('previous', arrows.hasPrevious)}
          {arrow('next', arrows.hasNext)}
        </div>
      </div>
      <ul ref={row} className={styles.row} onScroll={scrolled} {...contents} />
    </section>
  );
};
