// An element with colours that an editor chose, set in a way that the content security policy allows.

import type { HexColor } from '@tornister/domain/content';
import type { ReactNode } from 'react';

type TintedProps = {
  readonly as?: 'span' | 'div';
  /** Custom properties, like `--tint`, that the style sheet of the caller reads; before scripts run it shows its own defaults. */
  readonly colors: Readonly<Record<`--${string}`, HexColor | string>>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * Something in colours that an editor chose. The page's policy allows no style attribute, so the colours are set through the style
 * object of the element, which the policy does allow.
 */
export const Tinted = ({ as: Element = 'span', colors, className, children }: TintedProps) => (
  <Element
    className={className}
    ref={(element: HTMLElement | null) => {
      for (const [name, color] of Object.entries(colors)) element?.style.setProperty(name, color);
    }}
  >
    {children}
  </Element>
);
