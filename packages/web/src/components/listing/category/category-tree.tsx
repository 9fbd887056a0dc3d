// The links to a category's parents, siblings and children, indented by level.

import type { CategoryLink } from '@tornister/application/ports';
import type { CategoryId } from '@tornister/domain/shared';
import { useTranslation } from 'react-i18next';
import styles from '../listing/listing.module.css';

type CategoryTreeProps = { readonly links: readonly CategoryLink[]; readonly currentId: CategoryId };

/** Where a category stands among its neighbours; the level says how far an entry is indented. */
export const CategoryTree = ({ links, currentId }: CategoryTreeProps) => {
  const { t } = useTranslation('browse');
  return (
    <nav className={styles.tree} aria-label={t('vue.category.tree')}>
      <ul>
        {links.map(({ id, name, path, level, active }) => (
          <li key={id}>
            <a
              className={styles.treeLink}
              href={path}
              data-level={level}
              data-active={active ? '' : undefined}
              aria-current={id === currentId ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
