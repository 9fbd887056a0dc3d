// The link to the same page in the storefront's other language.

import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from './header.module.css';

/** The same page of the sister shop in the other language, with what its address says (variant, search, filters), named in that language (WCAG 3.1.2). */
export const LanguageSwitch = () => {
  const { t } = useTranslation();
  const { site } = useShop();
  const { pathname, search } = useLocation();
  const { otherLanguage: other } = site.profile;
  if (other === undefined) return null;
  const { language } = other;
  const address = new URL(site.sisters[other.id]);
  // Set one by one: a path that begins with two slashes would be read as another host.
  address.pathname = pathname;
  address.search = search;
  return (
    <a className={styles.language} href={address.href} lang={language} hrefLang={language}>
      {t(`vue.header.language.${language}`)}
    </a>
  );
};
