import { MENU_ARROW_DELAY_MS, MENU_HIT_AREA_RESET_MS, MENU_HOVER_DELAY_MS } from '@tornister/domain/navigation';
import { REFETCH_AFTER_MS } from '@tornister/domain/routing';
import { brandId, type CategoryId } from '@tornister/domain/shared';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { answersArrive } from '../../testing/answers-arrive.ts';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createInMemoryContentGateway } from '../../testing/doubles/in-memory-content-gateway.ts';
import { createScope } from '../kernel/index.ts';
import type { NavigationNode } from '../ports/index.ts';
import { createBrowseMenu } from './browse-menu.ts';
import { openFrame } from './open-frame.ts';

const id = (raw: string): CategoryId => brandId<CategoryId>(raw);

const node = (raw: string, children: readonly NavigationNode[] = [], changes: Partial<NavigationNode> = {}) => ({
  id: id(raw),
  name: raw,
  path: `/cat/${raw}/`,
  isSale: false,
  isExcludedFromNav: false,
  hasChildren: children.length > 0,
  children,
  ...changes,
});

const navigation = [
  node('schreiben', [node('stifte', [node('bleistifte')])]),
  node('papier', [node('hefte')]),
  node('versteckt', [], { isExcludedFromNav: true }),
];

const open = () => {
  const clock = createHandDrivenClock();
  const shelf = { navigation };
  const content = createInMemoryContentGateway(shelf);
  return { clock, shelf, menu: createBrowseMenu(createScope(), { content, clock }) };
};

describe('the menu (spec 3 §4 "Navigation", §9)', () => {
  it('opens an entry when the pointer has rested on it for 300 ms, and not a millisecond before', () => {
    const { clock, menu } = open();
    menu.point(1, id('papier'));
    clock.pass(MENU_HOVER_DELAY_MS - 1);
    expect(menu.state$.value.path).toEqual([]);
    clock.pass(1);
    expect(menu.state$.value.path).toEqual(['papier']);
  });

  it('opens a submenu after 250 ms', () => {
    const { clock, menu } = open();
    menu.toggle(1, id('schreiben'));
    menu.point(2, id('stifte'));
    clock.pass(MENU_ARROW_DELAY_MS - 1);
    expect(menu.state$.value.path).toEqual(['schreiben']);
    clock.pass(1);
    expect(menu.state$.value.path).toEqual(['schreiben', 'stifte']);
  });

  it('does not open what the pointer only crosses on its way', () => {
    const { clock, menu } = open();
    menu.point(1, id('papier'));
    clock.pass(MENU_HOVER_DELAY_MS - 1);
    menu.stay();
    clock.pass(MENU_HOVER_DELAY_MS);
    expect(menu.state$.value.path).toEqual([]);
  });

  it('lets the pointer cross entries on its way to the flyout, and opens one where it stops for 700 ms', () => {
    const { clock, menu } = open();
    menu.toggle(1, id('schreiben'));
    menu.point(1, id('papier'));
    menu.head();
    clock.pass(MENU_HIT_AREA_RESET_MS - 1);
    menu.head();
    clock.pass(MENU_HIT_AREA_RESET_MS - 1);
    expect(menu.state$.value.path).toEqual(['schreiben']);
    clock.pass(1);
    expect(menu.state$.value.path).toEqual(['papier']);
    menu.head();
    clock.pass(MENU_HIT_AREA_RESET_MS);
    expect(menu.state$.value.path).toEqual(['papier']);
  });

  it('forgets what was planned once the pointer is in the flyout', () => {
    const { clock, menu } = open();
    menu.toggle(1, id('schreiben'));
    menu.point(1, id('papier'));
    menu.head();
    menu.stay();
    clock.pass(MENU_HIT_AREA_RESET_MS);
    expect(menu.state$.value.path).toEqual(['schreiben']);
  });

  it('closes when the pointer stays away, and stays open when it comes back in time', () => {
    const { clock, menu } = open();
    menu.toggle(1, id('papier'));
    menu.leave();
    clock.pass(MENU_HOVER_DELAY_MS - 1);
    menu.stay();
    clock.pass(MENU_HOVER_DELAY_MS);
    expect(menu.state$.value.path).toEqual(['papier']);
    menu.leave();
    clock.pass(MENU_HOVER_DELAY_MS);
    expect(menu.state$.value.path).toEqual([]);
  });

  it('opens at once by key or press, and closes one level at a time on the way back', () => {
    const { menu } = open();
    menu.toggle(1, id('schreiben'));
    menu.toggle(2, id('stifte'));
    menu.back();
    expect(menu.state$.value.path).toEqual(['schreiben']);
    menu.back();
    expect(menu.state$.value.path).toEqual([]);
  });

  it('closes an entry that is pressed while it is open', () => {
    const { menu } = open();
    menu.toggle(1, id('papier'));
    menu.toggle(1, id('papier'));
    expect(menu.state$.value.path).toEqual([]);
  });

  it('fetches the tree once, says that it loads, and leaves out what is excluded', async () => {
    const { menu } = open();
    menu.prepare();
    menu.prepare();
    expect(menu.state$.value.isLoading).toBe(true);
    await answersArrive();
    expect(menu.state$.value.isLoading).toBe(false);
    expect(menu.state$.value.menu.map(({ name }) => name)).toEqual(['schreiben', 'papier']);
  });

  it('fetches the tree again once it is ten minutes old, and shows the old one until then', async () => {
    const { clock, menu, shelf } = open();
    menu.prepare();
    await answersArrive();
    shelf.navigation = [node('basteln')];
    clock.pass(REFETCH_AFTER_MS - 1);
    menu.prepare();
    await answersArrive();
    expect(menu.state$.value.menu.map(({ name }) => name)).toEqual(['schreiben', 'papier']);
    clock.pass(1);
    menu.prepare();
    expect([menu.state$.value.isLoading, menu.state$.value.menu.length]).toEqual([false, 2]);
    await answersArrive();
    expect(menu.state$.value.menu.map(({ name }) => name)).toEqual(['basteln']);
  });

  it('tries again at the next reach when the tree could not be fetched', async () => {
    let calls = 0;
    const menu = createBrowseMenu(createScope(), {
      clock: createHandDrivenClock(),
      content: {
        navigation: () => {
          calls += 1;
          return errAsync({ kind: 'gateway.unreachable' });
        },
      },
    });
    menu.prepare();
    await answersArrive();
    menu.prepare();
    expect(calls).toBe(2);
  });
});

describe('the frame of a page', () => {
  it('shows the top level only, with the bottom links apart from the link blocks', async () => {
    const legal = { label: 'Impressum', url: '/rechtliches/impressum/', external: false };
    const frame = await openFrame(
      createInMemoryContentGateway({
        navigation,
        pages: { '/beratung/': { kind: 'content', rows: [], activeAbTests: [], breadcrumbs: [] } },
        footers: {
          'footer-vue': {
            usps: [],
            blocks: [
              { headline: 'Service', type: 'Links', links: [] },
              { headline: 'Bottom Links', type: 'Links', links: [legal] },
            ],
          },
        },
      }),
      ['/beratung/', '/not/written/'],
    );
    const { menu, footer, pages } = frame;
    expect(pages).toEqual(['/beratung/']);
    expect(menu.map(({ name, children }) => [name, children.length])).toEqual([
      ['schreiben', 0],
      ['papier', 0],
    ]);
    expect(footer.blocks.map(({ headline }) => headline)).toEqual(['Service']);
    expect(footer.bottomLinks).toEqual([legal]);
  });

  it('leaves out a part that cannot be had', async () => {
    const fails = () => errAsync({ kind: 'gateway.unreachable' } as const);
    const frame = await openFrame({ navigation: fails, footer: fails, parameters: fails, existing: fails }, [
      '/beratung/',
    ]);
    expect(frame).toMatchObject({
      pages: [],
      menu: [],
      footer: { usps: [], blocks: [], socialLinks: [], bottomLinks: [] },
    });
  });
});
