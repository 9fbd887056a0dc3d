import { INFO_BAR_HIDDEN_S, type InfoBarTeaser, infoBarCookie, isInfoBarVisible } from '@tornister/domain/content';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ports } from '../../../composition/ports.ts';
import { useService } from '../../../react/shop-provider.tsx';
import { Html } from '../../ui/html/html.tsx';
import { Tinted } from '../../ui/tinted/tinted.tsx';
import styles from './info-bar.module.css';

/** One sentence of an editor in its colours, until it is dismissed. It is drawn for everybody; who dismissed it never sees it stay. */
export const InfoBar = ({ teaser }: { readonly teaser: InfoBarTeaser }) => {
  const { t } = useTranslation();
  const cookies = useService(ports.cookieJar);
  const [isVisible, setIsVisible] = useState(true);
  // The page is the same for everyone: what this visitor dismissed is known to the browser only.
  useEffect(() => {
    setIsVisible(isInfoBarVisible(teaser.id, (name) => cookies.get(name) !== undefined));
  }, [cookies, teaser.id]);
  if (!isVisible) return null;
  return (
    <Tinted as="div" className={styles.bar} colors={{ '--tint-ground': teaser.ground, '--tint': teaser.text }}>
      <Html html={teaser.html} className={styles.text} />
      <button
        type="button"
        className={styles.close}
        aria-label={t('vue.infoBar.close')}
        onClick={() => {
          cookies.set(infoBarCookie(teaser.id), '1', { maxAgeSeconds: INFO_BAR_HIDDEN_S });
          setIsVisible(false);
        }}
      >
        <X aria-hidden size={18} />
      </button>
    </Tinted>
  );
};
