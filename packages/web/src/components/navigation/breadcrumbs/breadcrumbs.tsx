// The breadcrumbs of a page, and their placeholder.

import type { Crumb } from '@tornister/domain/catalogue';
import { useTranslation } from 'react-i18next';
import styles from './breadcrumbs.module.css';

/** The way from the home page to here; the last entry is the page itself and no link. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => {
  const { t } = useTranslation();
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={t('vue.breadcrumbs.label')}>
      <ol className={styles.list}>
        <li>
          <a href="/">{t('vue.breadcrumbs.home')}</a>
        </li>
        {crumbs.map(({ displayName, path }, index) => (
          <li key={path + displayName}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{displayName}</span>
            ) : (
              <a href={path}>{displayName}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** A placeholder as high as breadcrumbs, for a page whose place in the tree is not known yet. */
export const BreadcrumbsPlaceholder = () => (
  <div className={styles.breadcrumbs} aria-hidden>
    <div className={styles.list}>
      <span>{'\u00a0'}</span>
    </div>
  </div>
);
