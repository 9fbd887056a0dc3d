import { openPage } from '@tornister/application/content';
import { siteData } from '@tornister/domain/seo';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentRows } from '../components/content-row/content-rows.tsx';
import styles from '../components/content-row/page.module.css';
import { shopContext } from '../composition/shop.ts';
import { ports } from '../composition/tokens.ts';
import { useShop } from '../react/shop-provider.tsx';
import { failWith, notFound } from '../respond.ts';
import { PageHead } from '../seo/page-head.tsx';
import { ownHostsOf } from '../seo/site-addresses.ts';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const opened = await openPage(shop.get(ports.contentGateway), '/', ownHostsOf(shop.site));
  if (opened.isErr()) throw failWith(opened.error);
  if (opened.value.kind !== 'page') throw notFound();
  const { page, rows } = opened.value;
  return { title: page.title, description: page.metaDescription, image: page.openGraphImage, rows };
};

/** The home page: what the editors put there, the first thing a large one. */
export const Component = () => {
  const { t } = useTranslation('browse');
  const { site } = useShop();
  const { title = '', description, image, rows } = useLoaderData<typeof loader>();
  return (
    <div className={`${styles.home} page`}>
      <PageHead
        title={title}
        description={description}
        image={image}
        jsonLd={siteData(site.baseUrl, site.brandName, '/favicon.svg')}
      />
      <h1 className="visually-hidden">{t('vue.home.headline', { brand: site.brandName })}</h1>
      <ContentRows rows={rows} />
    </div>
  );
};
