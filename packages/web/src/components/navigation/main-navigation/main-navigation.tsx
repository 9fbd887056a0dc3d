// The bar of top categories with their flyouts, on wide screens.

import { isMouseMoveDue, type MenuItem, menuLists, type Point, promotedSale } from '@tornister/domain/navigation';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { deferredCode, useDeferredCode } from '../../../react/deferred-code.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import styles from './main-navigation.module.css';
import { isOnTheWay } from './pointer-path.ts';

const flyout = deferredCode(() => import('./flyout.tsx').then(({ Flyout }) => Flyout));

type MainNavigationProps = {
  readonly menu: readonly MenuItem[];
  /** Whether open flyouts point to the sale (T216). */
  readonly promotesSale: boolean;
};

/**
 * The categories of the shop. Each one is a link; a button beside it opens its flyout, and so does a pointer that rests on it for
 * 300 ms. Escape closes one level and gives the focus back; leaving the navigation closes it. Without scripts the links lead to pages
 * that show what is below.
 */
export const MainNavigation = ({ menu, promotesSale }: MainNavigationProps) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  const flyoutId = useId();
  const nav = useRef<HTMLElement>(null);
  const lastPoint = useRef<Point & { readonly at: number }>(undefined);
  const browse = usePageUseCase(browseUseCases.browseMenu, undefined);
  const { menu: tree, path, isLoading } = useBehavior(browse.state$);
  const [openId] = path;
  const lists = menuLists(tree, path);
  const Flyout = useDeferredCode(flyout, isLoading || openId !== undefined);

  // Another page begins with every flyout closed; the tree that was fetched stays.
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    browse.close();
  }, [pathname, browse]);

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || openId === undefined) return;
    browse.back();
    if (path.length === 1) nav.current?.querySelector<HTMLElement>(`[data-toggle="${openId}"]`)?.focus();
  };
  const watchPointer = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || openId === undefined) return;
    const at = event.timeStamp;
    const before = lastPoint.current;
    if (!isMouseMoveDue(before?.at, at)) return;
    const point = { x: event.clientX, y: event.clientY };
    lastPoint.current = { ...point, at };
    const flyoutBox = nav.current?.querySelector(`[id="${flyoutId}"]`)?.getBoundingClientRect();
    if (before !== undefined && flyoutBox !== undefined && isOnTheWay(flyoutBox, before, point)) browse.head();
  };

  return (
    <nav
      ref={nav}
      className={styles.navigation}
      aria-label={t('vue.navigation.label')}
      onKeyDown={closeOnEscape}
      onPointerEnter={browse.prepare}
      onPointerMove={watchPointer}
      onPointerLeave={(event) => event.pointerType === 'mouse' && browse.leave()}
      onBlur={(event) => {
        if (openId !== undefined && !event.currentTarget.contains(event.relatedTarget)) browse.leave();
      }}
      onFocus={browse.stay}
    >
      <ul className={`${styles.bar} page`}>
        {menu.map((item) => (
          <li
            key={item.id}
            className={styles.entry}
            data-open={item.id === openId ? '' : undefined}
            onPointerEnter={(event) => event.pointerType === 'mouse' && browse.point(1, item.id)}
          >
            <a
              className={styles.link}
              href={item.path}
              data-sale={item.isSale ? '' : undefined}
              aria-current={pathname.startsWith(item.path) ? 'true' : undefined}
            >
              {item.isSale ? t('vue.navigation.sale', { name: item.name }) : item.name}
            </a>
            {item.hasChildren && (
              <button
                type="button"
                className={styles.toggle}
                data-toggle={item.id}
                aria-expanded={item.id === openId}
                aria-controls={flyoutId}
                aria-label={t('vue.navigation.open', { name: item.name })}
                onClick={() => browse.toggle(1, item.id)}
              >
                <ChevronDown aria-hidden size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div id={flyoutId} className={styles.flyoutArea} onPointerEnter={browse.stay}>
        {openId !== undefined && Flyout !== undefined && (
          <Flyout lists={lists} isLoading={isLoading} browse={browse} sale={promotedSale(menu, promotesSale)} />
        )}
      </div>
    </nav>
  );
};
