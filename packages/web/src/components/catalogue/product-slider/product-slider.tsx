// A row of product tiles that scrolls sideways, with arrow buttons.

import type { ProductTile as Tile } from '@tornister/domain/catalogue';
import type { TeaserLink } from '@tornister/domain/content';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deferredCode, useDeferredCode } from '../../../react/deferred-code.ts';
import { useStaticPart } from '../../../react/static-part.tsx';
import { fetchNeeds } from '../../../routing/page-needs.ts';
import { newWindow } from '../../ui/new-window.ts';
import { useSeenTiles } from '../product-grid/use-seen-tiles.ts';
import { tileList } from '../product-tile/tile-list.ts';
import styles from './product-slider.module.css';
import type { ArrowPress } from './scroll-row.tsx';

type ProductSliderProps = {
  /** By what the row is known where it is told what was seen and chosen in it. */
  readonly id: string;
  readonly headline: string;
  readonly tiles: readonly Tile[];
  /** Where all of them can be seen. */
  readonly all?: TeaserLink;
};

/** Comes with the first reach for a row: what moves it. */
const scrollRow = deferredCode(async () => {
  const [{ ScrollRow }] = await Promise.all([import('./scroll-row.tsx'), fetchNeeds({ areas: ['slider'] })]);
  return ScrollRow;
});

/**
 * Products in one row that scrolls. Arrows work by pointer and keyboard and stay where they are when there is nothing more on their
 * side, so that no focus is lost; a mouse can drag the row. Without scripts the row scrolls by itself.
 */
export const ProductSlider = ({ id, headline, tiles, all }: ProductSliderProps) => {
  const { t } = useTranslation();
  useSeenTiles(tiles);
  const contents = useStaticPart(tileList, { tiles, className: styles.cell }, tiles);
  const headlineId = useId();
  const row = useRef<HTMLUListElement>(null);
  const [isReached, setIsReached] = useState(false);
  const [press, setPress] = useState<ArrowPress>();
  // A row begins at its left end; the style sheet knows those that have no other.
  const [arrows, setArrows] = useState({ hasPrevious: false, hasNext: true });
  const ScrollRow = useDeferredCode(scrollRow, isReached);
  if (tiles.length === 0) return null;
  const reach = (): void => setIsReached(true);
  const arrow = (direction: ArrowPress['direction'], isPossible: boolean) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={t(direction === 'previous' ? 'vue.slider.back' : 'vue.slider.on', { headline })}
      aria-disabled={!isPossible}
      onClick={() => setPress({ direction })}
    >
      {direction === 'previous' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </button>
  );
  return (
    <section className={styles.slider} aria-labelledby={headlineId} onPointerEnter={reach} onFocus={reach}>
      <div className={styles.head}>
        <h2 id={headlineId}>{headline}</h2>
        {all !== undefined && (
          <a href={all.url} {...newWindow(all)}>
            {t('vue.slider.all')}
          </a>
        )}
        <div className={styles.arrows}>
          {arrow('previous', arrows.hasPrevious)}
          {arrow('next', arrows.hasNext)}
        </div>
      </div>
      <ul ref={row} className={styles.row} data-row={id} {...contents} />
      {ScrollRow !== undefined && <ScrollRow row={row} press={press} onArrows={setArrows} />}
    </section>
  );
};
