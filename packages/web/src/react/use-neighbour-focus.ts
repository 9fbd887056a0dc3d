// React hook: where the focus goes on when a row goes with the button that was pressed in it, and nothing comes in its place.

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useWhenLeft } from './use-when-left.ts';

type Ways = {
  /** The row around the part, or the part itself. */
  readonly row: string;
  /** What takes the focus in the next row, or else in the one before. */
  readonly button: string;
  /** What takes it where neither row has that; otherwise the main part does. */
  readonly instead?: string;
};

const firstIn = (row: Element | null, selector: string): HTMLElement | null =>
  row?.isConnected ? row.querySelector<HTMLElement>(selector) : null;

/** Only a row that had the focus hands it on: one that somebody else has removed takes nobody anywhere. */
export const useNeighbourFocus = (part: RefObject<HTMLElement | null>, { row, button, instead }: Ways): void => {
  const beside = useRef<readonly (Element | null)[]>(undefined);
  useLayoutEffect(
    () => () => {
      // Before the row leaves the page: afterwards it has neither neighbours nor the focus.
      const gone = part.current?.closest(row);
      beside.current = gone?.contains(document.activeElement)
        ? [gone.nextElementSibling, gone.previousElementSibling]
        : undefined;
    },
    [part, row],
  );
  useWhenLeft(
    useCallback(() => {
      if (beside.current === undefined || document.activeElement !== document.body) return;
      const [next = null, before = null] = beside.current;
      const goesOnAt =
        firstIn(next, button) ??
        firstIn(before, button) ??
        (instead === undefined ? null : document.querySelector<HTMLElement>(instead));
      if (goesOnAt === null) document.getElementById('main')?.focus({ preventScroll: true });
      else goesOnAt.focus();
    }, [button, instead]),
  );
};
