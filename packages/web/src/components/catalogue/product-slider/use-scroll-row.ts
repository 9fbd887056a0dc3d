// React hook: connects a scrolling row to the use case that says when and how far it scrolls.

import { type RefObject, useEffect } from 'react';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';

/** Tells the use case what happens to a row that scrolls, and moves the row where it says. */
export const useScrollRow = (row: RefObject<HTMLElement | null>) => {
  const slider = usePageUseCase(browseUseCases.scrollRow, row);
  const { resized } = slider;
  // How wide the row is, only the browser knows: it tells at the first frame and whenever the row changes its size.
  useEffect(() => {
    if (row.current === null) return;
    const sizes = new ResizeObserver(resized);
    sizes.observe(row.current);
    return () => sizes.disconnect();
  }, [row, resized]);
  const press = (direction: 'previous' | 'next'): void => {
    const left = slider.press(direction);
    if (left !== undefined) row.current?.scrollTo({ left, behavior: 'smooth' });
  };
  return { arrows: useBehavior(slider.state$), scrolled: slider.scrolled, press };
};
