// lucide's icons for the built pages, of the shop host and of tabs: the same drawing in a tenth of the size. The build puts it in the place of the
// library's `createLucideIcon`; the development server runs the library itself, and a contract test over the icons holds the two together.

import { createElement, type ReactNode, type SVGProps } from 'react';

/** An icon as lucide writes it. */
export type IconData = {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number };

/** The icon as a component: its lines in the colour of the text around it, hidden from screen readers unless something else is said. */
const createPageIcon =
  ({ name, aliases = [], node }: IconData) =>
  ({ size = 24, className = '', ...rest }: IconProps): ReactNode =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`), className].join(' ').trim(),
        'aria-hidden': 'true',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );

export default createPageIcon;
