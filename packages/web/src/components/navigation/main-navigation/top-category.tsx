// A category of the bar: its link with an icon, and the button that opens its flyout.

import type { MenuItem } from '@tornister/domain/navigation';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryIcon } from '../category-icon.tsx';
import styles from './main-navigation.module.css';

type TopCategoryProps = {
  readonly item: MenuItem;
  readonly isOpen: boolean;
  /** Whether the page that is shown lies in this category. */
  readonly isCurrent: boolean;
  readonly flyoutId: string;
  /** A mouse has come to rest on the category, or left it for another. */
  readonly onPoint: () => void;
  readonly onToggle: () => void;
  /** The flyout while it is open. */
  readonly children: ReactNode;
};

export const TopCategory = ({ item, isOpen, isCurrent, flyoutId, onPoint, onToggle, children }: TopCategoryProps) => {
  const { t } = useTranslation();
  return (
    <li
      className={styles.entry}
      data-open={isOpen ? '' : undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint()}
    >
      <a
        className={styles.link}
        href={item.path}
        data-sale={item.isSale ? '' : undefined}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <CategoryIcon name={item.iconId} />
        {item.isSale ? t('vue.navigation.sale', { name: item.name }) : item.name}
      </a>
      {item.hasChildren && (
        <button
          type="button"
          className={styles.toggle}
          data-toggle={item.id}
          aria-expanded={isOpen}
          aria-controls={isOpen ? flyoutId : undefined}
          aria-label={t('vue.navigation.open', { name: item.name })}
          onClick={onToggle}
        >
          <ChevronDown aria-hidden size={16} />
        </button>
      )}
      {children}
    </li>
  );
};
