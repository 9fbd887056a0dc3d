// The web manifest of a storefront: how the shop looks where it is put on a home screen, in the storefront's own language.

import { PATHS } from '@tornister/domain/routing';
import type { Site } from '../../composition/shop.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { bundledTexts } from '../../i18n/text-source.ts';

const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
] as const;

/** The document. Each language has a host of its own, so the start page is what tells one installed shop from another. */
export const webManifestOf = async ({ brandName, profile }: Site): Promise<string> => {
  const { t } = await createI18n(profile.textSources, ['service'], bundledTexts);
  return JSON.stringify({
    id: PATHS.home,
    lang: profile.htmlLanguage,
    dir: 'ltr',
    name: brandName,
    short_name: brandName,
    description: t('vue.llms.summary', { brand: brandName }),
    start_url: PATHS.home,
    scope: PATHS.home,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#008dca',
    icons: ICONS,
  });
};
