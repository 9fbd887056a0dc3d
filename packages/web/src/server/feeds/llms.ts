// What a storefront tells programs that shop for people, in its own language.

import type { SitemapPages } from '@tornister/application/ports';
import { llmsText, PRODUCT_FEED_PATH, SITEMAP_PATH } from '@tornister/domain/seo';
import type { Site } from '../../composition/shop.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { bundledTexts } from '../../i18n/text-source.ts';

const SEARCH_PATH = '/search/?q=';

/** The document of a storefront with these pages. */
export const llmsOf = async (site: Site, { categories, pages }: SitemapPages): Promise<string> => {
  const { t } = await createI18n(site.profile.textSources, ['service'], bundledTexts);
  const forShoppers = [
    { title: t('vue.llms.search'), path: SEARCH_PATH },
    { title: t('vue.llms.feed'), path: PRODUCT_FEED_PATH },
  ];
  return llmsText(site.baseUrl, {
    name: site.brandName,
    summary: t('vue.llms.summary', { brand: site.brandName }),
    sections: [
      {
        heading: t('vue.llms.files'),
        links: [
          // The business edition shows its goods to its own customers only.
          ...(site.storefront.isB2b ? [] : forShoppers),
          { title: t('vue.llms.sitemap'), path: SITEMAP_PATH },
        ],
      },
      { heading: t('vue.llms.categories'), links: categories },
      { heading: t('vue.llms.pages'), links: pages },
    ],
  });
};
