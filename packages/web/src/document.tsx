// The HTML document around every page: `html`, `head` and `body`.

import { WEB_MANIFEST_PATH } from '@tornister/domain/routing';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Shop } from './composition/shop.ts';
import { ShopProvider } from './react/shop-provider.tsx';

/** The brand's surface colour, for the browser's own frame. */
const THEME_COLOR = '#008dca';

/**
 * The whole page. Style sheets, scripts and the state block are put around it by the shop host, so that what React renders is the same on
 * both sides.
 */
export const Document = ({
  shop,
  texts,
  children,
}: {
  readonly shop: Shop;
  readonly texts: i18n;
  readonly children: ReactNode;
}) => (
  <html lang={shop.site.profile.htmlLanguage} data-store={shop.site.storefront.store}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content={THEME_COLOR} />
      <meta name="color-scheme" content="light dark" />
      <link rel="manifest" href={WEB_MANIFEST_PATH} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-192.png" />
    </head>
    <body>
      <I18nextProvider i18n={texts}>
        <ShopProvider shop={shop}>{children}</ShopProvider>
      </I18nextProvider>
    </body>
  </html>
);
