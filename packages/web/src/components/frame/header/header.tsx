// The header of every page outside the checkout.

import type { ShopFrame } from '@tornister/application/navigation';
import type { HeaderMarks } from '@tornister/application/wishlist';
import { headerLinks } from '@tornister/domain/navigation';
import { showsSellingPoints } from '@tornister/domain/routing';
import { Phone, Search } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useShop } from '../../../react/shop-provider.tsx';
import { AccountButton } from '../../account/account-button/account-button.tsx';
import { BasketButton } from '../../cart/basket-button/basket-button.tsx';
import { MainNavigation } from '../../navigation/main-navigation/main-navigation.tsx';
import { MobileMenu } from '../../navigation/mobile-menu/mobile-menu.tsx';
import { SearchBox } from '../../search/search-box/search-box.tsx';
import { callHref } from '../../ui/call-href.ts';
import { WishlistShortcut } from '../../wishlist/wishlist-shortcut/wishlist-shortcut.tsx';
import { Logo } from '../logo/logo.tsx';
import { SellingPoints } from '../selling-points/selling-points.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { useMobileSearch } from './use-mobile-search.ts';

type HeaderProps = {
  readonly frame: ShopFrame;
  /** What the shop host knew of the visitor. */
  readonly marks?: HeaderMarks | undefined;
};

/**
 * Logo, service and trust, search, the visitor's shortcuts, categories and selling points (spec 1 §2 "Header"). It stays as it is while
 * another page is fetched.
 */
export const Header = memo(({ frame, marks }: HeaderProps) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const searchId = useId();
  const isSearchOpen = useMobileSearch(pathname);
  const { traits } = useShop().site.profile;
  const serviceLinks = headerLinks(traits)
    .filter(({ path }) => frame.pages.includes(path))
    .map(({ id, path }) => ({ key: `vue.header.${id}`, href: path }));
  return (
    <header className={styles.header}>
      <div className={styles.service}>
        <div className={`${styles.serviceRow} page`}>
          <p className={styles.promise}>
            {t(traits.headerVariant === 'business' ? 'vue.header.businessNotice' : 'vue.header.promise')}
          </p>
          <ul className={styles.serviceLinks}>
            {serviceLinks.map(({ key, href }) => (
              <li key={key}>
                <a href={href}>{t(key)}</a>
              </li>
            ))}
          </ul>
          {frame.hotline !== undefined && (
            <a className={styles.hotline} href={callHref(frame.hotline)}>
              <Phone aria-hidden size={16} />
              {t('vue.header.hotline', { number: frame.hotline })}
            </a>
          )}
          <LanguageSwitch />
        </div>
      </div>
      <div className={`${styles.main} page`}>
        <MobileMenu menu={frame.menu} serviceLinks={serviceLinks} />
        <Logo />
        <div className={styles.search} data-closed={isSearchOpen ? undefined : ''}>
          <SearchBox fieldId={searchId} />
        </div>
        <ul className={styles.shortcuts}>
          {!isSearchOpen && (
            // The field itself is there for the keyboard and for screen readers: it opens with the focus.
            <li className={styles.searchToggle} aria-hidden>
              <label htmlFor={searchId}>
                <Search size={26} />
              </label>
            </li>
          )}
          <li>
            <AccountButton isPrime={marks?.isPrime} />
          </li>
          <li>
            <WishlistShortcut isFull={marks?.hasEntries} />
          </li>
          <li>
            <BasketButton />
          </li>
        </ul>
      </div>
      {frame.menu.length > 0 && <MainNavigation menu={frame.menu} promotesSale={frame.switches.salePromotion} />}
      {showsSellingPoints(pathname) && <SellingPoints pages={frame.pages} />}
    </header>
  );
});
