// @vitest-environment node

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withPureComponents } from './pure-components.ts';

describe('components of the router that no page uses', () => {
  it('can be left out: their making is pure, and nothing is written to them', () => {
    const code =
      'const Link = React$1.forwardRef(function LinkWithRef() {});\nLink.displayName = "Link";\nexport { Link };';
    expect(withPureComponents(code)).toBe(
      'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});\n\nexport { Link };',
    );
  });

  it('are found in the router as it is installed', () => {
    const entry = createRequire(import.meta.url).resolve('react-router/package.json');
    const code = readFileSync(join(dirname(entry), 'dist/production/lib/dom/lib.js'), 'utf8');
    expect(code).toMatch(/Link = React\$\d\.forwardRef/);
    expect(withPureComponents(code)).toMatch(/Link = \/\* @__PURE__ \*\/ React\$\d\.forwardRef/);
    expect(withPureComponents(code)).not.toMatch(/^Link\.displayName/m);
  });

  it('go with the switches of its next version and with the words for developers, wherever they stand', () => {
    const code =
      'if (future.unstable_next) a();\n\twarning(x(), `says "y", and more`);\n\tinvariant(f("a, b"), "Says \\"this\\", so");\n\tinvariant(ok);\nreturn warning;';
    expect(withPureComponents(code)).toBe(
      'if (false) a();\n\t;\n\tinvariant(f("a, b"));\n\tinvariant(ok);\nreturn warning;',
    );
  });

  it('go with what thrown errors and wrong paths say to developers, as the router is installed', () => {
    const entry = createRequire(import.meta.url).resolve('react-router/package.json');
    const code = ['router/utils.js', 'dom/dom.js']
      .map((file) => readFileSync(join(dirname(entry), 'dist/production/lib', file), 'utf8'))
      .join('\n');
    expect(code).toMatch(/return `Cannot include a /);
    expect(code).toMatch(/throw new Error\(["`]/);
    const pure = withPureComponents(code);
    expect(pure).not.toMatch(/Cannot include a |throw new Error\(["`]/);
    expect(pure).toMatch(/function getInvalidPathError\(char, field, dest, path\) \{\s+return "";\s+\}/);
    expect(pure).toContain('throw new Error()');
    expect(withPureComponents('throw new Error(`a \\`b\\``);\nthrow new Error(message);')).toBe(
      'throw new Error();\nthrow new Error(message);',
    );
  });

  it('go with instrumentation, which nobody asks for', () => {
    const entry = createRequire(import.meta.url).resolve('react-router/package.json');
    const code = readFileSync(join(dirname(entry), 'dist/production/lib/router/router.js'), 'utf8');
    expect(code).toMatch(/if \(init\.instrumentations\)/);
    expect(withPureComponents(code)).not.toMatch(/if \(init\.instrumentations\)/);
  });
});
