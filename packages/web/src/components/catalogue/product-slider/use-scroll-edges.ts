import { sliderArrows } from '@tornister/domain/content';
import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Watches a row that scrolls and moves it by a page. The shop host cannot know the room, so it expects that there is more. */
export const useScrollEdges = (row: RefObject<HTMLElement | null>) => {
  const [edges, setEdges] = useState({ hasPrevious: false, hasNext: true });
  const look = useCallback(() => {
    if (row.current === null) return;
    const next = sliderArrows(row.current);
    setEdges((known) => (known.hasPrevious === next.hasPrevious && known.hasNext === next.hasNext ? known : next));
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
