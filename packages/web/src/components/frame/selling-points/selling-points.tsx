// The bar of selling points (USPs) below the header.

import { useTranslation } from 'react-i18next';
import { staticPart, useStaticPart } from '../../../react/static-part.tsx';
import type { SellingPointsProps } from './selling-point-entries.tsx';
import styles from './selling-points.module.css';

const entries = staticPart<SellingPointsProps>('src/components/frame/selling-points/selling-point-entries.tsx', () =>
  import('./selling-point-entries.tsx').then(({ SellingPointEntries }) => SellingPointEntries),
);

/** What speaks for this shop, below the header. */
export const SellingPoints = ({ pages }: SellingPointsProps) => {
  const { t } = useTranslation();
  const contents = useStaticPart(entries, { pages });
  if (pages.length === 0) return null;
  return <ul className={`${styles.points} page`} aria-label={t('vue.usp.label')} {...contents} />;
};
