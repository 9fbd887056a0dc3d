// The layout of every page outside the checkout: header, page, footer.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router';
import { Consent } from '../components/consent/consent.tsx';
import { Footer } from '../components/frame/footer/footer.tsx';
import { Header } from '../components/frame/header/header.tsx';
import { useShopLinks } from '../components/navigation/shop-links/use-shop-links.ts';
import { ToastList } from '../components/notices/toast-list/toast-list.tsx';
import { ProgressBar } from '../components/ui/progress/progress-bar.tsx';
import { HeartsForm } from '../components/wishlist/hearts-form.tsx';
import type { WordedNotice } from '../i18n/worded-notices.ts';
import { useFocusOnNavigation } from '../react/use-focus-on-navigation.ts';
import type { loader } from './default-layout.loader.ts';
import styles from './default-layout.module.css';

/** Menu and footer stay as they are while a shopper goes from page to page; in a tab that stays open `follow-frame.ts` takes the place of this. */
export const shouldRevalidate = (): boolean => false;

/** A notice in words that stands in the page, so that it is read without scripts as well; the next page has it no more. */
const ArrivedNotice = ({ notice }: { readonly notice: WordedNotice | undefined }) => {
  const { key } = useLocation();
  const [arrival] = useState(key);
  if (notice === undefined || key !== arrival) return null;
  return (
    <p
      className={`${styles.notice} page`}
      data-tone={notice.tone}
      role={notice.tone === 'success' ? 'status' : 'alert'}
    >
      {notice.message} {notice.link && <a href={notice.link.href}>{notice.link.words}</a>}
    </p>
  );
};

/** Every page outside the checkout: skip link, header, the page itself, footer (spec 1 §2 "Layouts"). */
export const Component = () => {
  const { t } = useTranslation();
  const { frame, marks, notice } = useLoaderData<typeof loader>();
  const main = useFocusOnNavigation();
  useShopLinks();
  return (
    <>
      <a className="visually-hidden skip-link" href="#main">
        {t('vue.layout.skip')}
      </a>
      <Consent />
      <ProgressBar />
      <Header frame={frame} marks={marks} />
      <main id="main" ref={main} tabIndex={-1}>
        <ArrivedNotice notice={notice} />
        <Outlet />
      </main>
      <HeartsForm />
      <Footer frame={frame} />
      <ToastList />
      <ScrollRestoration />
    </>
  );
};
