// The points of a picture in the large view: how they are found, and brought into the window. And the hooks that keep the view at its picture.

import { type MouseEvent, type RefObject, useEffect, useLayoutEffect } from 'react';

/** A point within a picture, each way from 0 to 1. */
export type Point = { readonly x: number; readonly y: number };
export const MIDDLE: Point = { x: 0.5, y: 0.5 };

const share = (part: number, whole: number): number => Math.min(Math.max(part / whole, 0), 1);

/** Where in the element that was pointed at a pointer is; its middle where that has no size. */
export const pointIn = ({ currentTarget, clientX, clientY }: MouseEvent): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return width === 0 || height === 0 ? MIDDLE : { x: share(clientX - left, width), y: share(clientY - top, height) };
};

/** Brings a point of what an element holds to the same point of its window: its left edge to the left, its middle to the middle. */
export const lookAt = (element: Element, { x, y }: Point): void => {
  element.scrollTo({
    left: x * (element.scrollWidth - element.clientWidth),
    top: y * (element.scrollHeight - element.clientHeight),
    behavior: 'instant',
  });
};

/** The cell of a picture in its row. */
export const cellIn = (row: HTMLElement | null, index: number): Element | null | undefined => row?.children.item(index);

/** Brings a picture into the window of its row. */
export const bring = (row: HTMLElement | null, index: number): void =>
  row?.scrollTo({ left: row.clientWidth * index, behavior: 'instant' });

type Row = RefObject<HTMLElement | null>;

/** The platform opens a dialog by a call, not by an attribute; before that its row has no width to scroll by. */
export const useOpened = (dialog: RefObject<HTMLDialogElement | null>, row: Row, first: number): void =>
  useLayoutEffect(() => {
    dialog.current?.showModal();
    bring(row.current, first);
  }, [dialog, row, first]);

/** Keeps the focus and the view at the picture that is shown, and at the point of it that is shown closer. */
export const useInView = (row: Row, shown: number, point: Point | undefined): void => {
  // A picture that is out of sight cannot keep the focus: the one that is shown takes it, or the next key would be pressed nowhere.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const cell = cellIn(row.current, shown);
    if (row.current?.contains(focused) && !cell?.contains(focused))
      cell?.querySelector('button')?.focus({ preventScroll: true });
  }, [row, shown]);
  // A picture has to be drawn large before a point of it can be looked at.
  useEffect(() => {
    const cell = cellIn(row.current, shown);
    if (point && cell) lookAt(cell, point);
  }, [row, shown, point]);
};
