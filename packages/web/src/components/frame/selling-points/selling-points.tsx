// The bar of selling points (USPs) below the header, each with a sentence that a pointer or the keyboard opens.

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staticPart, useStaticPart } from '../../../react/static-part.tsx';
import { withNeeds } from '../../../routing/page-needs.ts';
import type { SellingPointsProps } from './selling-point-entries.tsx';
import styles from './selling-points.module.css';

const entries = staticPart<SellingPointsProps>('src/components/frame/selling-points/selling-point-entries.tsx', () =>
  withNeeds(
    import('./selling-point-entries.tsx').then(({ SellingPointEntries }) => SellingPointEntries),
    { texts: ['usp'] },
  ),
);

/**
 * What speaks for this shop, below the header (spec 3 §2 "Header USP bar": hover details). Escape puts an open sentence away without the
 * pointer or the focus having to leave (WCAG 2.2, 1.4.13).
 */
export const SellingPoints = ({ pages }: SellingPointsProps) => {
  const { t } = useTranslation();
  const contents = useStaticPart(entries, { pages }, pages);
  const [isPutAway, setIsPutAway] = useState(false);
  useEffect(() => {
    const putAway = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setIsPutAway(true);
    };
    document.addEventListener('keydown', putAway);
    return () => document.removeEventListener('keydown', putAway);
  }, []);
  if (pages.length === 0) return null;
  const comeBack = (): void => setIsPutAway(false);
  return (
    <ul
      className={`${styles.points} page`}
      data-closed={isPutAway || undefined}
      aria-label={t('vue.usp.label')}
      onPointerEnter={comeBack}
      onFocus={comeBack}
      {...contents}
    />
  );
};
