// The links to a listing's other pages.

import { type Listing, pageHref } from '@tornister/application/browse';
import { pageLinks } from '@tornister/domain/listing';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './paging.module.css';

/** Links to the pages of a listing. */
export const Paging = ({ listing }: { readonly listing: Listing }) => {
  const { t } = useTranslation('browse');
  const { source, query, currentPage, totalPages } = listing;
  if (totalPages < 2) return null;
  return (
    <nav className={styles.paging} aria-label={t('vue.paging.label')}>
      {currentPage > 1 && (
        <a className={styles.step} rel="prev" href={pageHref(source, query, currentPage - 1)}>
          <ChevronLeft aria-hidden size={20} />
          <span>{t('vue.paging.back')}</span>
        </a>
      )}
      <ul className={styles.pages}>
        {pageLinks(currentPage, totalPages).map((link) =>
          link.kind === 'gap' ? (
            <li key={`gap-${link.after}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={link.page}>
              <a
                className={styles.page}
                href={pageHref(source, query, link.page)}
                aria-current={link.isCurrent ? 'page' : undefined}
                aria-label={t('vue.paging.page', { page: link.page })}
              >
                {link.page}
              </a>
            </li>
          ),
        )}
      </ul>
      {currentPage < totalPages && (
        <a className={styles.step} rel="next" href={pageHref(source, query, currentPage + 1)}>
          <span>{t('vue.paging.on')}</span>
          <ChevronRight aria-hidden size={20} />
        </a>
      )}
    </nav>
  );
};
