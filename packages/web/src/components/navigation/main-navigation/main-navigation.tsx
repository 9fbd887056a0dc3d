// The bar of top categories with their flyouts, on wide screens.

import { type MenuItem, menuLists, promotedSale } from '@tornister/domain/navigation';
import { PATHS } from '@tornister/domain/routing';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { deferredCode, useDeferredCode } from '../../../react/deferred-code.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { useEscape } from '../../../react/use-escape.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { CategoryIcon } from '../category-icon.tsx';
import styles from './main-navigation.module.css';
import { TopCategory } from './top-category.tsx';
import { useShownCategory } from './use-shown-category.ts';

const flyout = deferredCode(() => import('./flyout.tsx').then(({ Flyout }) => Flyout));

type MainNavigationProps = {
  readonly menu: readonly MenuItem[];
  /** Whether open flyouts point to the sale (T216). */
  readonly promotesSale: boolean;
};

/**
 * The way home and the categories of the shop. Each category is a link; a button beside it opens its flyout, and so does a pointer that rests on it for
 * 300 ms. The flyout stands behind its category, so that the next Tab goes into it. Escape closes one level, wherever the focus
 * is, and gives back the focus that was inside; leaving the navigation closes it. Without scripts the links lead to pages that show what is below.
 */
export const MainNavigation = ({ menu, promotesSale }: MainNavigationProps) => {
  const { t } = useTranslation();
  const { pathname, key } = useLocation();
  const shownCategory = useShownCategory();
  const shownAt = useRef(key);
  const flyoutId = useId();
  const nav = useRef<HTMLElement>(null);
  const flyoutArea = useRef<HTMLDivElement>(null);
  const browse = usePageUseCase(browseUseCases.browseMenu, menu);
  const { menu: tree, path, isLoading } = useBehavior(browse.state$);
  const [openId] = path;
  const lists = menuLists(tree, path);
  const Flyout = useDeferredCode(flyout, isLoading || openId !== undefined);

  // Another page begins with every flyout closed, also one at the same path; the tree that was fetched stays.
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    browse.close();
  }, [key, browse]);

  useEscape(openId !== undefined, ({ target }) => {
    const goes =
      path.length === 1 ? flyoutArea.current : flyoutArea.current?.querySelector(`[data-level="${path.length + 1}"]`);
    const isInside = target instanceof Node && goes?.contains(target) === true;
    // What goes takes the focus along, so its button has it before; who is elsewhere stays there.
    if (isInside) nav.current?.querySelector<HTMLElement>(`[data-toggle="${path.at(-1)}"]`)?.focus();
    browse.back();
  });

  return (
    <nav
      ref={nav}
      className={styles.navigation}
      aria-label={t('vue.navigation.label')}
      onPointerEnter={browse.prepare}
      onPointerLeave={(event) => event.pointerType === 'mouse' && browse.leave()}
      onBlur={(event) => {
        if (openId !== undefined && !event.currentTarget.contains(event.relatedTarget)) browse.leave();
      }}
      onFocus={browse.stay}
    >
      <ul className={`${styles.bar} page`}>
        <li className={styles.entry}>
          <a className={styles.link} href={PATHS.home} aria-current={pathname === PATHS.home ? 'page' : undefined}>
            <CategoryIcon name="home" />
            {t('vue.navigation.home')}
          </a>
        </li>
        {menu.map((item) => (
          <TopCategory
            key={item.id}
            item={item}
            isOpen={item.id === openId}
            isCurrent={item.id === shownCategory}
            flyoutId={flyoutId}
            onPoint={() => browse.point(1, item.id)}
            onToggle={() => browse.toggle(1, item.id)}
          >
            {item.id === openId && (
              <div ref={flyoutArea} id={flyoutId} className={styles.flyoutArea} onPointerEnter={browse.stay}>
                {Flyout !== undefined && (
                  <Flyout
                    area={flyoutArea}
                    lists={lists}
                    isLoading={isLoading}
                    browse={browse}
                    sale={promotedSale(menu, promotesSale)}
                  />
                )}
              </div>
            )}
          </TopCategory>
        ))}
      </ul>
    </nav>
  );
};
