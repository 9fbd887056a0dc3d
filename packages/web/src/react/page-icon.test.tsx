// @vitest-environment node

import * as library from 'lucide-react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createPageIcon, { type IconData } from './page-icon.ts';

type Icon = ComponentType<Readonly<Record<string, unknown>>>;

const PROPS = [
  {},
  { 'aria-hidden': true, size: 16 },
  { size: 48, strokeWidth: 1.25, className: 'large' },
  { 'aria-label': 'Warenkorb', 'aria-hidden': undefined, fill: 'currentColor' },
];

describe('an icon of a built page', () => {
  it.each(['user', 'shopping-basket', 'circle-check', 'trash', 'x'])(
    '%s is drawn as the library draws it',
    async (file) => {
      const { __iconData: data } = (await import(/* @vite-ignore */ `lucide-react/dist/esm/icons/${file}.mjs`)) as {
        readonly __iconData: IconData;
      };
      const name = file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      const Library = (library as unknown as Readonly<Record<string, Icon>>)[name] as Icon;
      const Own = createPageIcon(data) as Icon;
      for (const props of PROPS)
        expect(renderToStaticMarkup(<Own {...props} />)).toBe(renderToStaticMarkup(<Library {...props} />));
    },
  );
});
