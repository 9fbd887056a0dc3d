// Structured data as a static part: the shop host renders them, the tab needs no code for them.

import { useState } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '../react/shop-provider.tsx';
import { staticPart, useStaticPart } from '../react/static-part.tsx';
import { useWasServerRendered } from '../react/use-was-server-rendered.ts';
import type { StructuredDataProps } from './structured-data-item.ts';

const dataBlocks = staticPart<StructuredDataProps>('src/seo/data-blocks.tsx', () =>
  import('./data-blocks.tsx').then(({ DataBlocks }) => DataBlocks),
);

const Blocks = ({ items }: StructuredDataProps) => <div hidden {...useStaticPart(dataBlocks, { items })} />;

/**
 * The structured data of a page (spec 1 §5). Who reads them reads what the shop host sent: the tab leaves that alone, and renders none for
 * the pages it goes to.
 */
export const StructuredData = ({ items }: StructuredDataProps) => {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [first] = useState(address);
  const wasServerRendered = useWasServerRendered();
  const { onServer } = useShop();
  return onServer || (wasServerRendered && address === first) ? <Blocks items={items} /> : null;
};
