// An element with colours that an editor chose, set in a way that the content security policy allows.

import type { HexColor } from '@tornister/domain/content';
import type { ReactNode } from 'react';

type TintedProps = {
  readonly as?: 'span' | 'div';
  /** The custom properties `--tint` and `--tint-ground`, which the style sheet of the caller reads. */
  readonly colors: Readonly<Record<`--${string}`, HexColor | string>>;
  readonly className?: string | undefined;
  /** The id of the teaser that it is. */
  readonly teaser?: string;
  readonly children: ReactNode;
};

/**
 * Something in colours that an editor chose. The page's policy allows no style attribute: the shop host makes rules of `data-tint`
 * (`server/editor-colours.ts`), and what the tab renders is set through the style object of the element.
 */
export const Tinted = ({ as: Element = 'span', colors, className, teaser, children }: TintedProps) => (
  <Element
    className={className}
    data-teaser={teaser}
    data-tint={Object.entries(colors)
      .map((pair) => pair.join(':'))
      .join(';')}
    ref={(element: HTMLElement | null) => {
      for (const [name, color] of Object.entries(colors)) element?.style.setProperty(name, color);
    }}
  >
    {children}
  </Element>
);
