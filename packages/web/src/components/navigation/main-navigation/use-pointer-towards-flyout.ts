// Notices when the pointer is on its way into the open flyout or one of its lists, so that what it passes over does not open another one.

import { isMouseMoveDue, type Point } from '@tornister/domain/navigation';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { isOnTheWay } from './pointer-path.ts';

/** Watches the moves of a mouse while a flyout is open; `onTheWay` is called for each that leads into it. */
export const usePointerTowardsFlyout = (
  flyout: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onTheWay: () => void,
): ((event: PointerEvent) => void) => {
  const lastPoint = useRef<Point & { readonly at: number }>(undefined);
  return (event) => {
    if (event.pointerType !== 'mouse' || !isOpen) return;
    const at = event.timeStamp;
    const before = lastPoint.current;
    if (!isMouseMoveDue(before?.at, at)) return;
    const point = { x: event.clientX, y: event.clientY };
    lastPoint.current = { ...point, at };
    const box = flyout.current?.getBoundingClientRect();
    const deepest = [...(flyout.current?.querySelectorAll('[data-level]') ?? [])].at(-1)?.getBoundingClientRect();
    if (before !== undefined && box !== undefined && isOnTheWay(box, deepest, before, point)) onTheWay();
  };
};
