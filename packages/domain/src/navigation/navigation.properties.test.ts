import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { brandId, type CategoryId } from '../shared/brand.ts';
import { type ActivePath, activate, goBack, menuLists } from './active-path.ts';
import { hiddenCategories, isMultiColumn, type MenuItem, type PlacedCategory, visibleMenu } from './menu.ts';
import { isHeadingFor } from './timing.ts';

const numRuns = NUM_RUNS;

const pathTo = (items: readonly MenuItem[], id: CategoryId): ActivePath =>
  items.flatMap((item) => {
    if (item.id === id) return [item.id];
    const rest = pathTo(item.children, id);
    return rest.length > 0 ? [item.id, ...rest] : [];
  });

/** Menus whose ids are unique: an id says where the entry stands. */
type Draft = { readonly excluded: boolean; readonly children: readonly Draft[] };
const draftOf = (depth: number): fc.Arbitrary<Draft> =>
  fc.record({
    excluded: fc.constantFrom(false, false, true),
    children: depth === 0 ? fc.constant([]) : fc.array(draftOf(depth - 1), { maxLength: 3 }),
  });
const grow = (drafts: readonly Draft[], prefix: string): readonly MenuItem[] =>
  drafts.map(({ excluded, children }, index) => {
    const id = `${prefix}${index}`;
    return {
      id: brandId<CategoryId>(id),
      name: id,
      path: `/cat/${id}/`,
      hasChildren: children.length > 0,
      isSale: false,
      isExcludedFromNav: excluded,
      breadcrumb: [],
      children: grow(children, `${id}.`),
    };
  });
const menu = fc.array(draftOf(4), { maxLength: 4 }).map((drafts) => grow(drafts, 'c'));
const flat = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...flat(item.children)]);

describe('laws of the menu', () => {
  it('nothing excluded shows and nothing is deeper than level 3', () => {
    fc.assert(
      fc.property(menu, (items) => {
        for (const { id, isExcludedFromNav } of flat(visibleMenu(items))) {
          expect(isExcludedFromNav).toBe(false);
          expect(id.split('.').length).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns },
    );
  });

  it('shows every category that is not hidden, where it is deep enough for them', () => {
    const placed = (items: readonly MenuItem[], parentId?: string): readonly PlacedCategory[] =>
      items.flatMap(({ id, isExcludedFromNav, children }) => [
        { id, parentId, isExcludedFromNav },
        ...placed(children, id),
      ]);
    fc.assert(
      fc.property(menu, (items) => {
        const hidden = hiddenCategories(placed(items));
        const shown = new Set<string>(flat(visibleMenu(items, Number.POSITIVE_INFINITY)).map(({ id }) => id));
        for (const { id } of flat(items)) expect(shown.has(id)).toBe(!hidden.has(id));
      }),
      { numRuns },
    );
  });

  it('looking twice shows the same', () => {
    fc.assert(
      fc.property(menu, (items) => {
        const visible = visibleMenu(items);
        expect(visibleMenu(visible)).toEqual(visible);
      }),
      { numRuns },
    );
  });

  it('the path to every entry opens exactly the lists that lead to it', () => {
    fc.assert(
      fc.property(menu, fc.nat(), (items, seed) => {
        const visible = visibleMenu(items);
        const entries = flat(visible);
        const entry = entries[seed % Math.max(entries.length, 1)];
        if (!entry) return;
        const path = pathTo(visible, entry.id);
        expect(path.at(-1)).toBe(entry.id);
        const lists = menuLists(visible, path);
        expect(lists.slice(0, path.length).map(({ activeId }) => activeId)).toEqual(path);
        expect(lists.length).toBe(path.length + (entry.children.length > 0 ? 1 : 0));
      }),
      { numRuns },
    );
  });

  it('back undoes going one level down', () => {
    fc.assert(
      fc.property(menu, fc.string(), (items, id) => {
        const path = visibleMenu(items)
          .slice(0, 1)
          .map((item) => item.id);
        if (path.length > 0) expect(goBack(activate(path, path.length + 1, brandId<CategoryId>(id)))).toEqual(path);
      }),
      { numRuns },
    );
  });

  it('a path is never longer than the level that was opened last', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: -1, max: 5 }), fc.string()), { maxLength: 10 }), (steps) => {
        let path: readonly CategoryId[] = [];
        for (const [level, id] of steps) {
          const next = activate(path, level, brandId<CategoryId>(id));
          if (next !== path) expect(next).toHaveLength(level);
          path = next;
        }
      }),
      { numRuns },
    );
  });

  it('more children never make fewer columns, more siblings never more', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 60 }), (children, siblings) => {
        if (!isMultiColumn({ children, siblings })) return;
        expect(isMultiColumn({ children: children + 1, siblings })).toBe(true);
        expect(isMultiColumn({ children, siblings: siblings - 1 })).toBe(true);
      }),
      { numRuns },
    );
  });

  it('a straight way to any point of the near edge is a way into the submenu', () => {
    const submenu = { left: 100, right: 200, top: -50, bottom: 80 };
    const share = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 90 }), fc.integer({ min: -49, max: 79 }), share, (y, goal, part) => {
        const from = { x: 0, y };
        const to = { x: 100 * part, y: y + (goal - y) * part };
        expect(isHeadingFor(submenu, from, to)).toBe(true);
        expect(isHeadingFor(submenu, from, { ...to, x: -to.x })).toBe(false);
      }),
      { numRuns },
    );
  });
});
