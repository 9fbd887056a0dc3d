import { brandId, type CategoryId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import type { NavigationNode } from '../ports/index.ts';
import { toMenu } from './to-menu.ts';

const PICTURE = { alt: 'Stifte' } as unknown as NonNullable<NavigationNode['picture']>;

const node = (name: string, more: Partial<NavigationNode> = {}): NavigationNode => ({
  id: brandId<CategoryId>(name),
  name,
  path: `/${name}/`,
  isSale: false,
  isExcludedFromNav: false,
  hasChildren: false,
  children: [],
  ...more,
});

describe('the menu of a navigation tree', () => {
  it('names of each entry the way to it', () => {
    const [top] = toMenu([node('schreiben', { children: [node('stifte', { children: [node('bleistifte')] })] })]);
    const [second] = top?.children ?? [];
    expect([top?.breadcrumb, second?.breadcrumb, second?.children[0]?.breadcrumb]).toEqual([
      ['schreiben'],
      ['schreiben', 'stifte'],
      ['schreiben', 'stifte', 'bleistifte'],
    ]);
  });

  it('says of an entry what the backend says, and nothing that it does not say', () => {
    const [sale, plain] = toMenu([node('sale', { isSale: true, hasChildren: true, icon: 'tag' }), node('papier')]);
    expect(sale).toMatchObject({ id: 'sale', path: '/sale/', isSale: true, hasChildren: true, iconId: 'tag' });
    expect(plain).toMatchObject({ isSale: false, hasChildren: false });
    expect(Object.keys(plain ?? {})).not.toContain('iconId');
    expect(Object.keys(plain ?? {})).not.toContain('picture');
  });

  it('has pictures, but none where only its top level is shown', () => {
    const nodes = [node('schreiben', { picture: PICTURE })];
    expect(toMenu(nodes)[0]?.picture).toBe(PICTURE);
    expect(toMenu(nodes, 2)[0]?.picture).toBe(PICTURE);
    expect(toMenu(nodes, 1)[0]).not.toHaveProperty('picture');
  });

  it('leaves out what is excluded', () => {
    expect(toMenu([node('versteckt', { isExcludedFromNav: true }), node('papier')]).map(({ name }) => name)).toEqual([
      'papier',
    ]);
  });
});
