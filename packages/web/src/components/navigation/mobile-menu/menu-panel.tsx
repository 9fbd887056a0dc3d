// The contents of the mobile menu: one level of categories, and the service links.

import type { BrowseMenu } from '@tornister/application/navigation';
import type { MenuList } from '@tornister/domain/navigation';
import { PATHS } from '@tornister/domain/routing';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryIcon } from '../category-icon.tsx';
import styles from './mobile-menu.module.css';
import { useMenuFocus } from './use-menu-focus.ts';

export type MenuPanelProps = {
  readonly shown: MenuList | undefined;
  readonly browse: Pick<BrowseMenu, 'back' | 'toggle'>;
  readonly serviceLinks: readonly { readonly key: string; readonly href: string }[];
};

/** One list of categories with its title and a way back, and the links of the service. */
export const MenuPanel = ({ shown, browse, serviceLinks }: MenuPanelProps) => {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useMenuFocus(title, shown);
  return (
    <>
      <div className={styles.head}>
        {shown?.parent !== undefined && (
          <button type="button" className={styles.back} onClick={browse.back}>
            <ChevronLeft aria-hidden size={22} />
            {t('vue.navigation.back')}
          </button>
        )}
        {/* Takes the focus with each new level. */}
        <h2 ref={title} className={styles.title} tabIndex={-1}>
          {shown?.parent === undefined ? t('vue.header.menu') : shown.parent.name}
        </h2>
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={t('vue.navigation.close')}>
            <X aria-hidden size={24} />
          </button>
        </form>
      </div>
      <nav aria-label={t('vue.navigation.label')}>
        {shown?.parent !== undefined && (
          <a className={styles.all} href={shown.parent.path}>
            {t('vue.navigation.allIn', { name: shown.parent.name })}
          </a>
        )}
        <ul className={styles.list}>
          {shown?.parent === undefined && (
            <li>
              <a href={PATHS.home}>
                <CategoryIcon name="home" />
                {t('vue.navigation.home')}
              </a>
            </li>
          )}
          {shown?.items.map((item) => (
            <li key={item.id}>
              <a href={item.path} data-sale={item.isSale ? '' : undefined}>
                {shown.parent === undefined && <CategoryIcon name={item.iconId} />}
                {item.isSale ? t('vue.navigation.sale', { name: item.name }) : item.name}
              </a>
              {item.children.length > 0 && (
                <button
                  type="button"
                  data-opens={item.id}
                  aria-label={t('vue.navigation.open', { name: item.name })}
                  onClick={() => browse.toggle(shown.level, item.id)}
                >
                  <ChevronRight aria-hidden size={22} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.services}>
        {serviceLinks.map(({ key, href }) => (
          <li key={key}>
            <a href={href}>{t(key)}</a>
          </li>
        ))}
      </ul>
    </>
  );
};
