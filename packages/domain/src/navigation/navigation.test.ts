import { describe, expect, it } from 'vitest';
import { matchRoute, PATHS } from '../routing/routes.ts';
import { brandId, type CategoryId } from '../shared/brand.ts';
import { aboutPath } from '../storefront/business-gate.ts';
import {
  ADVANTAGES_PATH,
  ADVICE_PATH,
  CUSTOMER_NUMBER_PATH,
  SAFE_SHOPPING_PATH,
  TOY_SAFETY_PATHS,
} from '../storefront/page-paths.ts';
import { activate, goBack, menuLists } from './active-path.ts';
import {
  hiddenCategories,
  isMultiColumn,
  MENU_DEPTH,
  type MenuItem,
  MULTI_COLUMN_CHILDREN,
  MULTI_COLUMN_RATIO,
  promotedSale,
  visibleMenu,
} from './menu.ts';
import { MODAL_OF } from './modals.ts';
import { ACCOUNT_LINKS, headerLinks, uspLinks, wishlistLabelKey } from './service-links.ts';
import {
  isHeadingFor,
  isMouseMoveDue,
  MENU_ARROW_DELAY_MS,
  MENU_HIT_AREA_RESET_MS,
  MENU_HOVER_DELAY_MS,
  MENU_MOUSE_MOVE_THROTTLE_MS,
} from './timing.ts';

const categoryId = (id: string) => brandId<CategoryId>(id);
const item = (id: string, children: readonly MenuItem[] = [], changes: Partial<MenuItem> = {}): MenuItem => ({
  id: categoryId(id),
  name: id,
  path: `/cat/${id}/`,
  hasChildren: children.length > 0,
  isSale: false,
  isExcludedFromNav: false,
  breadcrumb: [],
  children,
  ...changes,
});
const leaves = (prefix: string, count: number) =>
  Array.from({ length: count }, (_none, index) => item(`${prefix}${index}`));
const names = (items: readonly MenuItem[]) => items.map(({ name }) => name);

describe('menu (spec 3 §2 "Navigation", §9)', () => {
  it('goes down to level 3', () => {
    const menu = visibleMenu([item('1', [item('1.1', [item('1.1.1', [item('1.1.1.1')])])])]);
    expect(MENU_DEPTH).toBe(3);
    expect(names(menu[0]?.children[0]?.children ?? [])).toEqual(['1.1.1']);
    expect(menu[0]?.children[0]?.children[0]?.children).toEqual([]);
    expect(menu[0]?.children[0]?.children[0]?.hasChildren).toBe(true);
    expect(visibleMenu([item('1')], 0)).toEqual([]);
  });

  it('leaves out excluded items with everything below them and keeps the sale mark', () => {
    const menu = visibleMenu([
      item('1', [item('1.1')], { isExcludedFromNav: true }),
      item('2', [item('2.1', [], { isExcludedFromNav: true }), item('2.2')], { isSale: true }),
    ]);
    expect(names(menu)).toEqual(['2']);
    expect(menu[0]?.isSale).toBe(true);
    expect(names(menu[0]?.children ?? [])).toEqual(['2.2']);
  });
});

describe('categories to which no menu leads (spec 3 §2 "Navigation")', () => {
  const category = (id: string, parentId?: string, isExcludedFromNav = false) => ({ id, parentId, isExcludedFromNav });

  it('are the excluded ones and everything below them, in whatever order they are told', () => {
    const told = [
      category('1.1.1', '1.1'),
      category('1.1', '1'),
      category('1.2', '1'),
      category('1', undefined, true),
      category('2'),
      category('2.1', '2', true),
      category('2.2', '2'),
    ];
    expect([...hiddenCategories(told)].sort()).toEqual(['1', '1.1', '1.1.1', '1.2', '2.1']);
    expect(hiddenCategories([category('2'), category('2.2', '2')]).size).toBe(0);
    expect([...hiddenCategories([category('a', 'b', true), category('b', 'a')])]).toEqual(['a', 'b']);
  });
});

describe('the sale that the menu points to (spec 3 §2, §7)', () => {
  const sale = item('9', [], { isSale: true });

  it('is the first one of the top level, while the operator promotes it', () => {
    expect(promotedSale([item('1'), sale, item('8', [], { isSale: true })], true)).toBe(sale);
    expect(promotedSale([item('1'), sale], false)).toBeUndefined();
    expect(promotedSale([item('1', [sale])], true)).toBeUndefined();
  });
});

describe('multi-column (spec 3 §4)', () => {
  it('needs more than 8 children', () => {
    expect(MULTI_COLUMN_CHILDREN).toBe(8);
    expect([7, 8, 9].map((children) => isMultiColumn({ children, siblings: 1 }))).toEqual([false, false, true]);
  });

  it('needs a child-to-sibling ratio above 1.34', () => {
    expect(MULTI_COLUMN_RATIO).toBe(1.34);
    expect([133, 134, 135].map((children) => isMultiColumn({ children, siblings: 100 }))).toEqual([false, false, true]);
    expect(isMultiColumn({ children: 9, siblings: 6 })).toBe(true);
    expect(isMultiColumn({ children: 9, siblings: 7 })).toBe(false);
  });

  it('a branch that stands alone has itself as its only sibling', () => {
    expect(isMultiColumn({ children: 9, siblings: 0 })).toBe(true);
  });
});

describe('active path (spec 3 §4 "Navigation")', () => {
  const menu = [item('1', [item('1.1', leaves('1.1.', 9)), item('1.2')]), item('2')];

  it('an entry closes what was open on its level and below', () => {
    const deep = activate(activate(['1' as CategoryId], 2, categoryId('1.1')), 3, categoryId('1.1.0'));
    expect(deep).toEqual(['1', '1.1', '1.1.0']);
    expect(activate(deep, 2, categoryId('1.2'))).toEqual(['1', '1.2']);
    expect(activate(deep, 1, categoryId('2'))).toEqual(['2']);
  });

  it('a level that is not reachable changes nothing', () => {
    const path = [categoryId('1')];
    expect(activate(path, 3, categoryId('x'))).toBe(path);
    expect(activate(path, 0, categoryId('x'))).toBe(path);
    expect(activate([], 1, categoryId('1'))).toEqual(['1']);
  });

  it('back goes one list up and stays on the top level', () => {
    expect(goBack([categoryId('1'), categoryId('1.1')])).toEqual(['1']);
    expect(goBack([categoryId('1'), categoryId('1.1'), categoryId('1.1.1')])).toEqual(['1', '1.1']);
    expect(goBack([categoryId('1')])).toEqual(['1']);
    expect(goBack([])).toEqual([]);
  });

  it('shows nested lists with the entry that "all in" leads to', () => {
    const lists = menuLists(menu, [categoryId('1'), categoryId('1.1')]);
    expect(lists.map(({ level }) => level)).toEqual([1, 2, 3]);
    expect(lists.map(({ activeId }) => activeId)).toEqual(['1', '1.1', undefined]);
    expect(lists.map(({ parent }) => parent?.name)).toEqual([undefined, '1', '1.1']);
    expect(lists.map((list) => list.isMultiColumn)).toEqual([false, false, true]);
  });

  it('shows the top level alone when nothing fits, and nothing of an empty menu', () => {
    expect(menuLists(menu, [categoryId('9')])).toHaveLength(1);
    expect(menuLists(menu, [categoryId('2')])).toHaveLength(1);
    expect(menuLists([], [])).toEqual([]);
  });

  it('a branch with many siblings stays in one column', () => {
    const wide = [item('1', [item('1.1', leaves('1.1.', 9)), ...leaves('s', 6)])];
    expect(menuLists(wide, [categoryId('1'), categoryId('1.1')])[2]?.isMultiColumn).toBe(false);
    const beside = (count: number) => [item('1', leaves('1.', 9)), ...leaves('top', count - 1)];
    expect([6, 7].map((count) => menuLists(beside(count), [categoryId('1')])[1]?.isMultiColumn)).toEqual([true, false]);
    const flat = leaves('top', 20);
    expect(menuLists(flat, [])[0]?.isMultiColumn).toBe(false);
  });
});

describe('patience of the menu (spec 3 §9)', () => {
  it('hover 300 ms, arrow 250 ms, hit-area reset 700 ms, mouse-move throttle 50 ms', () => {
    expect([MENU_HOVER_DELAY_MS, MENU_ARROW_DELAY_MS, MENU_HIT_AREA_RESET_MS, MENU_MOUSE_MOVE_THROTTLE_MS]).toEqual([
      300, 250, 700, 50,
    ]);
  });

  it('movements are looked at every 50 ms at most, the first one at once', () => {
    expect(isMouseMoveDue(undefined, 0)).toBe(true);
    expect([0, 49, 50, 51].map((passed) => isMouseMoveDue(1_000, 1_000 + passed))).toEqual([false, false, true, true]);
  });

  const submenu = { left: 100, right: 200, top: 0, bottom: 100 };

  it('the pointer heads for the submenu inside the triangle to its near edge', () => {
    const from = { x: 0, y: 50 };
    expect(isHeadingFor(submenu, from, { x: 50, y: 50 })).toBe(true);
    expect(isHeadingFor(submenu, from, { x: 50, y: 25 })).toBe(true);
    expect(isHeadingFor(submenu, from, { x: 50, y: 24 })).toBe(false);
    expect(isHeadingFor(submenu, from, { x: 50, y: 75 })).toBe(true);
    expect(isHeadingFor(submenu, from, { x: 50, y: 76 })).toBe(false);
    expect(isHeadingFor(submenu, from, { x: 150, y: 100 })).toBe(true);
    expect(isHeadingFor(submenu, from, { x: 150, y: 101 })).toBe(false);
  });

  it('away from it, or straight up and down, is no heading', () => {
    expect(isHeadingFor(submenu, { x: 0, y: 50 }, { x: -1, y: 50 })).toBe(false);
    expect(isHeadingFor(submenu, { x: 0, y: 50 }, { x: 0, y: 60 })).toBe(false);
    expect(isHeadingFor(submenu, { x: 0, y: 50 }, { x: 0, y: 50 })).toBe(false);
    expect(isHeadingFor(submenu, { x: 100, y: 50 }, { x: 120, y: 50 })).toBe(false);
  });

  it('works from the right as well', () => {
    expect(isHeadingFor(submenu, { x: 300, y: 50 }, { x: 250, y: 50 })).toBe(true);
    expect(isHeadingFor(submenu, { x: 300, y: 50 }, { x: 250, y: 25 })).toBe(true);
    expect(isHeadingFor(submenu, { x: 300, y: 50 }, { x: 250, y: 24 })).toBe(false);
    expect(isHeadingFor(submenu, { x: 300, y: 50 }, { x: 350, y: 50 })).toBe(false);
  });
});

describe('routes that are linked (spec 3 §2)', () => {
  it.each([
    [PATHS.home, '/'],
    [PATHS.account, '/myaccount/'],
    [PATHS.contactDetails, '/myaccount/contact-details/'],
    [PATHS.addresses, '/myaccount/addresses/'],
    [PATHS.orders, '/myaccount/orders/'],
    [PATHS.wishlist, '/myaccount/wishlist/'],
    [PATHS.register, '/myaccount/register/'],
    [PATHS.resetPassword, '/myaccount/resetpassword/'],
    [CUSTOMER_NUMBER_PATH, '/myaccount/customernumber/'],
    [PATHS.logout, '/logout/'],
    [PATHS.basket, '/checkout/basket/'],
  ])('%s is a page of the shop', (path, specified) => {
    expect(path).toBe(specified);
    expect(matchRoute(path).kind).not.toBe('content');
  });

  it.each([
    [ADVICE_PATH, '/beratung/'],
    [SAFE_SHOPPING_PATH, '/service/sicher-einkaufen/'],
    [TOY_SAFETY_PATHS.consumer, '/service/spielwarensicherheit/'],
    [TOY_SAFETY_PATHS.business, '/service/product-safety/'],
    [ADVANTAGES_PATH, '/service/your-advantages/'],
    [aboutPath('betzold'), '/about-betzold/'],
  ])('%s is a page of the editors', (path, specified) => {
    expect(path).toBe(specified);
    expect(matchRoute(path).kind).toBe('content');
  });
});

describe('service links (spec 3 §2)', () => {
  it('leads from the top of the header to advice and safe shopping, and in the business shop to its advantages', () => {
    const paths = (headerVariant: 'consumer' | 'business') => headerLinks({ headerVariant }).map(({ path }) => path);
    expect(paths('consumer')).toEqual([ADVICE_PATH, SAFE_SHOPPING_PATH]);
    expect(paths('business')).toEqual([ADVICE_PATH, SAFE_SHOPPING_PATH, ADVANTAGES_PATH]);
  });

  it('toy safety has another page in the business shop, which also has advantages and about', () => {
    expect(uspLinks({ isB2b: true }, 'betzold')).toEqual([
      { id: 'toy-safety', path: '/service/product-safety/' },
      { id: 'advantages', path: '/service/your-advantages/' },
      { id: 'about', path: '/about-betzold/' },
    ]);
    expect(uspLinks({ isB2b: false }, 'betzold')).toEqual([
      { id: 'toy-safety', path: '/service/spielwarensicherheit/' },
      { id: 'advice', path: '/beratung/' },
      { id: 'safe-shopping', path: '/service/sicher-einkaufen/' },
    ]);
  });

  it('the logged-in flyout links data, addresses, orders, wishlist, logout', () => {
    expect(ACCOUNT_LINKS.map(({ id }) => id)).toEqual(['contact-details', 'addresses', 'orders', 'wishlist', 'logout']);
    expect(ACCOUNT_LINKS.map(({ path }) => path)).toEqual([
      '/myaccount/contact-details/',
      '/myaccount/addresses/',
      '/myaccount/orders/',
      '/myaccount/wishlist/',
      '/logout/',
    ]);
  });

  it('the wishlist has another label in the business shop', () => {
    expect(wishlistLabelKey({ isB2b: true })).toBe('vue.header.wishlist.b2b');
    expect(wishlistLabelKey({ isB2b: false })).toBe('vue.header.wishlist');
  });
});

describe('modals (spec 3 §2, §4, §5)', () => {
  it('an emptied list asks for its removal, several lists for a choice, added goods for the success flyout', () => {
    expect(MODAL_OF['list-emptied']).toBe('remove-list');
    expect(MODAL_OF['list-to-choose']).toBe('lists');
    expect(MODAL_OF['added-to-cart']).toBe('add-to-basket-success');
    expect(MODAL_OF['minimum-hint']).toBe('minimum-order-quantity');
    expect(MODAL_OF['all-comments-wanted']).toBe('wishlist-comments');
    expect(MODAL_OF['list-partly-added']).toBe('add-to-cart-list');
  });

  it('are the ten that the specification lists, each opened by one cause', () => {
    expect(Object.values(MODAL_OF).toSorted()).toEqual([
      'add-to-basket-success',
      'add-to-cart-list',
      'entry-options',
      'lists',
      'minimum-order-quantity',
      'options-list',
      'options-variants',
      'product-variants',
      'remove-list',
      'wishlist-comments',
    ]);
  });
});
