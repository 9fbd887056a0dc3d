// Route of every other path: an editors' page, or a category or product with an address of its own.

import { useLoaderData } from 'react-router';
import { ProductView } from '../components/catalogue/product/product-view.tsx';
import { ContentRows } from '../components/content/content-row/content-rows.tsx';
import styles from '../components/content/content-row/page.module.css';
import { PreviewBar } from '../components/content/preview-bar/deferred-preview-bar.ts';
import { CategoryView } from '../components/listing/category/category-view.tsx';
import { Breadcrumbs } from '../components/navigation/breadcrumbs/breadcrumbs.tsx';
import { PageHead } from '../seo/page-head.tsx';
import type { loader } from './content.loader.ts';

type Content = Extract<Awaited<ReturnType<typeof loader>>, { kind: 'content' }>;

const ContentPage = ({
  title,
  metaDescription,
  openGraphImage,
  breadcrumbs,
  storefronts,
  rows,
  tests,
  scenarios,
}: Content) => {
  return (
    <div className={`${styles.page} page`}>
      <PageHead
        title={title}
        description={metaDescription}
        image={openGraphImage}
        storefronts={storefronts}
        structuredData={breadcrumbs.length > 0 ? [{ kind: 'breadcrumbs', crumbs: breadcrumbs }] : []}
      />
      {scenarios && <PreviewBar scenarios={scenarios} shown={tests} />}
      <Breadcrumbs crumbs={breadcrumbs} />
      <h1 className={styles.headline}>{title}</h1>
      <ContentRows rows={rows} />
    </div>
  );
};

export const Component = () => {
  const opened = useLoaderData<typeof loader>();
  switch (opened.kind) {
    case 'category':
      return <CategoryView {...opened.data} />;
    case 'product':
      return <ProductView opened={opened.data} />;
    case 'content':
      return <ContentPage {...opened} />;
  }
};
