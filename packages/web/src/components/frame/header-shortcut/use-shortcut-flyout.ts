// When the flyout of a shortcut opens and closes: by pointer, key, focus and press, and with the page.

import type { OpenFlyout } from '@tornister/application/navigation';
import { LAPTOP_MEDIA_QUERY } from '@tornister/domain/storefront';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useBehavior } from '../../../react/use-behavior.ts';
import { useEscape } from '../../../react/use-escape.ts';

const isLaptopOrWider = (): boolean => matchMedia(LAPTOP_MEDIA_QUERY).matches;

const pointing = ({ pointerType }: PointerEvent) => ({
  isLaptopOrWider: isLaptopOrWider(),
  isTouch: pointerType === 'touch',
});

/** The elements of a shortcut: all of it, its link, the button that opens the flyout, and the flyout's panel. */
const useShortcutElements = () => ({
  group: useRef<HTMLDivElement>(null),
  link: useRef<HTMLAnchorElement>(null),
  toggle: useRef<HTMLButtonElement>(null),
  panel: useRef<HTMLDivElement>(null),
});

/** Closes an open flyout at a press outside of the shortcut. */
const useClosingElsewhere = (group: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && group.current?.contains(target) === false) close();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, [group, isOpen, close]);
};

/** The state of a shortcut's flyout, and what its elements do with pointers, keys and the focus. */
export const useShortcutFlyout = (flyout: OpenFlyout, opensByLink: boolean) => {
  const elements = useShortcutElements();
  const { group, link, toggle, panel } = elements;
  const { key } = useLocation();
  const shownAt = useRef(key);
  const isFocusInside = useRef(false);
  const isOpen = useBehavior(flyout.state$);
  // Known once scripts run: without them the link is only a link.
  const [isNarrow, setIsNarrow] = useState(false);
  const isDisclosure = opensByLink && isNarrow;

  const giveFocusBack = useCallback((): void => (isLaptopOrWider() ? toggle : link).current?.focus(), [toggle, link]);
  const closeOutside = useCallback((): void => {
    isFocusInside.current = false;
    flyout.close();
  }, [flyout]);
  useClosingElsewhere(group, isOpen, closeOutside);
  useEscape(isOpen, ({ target }) => {
    flyout.close();
    // Who is elsewhere stays there.
    if (target instanceof Node && panel.current?.contains(target)) giveFocusBack();
  });

  // Another page begins with its flyouts closed.
  useEffect(() => {
    setIsNarrow(!isLaptopOrWider());
    if (shownAt.current === key) return;
    shownAt.current = key;
    // What had the focus may be gone by now, like a login form once somebody is logged in.
    if (isFocusInside.current) giveFocusBack();
    closeOutside();
  }, [key, giveFocusBack, closeOutside]);

  const isInside = (target: Node): boolean => group.current?.contains(target) !== false;
  return {
    elements,
    isOpen,
    isDisclosure,
    enter: (event: PointerEvent): void => flyout.enter(pointing(event)),
    leave: (event: PointerEvent): void => {
      if (panel.current?.querySelector('form:focus-within') == null) flyout.leave(pointing(event));
    },
    takeFocus: ({ target }: FocusEvent): void => {
      isFocusInside.current = panel.current?.contains(target) === true;
    },
    leaveByFocus: ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null && !isInside(relatedTarget)) closeOutside();
    },
    openByLink: (event: MouseEvent): void => {
      if (!isDisclosure || isLaptopOrWider() || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      flyout.toggle({ isLaptopOrWider: false });
    },
    press: (): void => flyout.toggle({ isLaptopOrWider: isLaptopOrWider() }),
  };
};
