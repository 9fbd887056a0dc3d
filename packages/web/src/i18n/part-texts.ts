// The texts of parts that one page loads lazily: they come with the part's code, and the page comes alive without them (ADR 0062).

import type { ComponentType } from 'react';
import { fetchPageTexts } from '../routing/page-needs.ts';
import { LAZY_PARTS } from './lazy-parts.ts';

/** A module by its source, with what fetches its view. */
type Part<Props> = readonly [source: string, load: () => Promise<ComponentType<Props>>];

/** A part of a page that is not browsed, fetched together with its texts: none of them is needed before. `source` is the module that `load` imports. */
export const withTexts = <Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
): Part<Props> => [
  source,
  async () => {
    const [view] = await Promise.all([load(), fetchPageTexts(LAZY_PARTS)]);
    return view;
  },
];
