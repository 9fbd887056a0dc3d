// Has the build put the classes of style modules where they are used, as it does with other constants.

import { basename } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /^import (?<name>\w+) (?=from ['"][^'"]+\.module\.css['"])/gm;

/**
 * Takes a style module by the names of its classes, not as one object: of an object every chunk carries all classes, those of static and late parts among
 * them, and none is left out that nobody names.
 */
export const withNamedClasses = (code: string): string => code.replace(IMPORT, 'import * as $<name> ');

/** A style module's own part of the names of its classes (`class-names.ts`). */
const prefixOf = (id: string): string => `${basename(id, '.module.css')}_`;

/** The style modules whose classes stand in none of the sheets. */
export const withoutStyles = (modules: Iterable<string>, sheets: string): readonly string[] =>
  [...modules].filter((id) => !sheets.includes(`.${prefixOf(id)}`));

/**
 * Both halves: the imports of views, and the style modules, which stay with their styles although nothing of their code is left. The build ends where the
 * styles of one are in no sheet: then pages would come without them.
 */
export const namedClasses = (): Plugin[] => {
  const modules = new Set<string>();
  return [
    {
      name: 'named-classes',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/, code: '.module.css' },
        handler: (code) => ({ code: withNamedClasses(code), map: null }),
      },
    },
    {
      name: 'styles-of-named-classes',
      apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code, id) => {
          modules.add(id);
          return { code, map: null, moduleSideEffects: 'no-treeshake' };
        },
      },
      generateBundle(_options, bundle) {
        const sheets = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
        );
        const missing = withoutStyles(modules, sheets.join('\n'));
        if (missing.length > 0) this.error(`Styles that are in no sheet: ${missing.join(', ')}`);
      },
    },
  ];
};
