// The row of products that were looked at lately in this browser.

import type { ProductId } from '@tornister/domain/shared';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { ProductSlider } from '../product-slider/product-slider.tsx';
import styles from './product-late.module.css';

/**
 * What was seen beside this product, where the visitor has agreed that the browser remembers it (ADR 0064). The row enters the page while
 * its place is out of sight, so that nothing moves under somebody's eyes.
 */
export const SeenProducts = ({ productId }: { readonly productId: ProductId }) => {
  const { t } = useTranslation(['seenProducts']);
  const seen = usePageUseCase(browseUseCases.recentlySeen, undefined);
  const tiles = useBehavior(seen.tiles$);
  const area = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => seen.showBeside(productId), [seen, productId]);
  const hasTiles = tiles.length > 0;
  // What is in sight only the browser knows.
  useEffect(() => {
    if (!hasTiles || isShown || area.current === null) return;
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) setIsShown(true);
    });
    sight.observe(area.current);
    return () => sight.disconnect();
  }, [hasTiles, isShown]);
  return (
    <div ref={area} className={styles.area}>
      {isShown && (
        <div className={styles.seen}>
          <ProductSlider id="seen" headline={t('vue.seenProducts.headline')} tiles={tiles} />
        </div>
      )}
    </div>
  );
};
