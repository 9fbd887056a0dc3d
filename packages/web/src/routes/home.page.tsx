// Route of the home page.

import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { ContentRows } from '../components/content/content-row/content-rows.tsx';
import styles from '../components/content/content-row/page.module.css';
import { PreviewBar } from '../components/content/preview-bar/deferred-preview-bar.ts';
import { useShop } from '../react/shop-provider.tsx';
import { PageHead } from '../seo/page-head.tsx';
import type { loader } from './home.loader.ts';

/** The home page: what the editors put there, the first thing a large one; a shop that is still empty says so. */
export const Component = () => {
  const { t } = useTranslation('browse');
  const { site } = useShop();
  const { title = '', description, image, seller, rows, tests, scenarios } = useLoaderData<typeof loader>();
  return (
    <div className={`${styles.home} page`}>
      <PageHead title={title} description={description} image={image} structuredData={[{ kind: 'site', seller }]} />
      {scenarios && <PreviewBar scenarios={scenarios} shown={tests} />}
      {rows.length === 0 ? (
        <>
          <h1>{t('vue.home.headline', { brand: site.brandName })}</h1>
          <p>{t('vue.home.empty')}</p>
        </>
      ) : (
        <>
          <h1 className="visually-hidden">{t('vue.home.headline', { brand: site.brandName })}</h1>
          <ContentRows rows={rows} />
        </>
      )}
    </div>
  );
};
