// @vitest-environment node

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkFor, planOf } from './chunks.ts';
import { type ModuleFacts, moduleGraph } from './module-users.ts';
import { type Part, partFor } from './parts.ts';

const PACKAGES = join(import.meta.dirname, '..', '..');

type Written = { readonly code: string; readonly exports?: readonly string[]; readonly comesLater?: boolean };

/** Modules below `packages` as the build tool would know them: who imports whom follows from their code. */
const graphOf = (written: Readonly<Record<string, Written>>) => {
  const files = Object.entries(written);
  const factsOf = (path: string, { code, exports = [], comesLater = false }: Written): ModuleFacts => ({
    code,
    exports,
    importers: files
      .filter(([, other]) => other.code.includes(`'/${path}'`) || other.code.includes(`'./${path.split('/').at(-1)}'`))
      .map(([name]) => join(PACKAGES, name)),
    dynamicImporters: comesLater ? ['somewhere'] : [],
    importedIds: [],
    dynamicallyImportedIds: [],
  });
  const known = new Map(files.map(([path, one]) => [join(PACKAGES, path), factsOf(path, one)]));
  return moduleGraph({ getModuleInfo: (id) => known.get(id) ?? null });
};

const at = (path: string): string => join(PACKAGES, path);

describe('who uses a module', () => {
  const graph = graphOf({
    'domain/src/cart/index.ts': { code: "export * from './sum.ts';\nexport { clip as cut } from './clip.ts';" },
    'domain/src/cart/sum.ts': { code: 'export const sum = 1;', exports: ['sum'] },
    'domain/src/cart/clip.ts': { code: 'export const clip = 1; export const paste = 2;', exports: ['clip', 'paste'] },
    'web/src/a.ts': { code: "import { sum } from '/domain/src/cart/index.ts'; sum;" },
    'web/src/b.ts': { code: "import { cut as knife } from '/domain/src/cart/index.ts'; knife;" },
    'web/src/c.ts': { code: "import * as cart from '/domain/src/cart/index.ts'; cart;" },
    'web/src/d.ts': {
      code: "import type { sum } from '/domain/src/cart/index.ts';\n// sum cut\nconst text = 'sum cut';",
    },
    'web/src/e.ts': { code: "import '/domain/src/cart/clip.ts';" },
  });

  it('is who imports one of its names through the index of its area', () => {
    expect(graph.usersOf(at('domain/src/cart/sum.ts'))).toEqual([at('web/src/a.ts'), at('web/src/c.ts')]);
  });

  it('is found under the name that the index gives it, and by an import for its effect', () => {
    expect(graph.usersOf(at('domain/src/cart/clip.ts'))).toEqual([
      at('web/src/b.ts'),
      at('web/src/c.ts'),
      at('web/src/e.ts'),
    ]);
  });

  it('looks through the index of a library, which begins with a directive and has a name for all of it', () => {
    const icons = graphOf({
      'web/src/icons.mjs': {
        code: "'use strict';\nimport * as index from './all.mjs';\nexport { index as icons };\nexport { default as Truck } from './truck.mjs';",
      },
      'web/src/all.mjs': { code: '' },
      'web/src/truck.mjs': { code: 'export default 1;', exports: ['default'] },
      'web/src/a.ts': { code: "import { Truck } from '/web/src/icons.mjs'; Truck;" },
      'web/src/b.ts': { code: "import { Star } from '/web/src/icons.mjs'; Star;" },
    });
    expect(icons.usersOf(at('web/src/truck.mjs'))).toEqual([at('web/src/a.ts')]);
  });

  it('looks through an index of indexes', () => {
    const nested = graphOf({
      'domain/src/index.ts': { code: "export * from './inner.ts';" },
      'domain/src/inner.ts': { code: "export * from './leaf.ts';", exports: ['leaf', 'twig'] },
      'domain/src/leaf.ts': { code: 'export const leaf = 1;', exports: ['leaf'] },
      'web/src/a.ts': { code: "import { leaf } from '/domain/src/index.ts'; leaf;" },
      'web/src/b.ts': { code: "import { twig } from '/domain/src/index.ts'; twig;" },
    });
    expect(nested.usersOf(at('domain/src/leaf.ts'))).toEqual([at('web/src/a.ts')]);
  });
});

describe('the chunk of a module', () => {
  const home = { code: "import '/web/src/shared.ts'; import '/web/src/rows.ts';", comesLater: true };
  const product = { code: "import '/web/src/shared.ts'; import '/web/src/buy.ts';", comesLater: true };
  const graph = graphOf({
    'web/src/routes/home.page.tsx': home,
    'web/src/routes/product.page.tsx': product,
    'web/src/routes/content.page.tsx': { code: "import '/web/src/buy.ts';", comesLater: true },
    'web/src/routes/checkout/basket.page.tsx': { code: "import '/web/src/sums.ts';", comesLater: true },
    'web/src/routes/home.loader.ts': { code: "import '/web/src/rows.ts';", comesLater: true },
    'web/src/shared.ts': { code: '' },
    'web/src/rows.ts': { code: '' },
    'web/src/buy.ts': { code: '' },
    'web/src/sums.ts': { code: '' },
    'web/src/lonely.ts': { code: '', comesLater: true },
    'web/src/buy.module.css': { code: '' },
  });

  it('is that of the area for which a gateway speaks; the cart travels with the transport', () => {
    const gateways = graphOf({
      'adapters-graphql/src/orders/index.ts': { code: "import '/adapters-graphql/src/words.ts';", comesLater: true },
      'adapters-graphql/src/cart/index.ts': { code: '', comesLater: true },
      'adapters-graphql/src/words.ts': { code: '' },
    });
    const chunkOf = (file: string) => chunkFor(at(`adapters-graphql/src/${file}`), gateways);
    expect(['orders/index.ts', 'words.ts', 'cart/index.ts'].map(chunkOf)).toEqual([
      'gateway-orders',
      'gateway-orders',
      'link',
    ]);
  });

  it('is the core’s for what writes dates, and for the time zone that it needs: else both would import one another', () => {
    for (const file of ['web/src/i18n/format-date.ts', 'domain/src/shared/time-zone.ts'])
      expect(chunkFor(at(file), graph), file).toBe('core');
  });

  it('is that of the page which the table names', () => {
    expect(chunkFor(at('web/src/routes/product.page.tsx'), graph)).toBe('product');
    expect(chunkFor(at('web/src/buy.ts'), graph)).toBe('product');
  });

  it('is that of the plan for what a page has that is not browsed', () => {
    const ids = ['routes/checkout/basket.page.tsx', 'sums.ts'].map((file) => at(`web/src/${file}`));
    const plan = planOf(ids, graph, () => 1000);
    expect(ids.map((id) => chunkFor(id, graph, plan))).toEqual(['page-checkout-basket', 'page-checkout-basket']);
  });

  it('is the frame’s for what content pages share with others that are browsed', () => {
    expect(chunkFor(at('web/src/shared.ts'), graph)).toBe('frame');
    expect(chunkFor(at('web/src/rows.ts'), graph)).toBe('content');
  });

  it('is one for the texts of a locale that every browsing page needs', () => {
    const chunkOf = (file: string) => chunkFor(at(`web/src/i18n/locales/${file}.json`), graph);
    expect(['de-CH/common', 'de-CH/browse', 'de-CH/checkout'].map(chunkOf)).toEqual([
      'texts-de-CH',
      'texts-de-CH',
      null,
    ]);
  });

  it('is the core’s for an icon of the content pages that the checkout has too', () => {
    const icon = '../node_modules/lucide-react/dist/esm/icons/check.mjs';
    const uses = { code: `import '/${icon}';`, comesLater: true };
    const withIcons = graphOf({
      'web/src/routes/home.page.tsx': uses,
      'web/src/routes/checkout/basket.page.tsx': uses,
      [icon]: { code: '' },
    });
    expect(chunkFor(at(icon), withIcons)).toBe('core');
  });

  it('is named after what is largest in it, where several pages share it', () => {
    const uses = { code: "import '/web/src/a.module.css'; import '/web/src/a.tsx';", comesLater: true };
    const files = {
      'web/src/routes/service/contact.page.tsx': uses,
      'web/src/routes/checkout/basket.page.tsx': uses,
      'web/src/a.module.css': { code: '' },
      'web/src/a.tsx': { code: '' },
    };
    const shared = graphOf(files);
    const plan = planOf(Object.keys(files).map(at), shared, (id) => (id.endsWith('.tsx') ? 20_000 : 100));
    const chunkOf = (file: string) => chunkFor(at(`web/src/${file}`), shared, plan);
    expect(['a.tsx', 'a.module.css', 'routes/service/contact.page.tsx'].map(chunkOf)).toEqual([
      'shared-a',
      'shared-a',
      'page-service-contact',
    ]);
  });

  it('is its own for code that no part begins with', () => {
    expect(chunkFor(at('web/src/lonely.ts'), graph)).toBeNull();
  });
});

describe('what several parts need', () => {
  const BASKET = 'view-web/src/routes/checkout/basket.page.tsx';
  const LOGIN = 'view-web/src/routes/account/login.page.tsx';

  it.each<[readonly (Part | undefined)[], string | undefined]>([
    [['core', 'frame', BASKET], 'core'],
    [['frame', BASKET], 'core'],
    [['frame', 'calls-checkout'], 'core'],
    [['frame', LOGIN], 'frame'],
    [['frame', LOGIN, 'product'], 'frame'],
    [['listing', 'product', BASKET], 'core'],
    [['listing', 'product'], 'frame'],
    [['listing', 'tiles'], 'frame'],
    [['product', 'tiles'], 'product'],
    [['tiles', undefined], 'tiles'],
    [['tiles', BASKET], 'planned'],
    [['tiles', BASKET, 'link'], 'planned'],
    [['content', 'product'], 'frame'],
    [['content', 'data'], 'content'],
    [['product', BASKET, 'data'], 'goods'],
    [['product', 'calls-cart'], 'goods'],
    [['product', 'goods'], 'product'],
    [['product', LOGIN, 'data'], 'goods'],
    [['listing', 'data', BASKET], 'core'],
    [['listing', LOGIN], 'frame'],
    [['listing', 'data', 'calls-orders'], 'listing'],
    [['data', 'link', undefined], 'link'],
    [['data', 'gateway-orders'], 'link'],
    [['gateway-orders', 'gateway-returns'], 'link'],
    [[BASKET], 'planned'],
    [[BASKET, 'gateway-orders'], 'planned'],
    [[BASKET, 'calls-checkout-basket'], 'planned'],
    [['login', LOGIN], 'planned'],
    [['login', 'calls-session'], 'planned'],
    [['login'], 'login'],
    [['calls-checkout-login', 'calls-account-login'], 'planned'],
    [['data', 'calls-service-contact'], 'planned'],
    [['calls-orders', 'gateway-orders'], 'planned'],
    [[undefined], undefined],
    [[], undefined],
  ])('%j goes to %s', (parts, chunk) => {
    expect(partFor(new Set(parts))).toBe(chunk);
  });
});
