import { canOpenMiniCart } from '@tornister/domain/cart';
import { LAPTOP_MEDIA_QUERY } from '@tornister/domain/storefront';
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Subscription } from 'rxjs';
import { ports } from '../../../composition/ports.ts';
import { useService } from '../../../react/shop-provider.tsx';

export type HoverFlyout = {
  readonly isOpen: boolean;
  readonly enter: (event: PointerEvent) => void;
  readonly leave: (event: PointerEvent) => void;
  readonly toggle: () => void;
  readonly close: () => void;
};

/** A flyout that a mouse opens by hovering and everybody by a button; it stays open for a moment after the pointer has left. */
export const useHoverFlyout = (closeDelayMs: number): HoverFlyout => {
  const clock = useService(ports.clock);
  const [isOpen, setIsOpen] = useState(false);
  const closing = useRef<Subscription>(undefined);
  // A pending close must not outlive the header.
  useEffect(() => () => closing.current?.unsubscribe(), []);
  return useMemo(() => {
    const stay = (): void => closing.current?.unsubscribe();
    const close = (): void => {
      stay();
      setIsOpen(false);
    };
    const may = (by: 'hover' | 'button', isTouch: boolean): boolean =>
      canOpenMiniCart({ isLaptopOrWider: matchMedia(LAPTOP_MEDIA_QUERY).matches, isTouch }, by);
    return {
      isOpen,
      enter: ({ pointerType }) => {
        stay();
        if (may('hover', pointerType === 'touch')) setIsOpen(true);
      },
      leave: ({ pointerType }) => {
        stay();
        if (pointerType !== 'touch') closing.current = clock.after$(closeDelayMs).subscribe(close);
      },
      toggle: () => {
        stay();
        setIsOpen((open) => !open && may('button', false));
      },
      close,
    };
  }, [clock, closeDelayMs, isOpen]);
};
