// A notice as a banner in the page.

import type { Notice } from '@tornister/application/ports';
import { useTranslation } from 'react-i18next';
import { textKeyOf } from '../../../i18n/error-messages.ts';
import styles from './notice-banner.module.css';

/** A notice that stands in the page, for what must be read before going on. */
export const NoticeBanner = ({ notice }: { readonly notice: Notice | undefined }) => {
  const { t } = useTranslation();
  if (notice === undefined) return null;
  return (
    <p className={styles.banner} data-tone={notice.tone} role={notice.tone === 'success' ? 'status' : 'alert'}>
      {t(textKeyOf(notice.message), notice.values ?? {})}
    </p>
  );
};
