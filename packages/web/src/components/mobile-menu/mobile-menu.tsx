import { type MenuItem, menuLists } from '@tornister/domain/navigation';
import { ChevronLeft, ChevronRight, Menu, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { browseUseCases } from '../../composition/browse-tokens.ts';
import { useBehavior } from '../../react/use-behavior.ts';
import { usePageUseCase } from '../../react/use-page-use-case.ts';
import styles from './mobile-menu.module.css';

type MobileMenuProps = {
  readonly menu: readonly MenuItem[];
  readonly serviceLinks: readonly { readonly key: string; readonly href: string }[];
};

/**
 * The categories on narrow screens: a modal panel that keeps the focus, with one list at a time and a way back. The button opens it
 * by itself in browsers that know commands, so it works before and without scripts too; then its entries are links.
 */
export const MobileMenu = ({ menu, serviceLinks }: MobileMenuProps) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const panelId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const browse = usePageUseCase(browseUseCases.browseMenu, pathname + search);
  const { menu: tree, path } = useBehavior(browse.state$);
  const lists = menuLists(tree.length > 0 ? tree : menu, path);
  const shown = lists.at(-1);
  const open = (): void => {
    browse.prepare();
    // Browsers that know commands open it by themselves.
    if (!('command' in HTMLButtonElement.prototype) && panel.current?.open === false) panel.current.showModal();
  };
  const command = { command: 'show-modal', commandfor: panelId };
  return (
    <>
      <button type="button" className={styles.opener} onClick={open} aria-haspopup="dialog" {...command}>
        <Menu aria-hidden size={26} />
        <span>{t('vue.header.menu')}</span>
      </button>
      <dialog
        ref={panel}
        id={panelId}
        key={pathname + search}
        className={styles.panel}
        aria-label={t('vue.navigation.label')}
        onClose={browse.close}
      >
        <div className={styles.head}>
          {shown?.parent === undefined ? (
            <span className={styles.title}>{t('vue.header.menu')}</span>
          ) : (
            <button type="button" className={styles.back} onClick={browse.back}>
              <ChevronLeft aria-hidden size={22} />
              {t('vue.navigation.back')}
            </button>
          )}
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
            {shown?.items.map((item) => (
              <li key={item.id}>
                <a href={item.path} data-sale={item.isSale ? '' : undefined}>
                  {item.isSale ? t('vue.navigation.sale', { name: item.name }) : item.name}
                </a>
                {item.children.length > 0 && (
                  <button
                    type="button"
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
      </dialog>
    </>
  );
};
