// What moves a row that scrolls sideways beside the browser's own ways: its arrows, and a mouse that drags it.

import type { RowArrows } from '@tornister/application/content';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { dragByMouse } from './drag-by-mouse.ts';

/** A press of an arrow; another object for each. */
export type ArrowPress = { readonly direction: 'previous' | 'next' };

export type ScrollRowProps = {
  readonly row: RefObject<HTMLElement | null>;
  /** The last press of an arrow, also one that came before this code. */
  readonly press: ArrowPress | undefined;
  readonly onArrows: (arrows: RowArrows) => void;
};

/** Tells the use case what happens to a row, and moves the row where it says. Nothing is seen of it. */
export const ScrollRow = ({ row, press, onArrows }: ScrollRowProps) => {
  const slider = usePageUseCase(browseUseCases.scrollRow, row);
  const arrows = useBehavior(slider.state$);
  useLayoutEffect(() => onArrows(arrows), [arrows, onArrows]);
  // How wide a row is, how far it has scrolled and where the mouse is, only the browser knows.
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const sizes = new ResizeObserver(slider.resized);
    sizes.observe(element);
    element.addEventListener('scroll', slider.scrolled, { passive: true });
    const stopDragging = dragByMouse(element, slider);
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', slider.scrolled);
      stopDragging();
    };
  }, [row, slider]);
  // A press is carried out once; the arrows it changes are no reason to carry it out again.
  useEffect(() => {
    const left = press && slider.press(press.direction);
    if (left !== undefined) row.current?.scrollTo({ left, behavior: 'smooth' });
  }, [press, row, slider]);
  return null;
};
