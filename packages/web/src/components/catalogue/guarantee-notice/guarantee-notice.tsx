// The notice of the legal guarantee before an order: a sentence that opens the official notice.

import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import { NEW_WINDOW } from '../../ui/new-window.ts';
import styles from './guarantee-notice.module.css';

const PORTAL = 'https://europa.eu/youreurope/';

/**
 * A sentence that opens the official notice at the first press (Art. 22a of Directive 2011/83/EU); while the operator has handed none in, the
 * same in words. The picture is fetched when it is opened. Nothing where the storefront owes no notice.
 */
export const GuaranteeNotice = () => {
  const { t } = useTranslation('productDetails');
  const { profile, guaranteePicture: picture } = useShop().site;
  if (!profile.owesGuaranteeNotice) return null;
  const words = [t('vue.guarantee.substance'), t('vue.guarantee.producer')];
  return (
    <details className={styles.notice}>
      <summary>{t('vue.guarantee.title')}</summary>
      <div className={styles.content}>
        {picture === undefined ? (
          words.map((sentence) => <p key={sentence}>{sentence}</p>)
        ) : (
          <>
            <img
              src={picture.url}
              width={picture.width}
              height={picture.height}
              alt={`${t('vue.guarantee.title')}. ${words.join(' ')}`}
              loading="lazy"
              decoding="async"
            />
            <a href={picture.url} {...NEW_WINDOW}>
              {t('vue.guarantee.large')}
            </a>
          </>
        )}
        <a href={PORTAL} {...NEW_WINDOW}>
          {t('vue.guarantee.portal')}
        </a>
      </div>
    </details>
  );
};
