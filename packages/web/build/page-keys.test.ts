// @vitest-environment node

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ModuleFacts } from './module-users.ts';
import { keysOfPages } from './page-keys.ts';
import { PACKAGES } from './parts.ts';

type Made = { readonly code?: string; readonly roots?: readonly string[]; readonly later?: readonly string[] };

/** A build of a few modules: by their sources what they say, from which roots they are reached, and who imports them dynamically. */
const keysIn = (modules: Readonly<Record<string, Made>>, texts: Readonly<Record<string, string>>) => {
  const idOf = (source: string): string => join(PACKAGES, source);
  const made = new Map(Object.entries(modules).map(([source, module]) => [idOf(source), { source, ...module }]));
  const getModuleInfo = (id: string): ModuleFacts | null => {
    const module = made.get(id);
    if (module === undefined) return null;
    const dynamicImporters = (module.later ?? []).map(idOf);
    return {
      code: module.code ?? '',
      exports: [],
      importers: [],
      dynamicImporters,
      importedIds: [],
      dynamicallyImportedIds: [],
    };
  };
  const rootsOf = (id: string) => new Set((made.get(id)?.roots ?? [made.get(id)?.source ?? '']).map(idOf));
  const pages = keysOfPages([...made.keys()], new Map(Object.entries(texts)), { getModuleInfo, rootsOf });
  return (code: string): readonly string[] => [...(pages.get(code) ?? [])].sort();
};

const LOGIN = 'web/src/routes/account/login.page.tsx';
const BASKET = 'web/src/routes/checkout/basket.page.tsx';
const ENTRY = 'web/src/entry.client.tsx';

describe('the texts of a page that is not browsed', () => {
  it('are those that its view, its loader and its use cases name, and no others', () => {
    const keys = keysIn(
      {
        [LOGIN]: { code: `t('vue.login.title')` },
        'web/src/routes/account/login.loader.ts': { code: `'vue.login.refused'` },
        'web/src/composition/session.module.ts': { code: `'vue.session.ended'` },
        'web/src/components/field.tsx': { code: `'vue.field.empty'`, roots: [LOGIN, BASKET] },
        [BASKET]: { code: `t('vue.basket.title')` },
      },
      {
        'vue.login.title': 'account',
        'vue.login.refused': 'account',
        'vue.session.ended': 'account',
        'vue.field.empty': 'forms',
        'vue.basket.title': 'checkout',
      },
    );
    expect(keys('account/login')).toEqual([
      'vue.field.empty',
      'vue.login.refused',
      'vue.login.title',
      'vue.session.ended',
    ]);
    expect(keys('checkout/basket')).toContain('vue.field.empty');
    expect(keys('checkout/basket')).not.toContain('vue.login.title');
  });

  it('are also those of what it fetches later, but not of pages that lie in the same list', () => {
    const dialog = 'web/src/components/dialog.tsx';
    const keys = keysIn(
      {
        [LOGIN]: {},
        [dialog]: { code: `'vue.dialog.title'`, later: ['web/src/components/button.tsx'] },
        'web/src/components/button.tsx': { roots: [LOGIN] },
        [BASKET]: { code: `'vue.basket.title'`, later: ['web/src/routing/checkout-modules.ts'] },
        'web/src/routing/checkout-modules.ts': { roots: [LOGIN] },
      },
      { 'vue.dialog.title': 'account', 'vue.basket.title': 'checkout' },
    );
    expect(keys('account/login')).toEqual(['vue.dialog.title']);
  });

  it('lack those that come with the layout; where no layout brings any, those of layout and tab are among them', () => {
    const texts = { 'vue.cart.lost': 'common', 'vue.footer.imprint': 'common' };
    const keys = keysIn(
      {
        [ENTRY]: { code: `'vue.cart.lost'` },
        [LOGIN]: { code: `'vue.footer.imprint'` },
        'web/src/layouts/checkout-layout.tsx': { code: `'vue.footer.imprint'` },
      },
      texts,
    );
    expect(keys('account/login')).toEqual([]);
    expect(keys('checkout/basket')).toEqual(['vue.cart.lost', 'vue.footer.imprint']);
  });

  it('lack those of a part that brings its own along, which are kept for all such parts', () => {
    const form = 'web/src/components/form.tsx';
    const keys = keysIn(
      {
        [LOGIN]: { code: `'vue.login.title'` },
        [form]: { code: `'vue.form.save', 'vue.login.title'`, later: ['web/src/components/late-form.ts'] },
        'web/src/components/late-form.ts': {
          code: `part(...withTexts("src/components/form.tsx", () => import('./form.tsx')))`,
          roots: [LOGIN],
        },
      },
      { 'vue.login.title': 'account', 'vue.form.save': 'forms', 'vue.form.error.taken': 'forms' },
    );
    expect(keys('account/login')).toEqual(['vue.login.title']);
    expect(keys('lazy-parts')).toEqual(['vue.form.error.taken', 'vue.form.save', 'vue.login.title']);
  });

  it('are also those with which the backend may answer: pages that say something of an area have all of it that no code of the tab names', () => {
    const keys = keysIn(
      { [LOGIN]: { code: `'vue.login.title'` }, [BASKET]: { code: `'vue.basket.title'` } },
      { 'vue.login.title': 'account', 'vue.login.error.locked': 'account', 'vue.basket.title': 'checkout' },
    );
    expect(keys('account/login')).toEqual(['vue.login.error.locked', 'vue.login.title']);
    expect(keys('checkout/basket')).toEqual(['vue.basket.title']);
  });
});
