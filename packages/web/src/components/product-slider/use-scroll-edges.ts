import { type RefObject, useCallback, useEffect, useState } from 'react';

/** A slider counts as at its edge this near to it, in pixels (spec 3 §9). */
export const EDGE_TOLERANCE_PX = 15;

/** Whether a scrolled row can go on to either side. */
export type ScrollEdges = { readonly canGoBack: boolean; readonly canGoOn: boolean };

export const edgesOf = (row: {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}): ScrollEdges => ({
  canGoBack: row.scrollLeft > EDGE_TOLERANCE_PX,
  canGoOn: row.scrollLeft + row.clientWidth < row.scrollWidth - EDGE_TOLERANCE_PX,
});

/** Watches a row that scrolls and moves it by a page. The shop host cannot know the room, so it expects that there is more. */
export const useScrollEdges = (row: RefObject<HTMLElement | null>) => {
  const [edges, setEdges] = useState<ScrollEdges>({ canGoBack: false, canGoOn: true });
  const look = useCallback(() => {
    if (row.current === null) return;
    const next = edgesOf(row.current);
    setEdges((known) => (known.canGoBack === next.canGoBack && known.canGoOn === next.canGoOn ? known : next));
  }, [row]);
  // How wide the row is, only the browser knows: it is asked after the first frame and whenever the row changes its size.
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [row, look]);
  const move = (direction: -1 | 1): void => {
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9, behavior: 'smooth' });
  };
  return { edges, look, move };
};
