// Names the classes of CSS modules, alike in both builds.

import { basename } from 'node:path';

/** The name of a style module's class in the build: `product-tile_title`. Readable, and the same in both builds; a test keeps files apart. */
export const classNameOf = (name: string, file: string): string =>
  `${basename(file.replace(/\?.*$/, ''), '.module.css')}_${name}`;
