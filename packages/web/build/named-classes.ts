// Has the build put the classes of style modules where they are used, as it does with other constants.

import type { Plugin } from 'vite';

const IMPORT = /^import (?<name>\w+) (?=from ['"][^'"]+\.module\.css['"])/gm;

/**
 * Takes a style module by the names of its classes, not as one object: of an object every chunk carries all classes, those of static and late parts among
 * them, and none is left out that nobody names.
 */
export const withNamedClasses = (code: string): string => code.replace(IMPORT, 'import * as $<name> ');

export const namedClasses = (): Plugin => ({
  name: 'named-classes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: '.module.css' },
    handler: (code) => ({ code: withNamedClasses(code), map: null }),
  },
});
