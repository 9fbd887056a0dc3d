// The keyboard at the notices: Escape takes the newest one away, and a button that goes hands on the focus. Comes with the first notice.

import type { RefObject } from 'react';
import { useEscape } from '../../../react/use-escape.ts';
import { useToastFocus } from './use-toast-focus.ts';

type ToastKeysProps = {
  /** The part of the page in which the notices stand. */
  readonly region: RefObject<HTMLElement | null>;
  /** Absent where there are none. */
  readonly onEscape: (() => void) | undefined;
};

/** Shows nothing. It has to be rendered whenever the notices are. */
export const ToastKeys = ({ region, onEscape }: ToastKeysProps) => {
  const byKey = useToastFocus(region);
  useEscape(onEscape !== undefined, ({ defaultPrevented }) => {
    // The key was meant for a list of suggestions or for a modal, which is what the visitor looks at.
    if (defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    byKey();
    onEscape?.();
  });
  return null;
};
