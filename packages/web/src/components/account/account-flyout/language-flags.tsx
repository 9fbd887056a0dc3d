// The flags of the business shop's login flyout: they switch between its German and its English host.

import type { Language } from '@tornister/domain/storefront';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { useSisterAddress } from '../../frame/header/use-sister-address.ts';
import styles from './account-flyout.module.css';

/**
 * The flags as drawings: letters that are drawn as flags are missing on some systems. A language without one is named by its word alone.
 */
const FLAGS: Readonly<Partial<Record<Language, ReactNode>>> = {
  de: (
    <>
      <path fill="#000000" d="M0 0h30v7H0z" />
      <path fill="#dd0000" d="M0 7h30v7H0z" />
      <path fill="#ffce00" d="M0 14h30v7H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h30v21H0z" />
      <path stroke="#ffffff" strokeWidth="4.2" d="m0 0 30 21M30 0 0 21" />
      <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 30 21M30 0 0 21" />
      <path stroke="#ffffff" strokeWidth="7" d="M15 0v21M0 10.500h30" />
      <path stroke="#c8102e" strokeWidth="4.2" d="M15 0v21M0 10.500h30" />
    </>
  ),
};

/** Both languages with their flags; the one that is read now is no link. */
export const LanguageFlags = () => {
  const { t } = useTranslation();
  const sister = useSisterAddress();
  const shop = useShop();
  const { language: own } = shop.site.storefront;
  if (sister === undefined) return null;
  return (
    <ul className={styles.flags} aria-label={t('vue.accountFlyout.language')}>
      {[own, sister.language].sort().map((language) => {
        const words = (
          <>
            {language in FLAGS ? (
              <svg viewBox="0 0 30 21" aria-hidden="true">
                {FLAGS[language]}
              </svg>
            ) : null}
            {t(`vue.header.language.${language}`)}
          </>
        );
        return (
          <li key={language}>
            {language === own ? (
              <span aria-current="true" lang={language}>
                {words}
              </span>
            ) : (
              <a
                href={sister.href}
                lang={language}
                hrefLang={language}
                onClick={() => shop.get(browseUseCases.rememberLanguage)(sister.locale)}
              >
                {words}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};
