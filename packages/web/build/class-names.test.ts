// @vitest-environment node

import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classNameOf } from './class-names.ts';

describe('names of classes in the build', () => {
  it('say where the class stands', () => {
    expect(classNameOf('title', '/src/components/product-tile.module.css?used')).toBe('product-tile_title');
  });

  it('belong to one file only', () => {
    const files = globSync('src/**/*.module.css', { cwd: join(import.meta.dirname, '..') }).map((file) =>
      basename(file),
    );
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });
});
