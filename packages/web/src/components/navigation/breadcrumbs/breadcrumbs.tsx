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

/** The room that breadcrumbs take, for a page whose way is not known yet. */
export const BreadcrumbsRoom = () => (
  <div className={styles.breadcrumbs} aria-hidden>
    <div className={styles.list}>
      <span>{'\u00a0'}</span>
    </div>
  </div>
);
