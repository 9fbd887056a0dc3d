// A shortcut of the header: a link with an icon, and a flyout that shows at a glance what lies behind it.

import type { OpenFlyout } from '@tornister/application/navigation';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './header-shortcut.module.css';
import { useShortcutFlyout } from './use-shortcut-flyout.ts';

export type HeaderShortcutProps = {
  /** What stands below the icon, where there is room. */
  readonly label: string;
  /** The name of the link, where it says more than the label. */
  readonly linkName?: string;
  /** The id of a sentence in the icon that says more. */
  readonly describedBy?: string | undefined;
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

/**
 * At laptop sizes the flyout opens on hover and by a disclosure button of its own. Escape closes it, wherever the focus is, and gives back the
 * focus that was inside; it closes 300 ms after the pointer has left, unless somebody is filling in a form in it, at a press elsewhere, when
 * the focus goes elsewhere, and with the page.
 */
export const HeaderShortcut = ({
  label,
  linkName = label,
  describedBy,
  href,
  icon,
  toggleLabel,
  flyout,
  opensByLink = false,
  onIntent,
  children,
}: HeaderShortcutProps) => {
  const panelId = useId();
  const { elements, isOpen, isDisclosure, ...on } = useShortcutFlyout(flyout, opensByLink);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups a link, a button and their flyout
    <div
      ref={elements.group}
      role="group"
      aria-label={label}
      className={styles.shortcut}
      onPointerEnter={(event) => {
        onIntent?.();
        on.enter(event);
      }}
      onPointerLeave={on.leave}
      onFocus={(event) => {
        on.takeFocus(event);
        onIntent?.();
      }}
      onBlur={on.leaveByFocus}
    >
      <a
        ref={elements.link}
        href={href}
        className={styles.link}
        aria-label={linkName}
        aria-describedby={describedBy}
        aria-expanded={isDisclosure ? isOpen : undefined}
        aria-controls={isDisclosure ? panelId : undefined}
        onClick={on.openByLink}
      >
        {icon}
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      </a>
      <button
        ref={elements.toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={toggleLabel}
        onClick={on.press}
      >
        <ChevronDown aria-hidden size={18} />
      </button>
      <div ref={elements.panel} id={panelId} className={styles.panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
};
