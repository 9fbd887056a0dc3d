import type { CategoryLink } from '@tornister/application/ports';
import { useTranslation } from 'react-i18next';
import styles from '../listing/listing.module.css';

/** Where a category stands among its neighbours; the level says how far an entry is indented. */
export const CategoryTree = ({ links }: { readonly links: readonly CategoryLink[] }) => {
  const { t } = useTranslation('browse');
  return (
    <nav className={styles.tree} aria-label={t('vue.category.tree')}>
      <ul className={styles.treeList}>
        {links.map(({ id, name, path, level, active }) => (
          <li key={id}>
            <a className={styles.treeLink} href={path} data-level={level} aria-current={active ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
