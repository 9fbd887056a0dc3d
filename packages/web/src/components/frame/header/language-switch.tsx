// The link to the same page in the storefront's other language.

import { useTranslation } from 'react-i18next';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from './header.module.css';
import { useSisterAddress } from './use-sister-address.ts';

/** The same page of the sister shop in the other language, with what its address says (variant, search, filters), named in that language (WCAG 3.1.2). */
export const LanguageSwitch = () => {
  const { t } = useTranslation();
  const sister = useSisterAddress();
  const shop = useShop();
  if (sister === undefined) return null;
  const { language, locale, href } = sister;
  return (
    <a
      className={styles.language}
      href={href}
      lang={language}
      hrefLang={language}
      onClick={() => shop.get(browseUseCases.rememberLanguage)(locale)}
    >
      {t(`vue.header.language.${language}`)}
    </a>
  );
};
