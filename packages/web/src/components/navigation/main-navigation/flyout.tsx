// The flyout below a top category of the main navigation.

import type { BrowseMenu } from '@tornister/application/navigation';
import type { MenuItem, MenuList } from '@tornister/domain/navigation';
import { ArrowRight, ChevronRight, Percent } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './flyout.module.css';
import { usePointerTowardsFlyout } from './use-pointer-towards-flyout.ts';

type FlyoutProps = {
  /** What holds the flyout. */
  readonly area: RefObject<HTMLElement | null>;
  readonly lists: readonly MenuList[];
  readonly isLoading: boolean;
  readonly browse: Pick<BrowseMenu, 'head' | 'point' | 'stay' | 'toggle'>;
  /** The sale, while the operator promotes it. */
  readonly sale: MenuItem | undefined;
};

const AllIn = ({ parent }: { readonly parent: MenuItem | undefined }) => {
  const { t } = useTranslation();
  return parent === undefined ? null : (
    <a className={styles.all} href={parent.path}>
      {t('vue.navigation.allIn', { name: parent.name })}
      <ArrowRight aria-hidden size={16} />
    </a>
  );
};

type LevelProps = {
  readonly list: MenuList;
  readonly browse: FlyoutProps['browse'];
  /** The entry whose list was just opened by its button. */
  readonly pressed: RefObject<MenuItem['id'] | undefined>;
};

const Level = ({ list, browse, pressed }: LevelProps) => {
  const { t } = useTranslation();
  const level = useRef<HTMLDivElement>(null);
  const parentId = list.parent?.id;
  // It stands behind the whole list that it belongs to: who opened it by its button would come to it after all that is left of that.
  useLayoutEffect(() => {
    if (pressed.current === undefined || pressed.current !== parentId) return;
    pressed.current = undefined;
    level.current?.querySelector('a')?.focus();
  }, [pressed, parentId]);
  return (
    <div
      ref={level}
      className={styles.level}
      data-level={list.level}
      data-columns={list.isMultiColumn ? '' : undefined}
      // Who has arrived in a list means none of what was crossed on the way.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && browse.stay()}
    >
      <AllIn parent={list.parent} />
      <ul className={styles.list}>
        {list.items.map((item) => (
          <li
            key={item.id}
            className={styles.item}
            data-open={item.id === list.activeId ? '' : undefined}
            onPointerEnter={({ pointerType }) => {
              if (pointerType !== 'mouse') return;
              if (item.children.length > 0) browse.point(list.level, item.id);
              else browse.stay();
            }}
          >
            {item.picture && <Picture picture={item.picture} className={styles.thumbnail} sizes="48px" alt="" />}
            <a href={item.path} data-sale={item.isSale ? '' : undefined}>
              {item.isSale ? t('vue.navigation.sale', { name: item.name }) : item.name}
            </a>
            {item.children.length > 0 && (
              <button
                type="button"
                data-toggle={item.id}
                aria-expanded={item.id === list.activeId}
                aria-label={t('vue.navigation.open', { name: item.name })}
                onClick={() => {
                  pressed.current = item.id === list.activeId ? undefined : item.id;
                  browse.toggle(list.level, item.id);
                }}
              >
                <ChevronRight aria-hidden size={18} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** What the open category is about, as a picture that leads to it. */
const Teaser = ({
  category,
  picture,
}: {
  readonly category: MenuItem;
  readonly picture: NonNullable<MenuItem['picture']>;
}) => {
  const { t } = useTranslation();
  return (
    <div className={styles.teaser} aria-hidden>
      {/* For the pointer: the same link stands above the list. */}
      <a href={category.path} tabIndex={-1}>
        <Picture picture={picture} sizes="(min-width: 1280px) 34rem, 280px" alt="" />
        <span>{t('vue.navigation.allIn', { name: category.name })}</span>
      </a>
    </div>
  );
};

/** The block below the lists that leads to the sale. */
const SalePromotion = ({ sale }: { readonly sale: MenuItem }) => {
  const { t } = useTranslation();
  return (
    <a className={styles.promotion} href={sale.path}>
      <Percent aria-hidden size={18} />
      {t('vue.navigation.salePromotion', { name: sale.name })}
      <ArrowRight aria-hidden size={16} />
    </a>
  );
};

/**
 * The lists below an open top category, side by side: its children with their pictures, and the children of the one that is pointed at; beside
 * them what the category is about. Below them a way to the sale, except in the sale itself. A list that is opened by its button takes the focus.
 */
export const Flyout = ({ area, lists, isLoading, browse, sale }: FlyoutProps) => {
  const { t } = useTranslation();
  usePointerTowardsFlyout(area, browse.head);
  const pressed = useRef<MenuItem['id']>(undefined);
  const flyout = useRef<HTMLDivElement>(null);
  // What goes takes the focus along, so what stands before it has it by then: the button that opens it.
  useLayoutEffect(
    () => () => {
      const area = flyout.current?.parentElement;
      if (area?.contains(document.activeElement) && area.previousElementSibling instanceof HTMLElement)
        area.previousElementSibling.focus();
    },
    [],
  );
  const [, ...levels] = lists;
  const opened = levels[0]?.parent;
  if (levels.length === 0 && !isLoading) return null;
  return (
    <div ref={flyout} className={styles.flyout}>
      <div className={`${styles.levels} page`}>
        {isLoading && (
          <p className={styles.loading} role="status">
            {t('vue.navigation.loading')}
          </p>
        )}
        {levels.map((list) => (
          <Level key={list.level} list={list} browse={browse} pressed={pressed} />
        ))}
        {opened?.picture && <Teaser category={opened} picture={opened.picture} />}
      </div>
      {sale !== undefined && sale.id !== levels[0]?.parent?.id && (
        <div className="page">
          <SalePromotion sale={sale} />
        </div>
      )}
    </div>
  );
};
