// The teaser kind "killer list": a slider of products above a list of short lines.

import type { KillerListTeaser } from '@tornister/domain/content';
import { Check } from 'lucide-react';
import { ProductSlider } from '../../catalogue/product-slider/product-slider.tsx';
import styles from './content-row.module.css';

/** Catchy products in a row, and lines one below the other, under one headline and with one way on. */
export const KillerList = ({ teaser }: { readonly teaser: KillerListTeaser }) => {
  const { headline = teaser.name, lines, products, link } = teaser;
  return (
    <div className={styles.killer} data-teaser={teaser.id}>
      {products.length > 0 ? (
        <ProductSlider
          id={teaser.id}
          headline={headline}
          tiles={products}
          {...(link === undefined ? {} : { all: link })}
        />
      ) : (
        <h2>{headline}</h2>
      )}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>
              <Check aria-hidden size={20} />
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
