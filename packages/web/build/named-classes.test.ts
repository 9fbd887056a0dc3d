// @vitest-environment node

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withNamedClasses, withoutStyles } from './named-classes.ts';

const SRC = join(import.meta.dirname, '..', 'src');

/** Names that JavaScript keeps for itself: the build tool exports no constant of such a name, nor of one with a dash. */
const isName = (name: string): boolean => {
  try {
    new Function(`'use strict'; const ${name} = 0;`);
    return true;
  } catch {
    return false;
  }
};

describe('classes by their names', () => {
  it('are taken one by one from style modules, and from nothing else', () => {
    const code = "import { x } from './x.ts';\nimport styles from './a.module.css';\nimport other from './b.css';\n";
    expect(withNamedClasses(code)).toBe(
      "import { x } from './x.ts';\nimport * as styles from './a.module.css';\nimport other from './b.css';\n",
    );
  });

  it('can all be exported under their names', () => {
    const classes = globSync('**/*.module.css', { cwd: SRC }).flatMap((file) =>
      Array.from(
        readFileSync(join(SRC, file), 'utf8')
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .matchAll(/\.(?<name>[a-z_][\w-]*)/gi),
        ({ groups }) => `${file}: ${groups?.name}`,
      ),
    );
    expect(classes.length).toBeGreaterThan(100);
    expect(classes.filter((found) => !isName(found.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('need their styles in a sheet', () => {
    const modules = ['/src/a/price.module.css', '/src/b/price-slider.module.css'];
    expect(withoutStyles(modules, '.price_current{color:red}')).toEqual(['/src/b/price-slider.module.css']);
    expect(withoutStyles(modules, '.price-slider_x{}.price_y{}')).toEqual([]);
  });
});
