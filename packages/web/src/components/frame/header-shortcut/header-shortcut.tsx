// A shortcut of the header: a link with an icon, and a flyout that shows at a glance what lies behind it.

import type { OpenFlyout } from '@tornister/application/navigation';
import { LAPTOP_MEDIA_QUERY } from '@tornister/domain/storefront';
import { ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useBehavior } from '../../../react/use-behavior.ts';
import styles from './header-shortcut.module.css';

export type HeaderShortcutProps = {
  /** What stands below the icon, where there is room. */
  readonly label: string;
  /** The name of the link, where it says more than the label. */
  readonly linkName?: string;
  readonly href: string;
  readonly icon: ReactNode;
  /** The name of the button that opens the flyout. */
  readonly toggleLabel: string;
  readonly flyout: OpenFlyout;
  /** Whether a press of the link itself opens the flyout where there is no button for it: on narrow screens. */
  readonly opensByLink?: boolean;
  /** Somebody is about to open the flyout. */
  readonly onIntent?: () => void;
  readonly children: ReactNode;
};

const isLaptopOrWider = (): boolean => matchMedia(LAPTOP_MEDIA_QUERY).matches;

const pointing = ({ pointerType }: PointerEvent) => ({
  isLaptopOrWider: isLaptopOrWider(),
  isTouch: pointerType === 'touch',
});

/**
 * At laptop sizes the flyout opens on hover and by a disclosure button of its own. Escape closes it and gives the focus back; it closes 300 ms
 * after the pointer has left, unless somebody is filling in a form in it, at a press elsewhere, when the focus goes elsewhere, and with the page.
 */
export const HeaderShortcut = ({
  label,
  linkName = label,
  href,
  icon,
  toggleLabel,
  flyout,
  opensByLink = false,
  onIntent,
  children,
}: HeaderShortcutProps) => {
  const panelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  const isFocusInside = useRef(false);
  const isOpen = useBehavior(flyout.state$);
  // Known once scripts run: without them the link is only a link.
  const [isNarrow, setIsNarrow] = useState(false);
  const isDisclosure = opensByLink && isNarrow;

  const giveFocusBack = useCallback((): void => (isLaptopOrWider() ? toggle : link).current?.focus(), []);
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    flyout.close();
    giveFocusBack();
  };
  const leave = (event: PointerEvent): void => {
    if (panel.current?.querySelector('form:focus-within') == null) flyout.leave(pointing(event));
  };
  const leaveByFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget === null || group.current?.contains(relatedTarget) !== false) return;
    isFocusInside.current = false;
    flyout.close();
  };
  const openByLink = (event: MouseEvent): void => {
    if (!isDisclosure || isLaptopOrWider() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    flyout.toggle({ isLaptopOrWider: false });
  };

  // Another page begins with its flyouts closed.
  useEffect(() => {
    setIsNarrow(!isLaptopOrWider());
    if (shownAt.current === key) return;
    shownAt.current = key;
    // What had the focus may be gone by now, like a login form once somebody is logged in.
    if (isFocusInside.current) giveFocusBack();
    isFocusInside.current = false;
    flyout.close();
  }, [flyout, key, giveFocusBack]);

  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = ({ target }: Event): void => {
      if (!(target instanceof Node) || group.current?.contains(target) !== false) return;
      isFocusInside.current = false;
      flyout.close();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, [flyout, isOpen]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups a link, a button and their flyout
    <div
      ref={group}
      role="group"
      aria-label={label}
      className={styles.shortcut}
      onPointerEnter={(event) => {
        onIntent?.();
        flyout.enter(pointing(event));
      }}
      onPointerLeave={leave}
      onFocus={({ target }) => {
        isFocusInside.current = panel.current?.contains(target) === true;
        onIntent?.();
      }}
      onBlur={leaveByFocus}
      onKeyDown={closeOnEscape}
    >
      <a
        ref={link}
        href={href}
        className={styles.link}
        aria-label={linkName}
        aria-expanded={isDisclosure ? isOpen : undefined}
        aria-controls={isDisclosure ? panelId : undefined}
        onClick={openByLink}
      >
        {icon}
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      </a>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={toggleLabel}
        onClick={() => flyout.toggle({ isLaptopOrWider: isLaptopOrWider() })}
      >
        <ChevronDown aria-hidden size={18} />
      </button>
      <div ref={panel} id={panelId} className={styles.panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
};
