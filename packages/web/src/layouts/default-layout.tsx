import { openFrame } from '@tornister/application/navigation';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, Outlet, ScrollRestoration, useLoaderData } from 'react-router';
import { Footer } from '../components/footer/footer.tsx';
import { Header } from '../components/header/header.tsx';
import { ProgressBar } from '../components/progress/progress-bar.tsx';
import { useShopLinks } from '../components/shop-links/use-shop-links.ts';
import { ToastList } from '../components/toast-list/toast-list.tsx';
import { shopContext } from '../composition/shop.ts';
import { ports } from '../composition/tokens.ts';
import { useFocusOnNavigation } from '../react/use-focus-on-navigation.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  openFrame(context.get(shopContext).get(ports.contentGateway));

/** Menu and footer stay as they are while a shopper goes from page to page. */
export const shouldRevalidate = (): boolean => false;

/** Every page outside the checkout: skip link, header, the page itself, footer (spec 1 §2 "Layouts"). */
export const Component = () => {
  const { t } = useTranslation();
  const frame = useLoaderData<typeof loader>();
  const main = useFocusOnNavigation();
  useShopLinks();
  return (
    <>
      <a className="visually-hidden skip-link" href="#main">
        {t('vue.layout.skip')}
      </a>
      <ProgressBar />
      <Header frame={frame} />
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer frame={frame} />
      <ToastList />
      <ScrollRestoration />
    </>
  );
};
