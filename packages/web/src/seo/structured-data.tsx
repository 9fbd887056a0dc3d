import { useLocation } from 'react-router';
import { drawnPart, useAsDrawn } from '../react/as-drawn.tsx';
import type { StructuredDataProps } from './told.ts';

const dataBlocks = drawnPart<StructuredDataProps>('src/seo/data-blocks.tsx', () =>
  import('./data-blocks.tsx').then(({ DataBlocks }) => DataBlocks),
);

/** The structured data of a page (spec 1 §5). Who reads them reads what the shop host sent, so the tab leaves them alone. */
export const StructuredData = ({ told }: StructuredDataProps) => {
  const { pathname, search } = useLocation();
  return <div hidden {...useAsDrawn(dataBlocks, { told }, pathname + search)} />;
};
