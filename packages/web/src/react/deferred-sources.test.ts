// @vitest-environment node

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import '../layouts/default-layout.tsx';
import '../routes/category.page.tsx';
import '../routes/home.page.tsx';
import '../routes/product.page.tsx';
import { serverSources } from './deferred-code.ts';

const PACKAGE_DIR = join(import.meta.dirname, '..', '..');

describe('deferred code of what the shop host renders', () => {
  it('names modules that exist, so that no page lacks their styles', () => {
    const sources = serverSources();
    expect(sources).toContain('src/components/catalogue/product-tile/product-tiles.tsx');
    expect(sources.filter((source) => !existsSync(join(PACKAGE_DIR, source)))).toEqual([]);
  });
});
