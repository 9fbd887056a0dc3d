import { useState } from 'react';
import { useLocation } from 'react-router';
import { drawnPart, useAsDrawn } from '../react/as-drawn.tsx';
import { useShop } from '../react/shop-provider.tsx';
import { useWasDrawnByHost } from '../react/use-was-drawn-by-host.ts';
import type { StructuredDataProps } from './told.ts';

const dataBlocks = drawnPart<StructuredDataProps>('src/seo/data-blocks.tsx', () =>
  import('./data-blocks.tsx').then(({ DataBlocks }) => DataBlocks),
);

const Blocks = ({ told }: StructuredDataProps) => <div hidden {...useAsDrawn(dataBlocks, { told })} />;

/**
 * The structured data of a page (spec 1 §5). Who reads them reads what the shop host sent: the tab leaves that alone, and draws none for
 * the pages it goes to.
 */
export const StructuredData = ({ told }: StructuredDataProps) => {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [first] = useState(address);
  const wasDrawn = useWasDrawnByHost();
  const { onServer } = useShop();
  return onServer || (wasDrawn && address === first) ? <Blocks told={told} /> : null;
};
