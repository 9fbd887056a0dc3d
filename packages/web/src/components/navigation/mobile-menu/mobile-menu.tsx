// The menu button on narrow screens and the modal panel that it opens.

import { type MenuItem, menuLists } from '@tornister/domain/navigation';
import { Menu } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { staticPart, useStaticPart } from '../../../react/static-part.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import type { MenuPanelProps } from './menu-panel.tsx';
import styles from './mobile-menu.module.css';

type MobileMenuProps = Pick<MenuPanelProps, 'serviceLinks'> & { readonly menu: readonly MenuItem[] };

const menuPanel = staticPart<MenuPanelProps>('src/components/navigation/mobile-menu/menu-panel.tsx', () =>
  import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel),
);

/**
 * The categories on narrow screens: a modal panel that keeps the focus, also from level to level, with one list at a time and a way back. The
 * button opens it by itself in browsers that know commands, so it works before and without scripts too; then its entries are links.
 */
export const MobileMenu = ({ menu, serviceLinks }: MobileMenuProps) => {
  const { t } = useTranslation();
  // Every navigation has another key, also one to the page that is open.
  const { key } = useLocation();
  const shownAt = useRef(key);
  const panelId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const browse = usePageUseCase(browseUseCases.browseMenu, menu);
  const { menu: tree, path } = useBehavior(browse.state$);
  const lists = menuLists(tree.length > 0 ? tree : menu, path);
  // Until somebody reaches for it, the panel is the links that the shop host rendered.
  const contents = useStaticPart(menuPanel, { shown: lists.at(-1), browse, serviceLinks }, tree.length || menu);
  const beganBeside = useRef(false);
  // Browsers open it by its button before the page is alive; then nobody has asked for the tree yet.
  useEffect(() => {
    if (panel.current?.open === true) browse.prepare();
  }, [browse]);
  // A page begins with its menu closed; one that was opened before the tab took over stays open.
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    panel.current?.close();
    browse.close();
  }, [key, browse]);
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the press beside it is only a convenience */}
      <dialog
        ref={panel}
        id={panelId}
        className={styles.panel}
        aria-label={t('vue.navigation.label')}
        onClose={browse.close}
        onPointerDown={({ target, currentTarget }) => {
          beganBeside.current = target === currentTarget;
        }}
        onClick={({ target, currentTarget, clientX }) => {
          const isBeside = target === currentTarget && clientX > currentTarget.getBoundingClientRect().right;
          if (isBeside && beganBeside.current) currentTarget.close();
        }}
        {...contents}
      />
    </>
  );
};
