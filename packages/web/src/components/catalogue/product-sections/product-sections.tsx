// The sections below the buy box: description, facts, downloads, safety. They are a static part (product-sections-part.ts): nothing in them
// reacts but `details`, which is the browser's own.

import type { Item, ProductDetail } from '@tornister/domain/catalogue';
import { Download, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import { Html } from '../../ui/html/html.tsx';
import { FactTable } from './fact-table.tsx';
import { ProductSafety } from './product-safety.tsx';
import styles from './product-sections.module.css';
import { Section } from './section.tsx';

export type ProductSectionsProps = { readonly product: ProductDetail; readonly item: Item };

const List = ({ entries }: { readonly entries: readonly string[] }) => (
  <ul className={styles.bullets}>
    {entries.map((entry) => (
      <li key={entry}>{entry}</li>
    ))}
  </ul>
);

/** Points under a heading within a section; nothing where there are none. */
const Points = ({ title, entries }: { readonly title: string; readonly entries: readonly string[] }) =>
  entries.length === 0 ? null : (
    <div className={styles.points}>
      <h3>{title}</h3>
      <List entries={entries} />
    </div>
  );

/** A film in the page: nothing of it but its picture is fetched before somebody plays it. Its captions are in the language of the page. */
const Film = ({ title, url, posterUrl, captionsUrl }: ProductDetail['videoLinks'][number]) => {
  const { t } = useTranslation('browse');
  const { htmlLanguage } = useShop().site.profile;
  return (
    <figure className={styles.film}>
      <figcaption>{title}</figcaption>
      <video controls preload="none" width="640" height="480" poster={posterUrl} playsInline>
        <source src={url} type="video/webm" />
        <track default kind="captions" src={captionsUrl} srcLang={htmlLanguage} label={t('vue.pdp.captions')} />
        <a href={url}>{title}</a>
      </video>
    </figure>
  );
};

const Media = ({ product }: Pick<ProductSectionsProps, 'product'>) => (
  <ul className={styles.files}>
    {product.audioSamples.map(({ title, url }) => (
      <li key={url}>
        <figure className={styles.audio}>
          <figcaption>{title}</figcaption>
          {/* biome-ignore lint/a11y/useMediaCaption: samples of music, their title says what is heard */}
          <audio controls preload="none" src={url} />
        </figure>
      </li>
    ))}
    {product.videoLinks.map((video) => (
      <li key={video.url}>
        <Film {...video} />
      </li>
    ))}
  </ul>
);

/** The texts of a product, one section each, that open and close; what most people look for stands open (spec 1 §2 "tabs"). */
export const ProductSections = ({ product, item }: ProductSectionsProps) => {
  const { t } = useTranslation('browse');
  const facts = [
    ...item.variantInfo,
    ...product.dataAndFacts,
    ...(product.textileComposition === undefined
      ? []
      : [{ label: t('vue.pdp.textileComposition'), value: product.textileComposition }]),
    ...(product.textileCare.length === 0
      ? []
      : [{ label: t('vue.pdp.textileCare'), value: product.textileCare.join(', ') }]),
    ...(item.powerPlug === undefined ? [] : [{ label: t('vue.pdp.powerPlug'), value: item.powerPlug.scope }]),
    ...(item.powerPlug?.charge === undefined
      ? []
      : [{ label: t('vue.pdp.powerCharge'), value: item.powerPlug.charge }]),
    ...(product.warranty === undefined ? [] : [{ label: t('vue.pdp.warranty'), value: product.warranty }]),
  ];
  return (
    <>
      <Section id="description" title={t('vue.pdp.description')} isOpen>
        <Html html={product.longDescription} />
        <Points title={t('vue.pdp.features')} entries={product.features} />
        <Points title={t('vue.pdp.labels')} entries={product.labels} />
      </Section>
      {facts.length > 0 && (
        <Section id="data" title={t('vue.pdp.data')} isOpen>
          <FactTable facts={facts} />
        </Section>
      )}
      {product.scopeOfDelivery.length > 0 && (
        <Section id="scope" title={t('vue.pdp.scope')}>
          <List entries={product.scopeOfDelivery} />
        </Section>
      )}
      {product.downloads.length > 0 && (
        <Section id="downloads" title={t('vue.pdp.downloads')}>
          <ul className={styles.files}>
            {product.downloads.map(({ name, url, sizeText }) => (
              <li key={url}>
                <a className={styles.file} href={url} download>
                  <FileText aria-hidden size={20} />
                  {name}
                  <span>{sizeText}</span>
                  <Download aria-hidden size={18} />
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {product.audioSamples.length + product.videoLinks.length > 0 && (
        <Section id="media" title={t('vue.pdp.media')}>
          <Media product={product} />
        </Section>
      )}
      <Section id="safety" title={t('vue.pdp.safety')}>
        <ProductSafety product={product} item={item} />
      </Section>
      {product.withdrawalInfo !== undefined && (
        <Section id="withdrawal" title={t('vue.pdp.withdrawal')}>
          <p>{product.withdrawalInfo}</p>
        </Section>
      )}
    </>
  );
};
