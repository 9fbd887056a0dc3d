// React hook: notices when the pointer is on its way into the open flyout or one of its lists, so that what it passes over does not open another one.

import { isMouseMoveDue, type Point } from '@tornister/domain/navigation';
import { type RefObject, useEffect } from 'react';
import { isOnTheWay } from './pointer-path.ts';

/**
 * Watches the moves of a mouse in the navigation around the flyout while that is open; `onTheWay` is called for each that leads into it. It comes
 * with the flyout: while all are closed there is nothing to watch.
 */
export const usePointerTowardsFlyout = (flyout: RefObject<HTMLElement | null>, onTheWay: () => void): void => {
  // The way begins in the bar, which is no part of the flyout's view.
  useEffect(() => {
    const navigation = flyout.current?.closest('nav');
    let before: (Point & { readonly at: number }) | undefined;
    const watch = ({ pointerType, timeStamp: at, clientX: x, clientY: y }: PointerEvent): void => {
      if (pointerType !== 'mouse' || !isMouseMoveDue(before?.at, at)) return;
      const [from, to] = [before, { x, y, at }];
      before = to;
      const box = flyout.current?.getBoundingClientRect();
      const deepest = [...(flyout.current?.querySelectorAll('[data-level]') ?? [])].at(-1)?.getBoundingClientRect();
      if (from !== undefined && box !== undefined && isOnTheWay(box, deepest, from, to)) onTheWay();
    };
    navigation?.addEventListener('pointermove', watch);
    return () => navigation?.removeEventListener('pointermove', watch);
  }, [flyout, onTheWay]);
};
