// A section of the product page whose text is fetched when it is opened.

import type { OpenedProduct } from '@tornister/application/browse';
import { type ProductDetail, TAB_PARAMETER } from '@tornister/domain/catalogue';
import { addressWith } from '@tornister/domain/listing';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { Html } from '../../ui/html/html.tsx';
import styles from './product-sections.module.css';
import { Section } from './section.tsx';

export type ExtraTabProps = {
  readonly product: Pick<ProductDetail, 'productId' | 'path'>;
  readonly tabId: string;
  readonly title: string;
  /** The section that the address has opened, whichever that is. */
  readonly opened: OpenedProduct['tab'];
};

/** A section whose text is fetched when it is opened (spec 1 §7 "extra tab contents"); without scripts a link in it opens the page with the text. */
export const ExtraTab = ({ product: { productId, path }, tabId, title, opened }: ExtraTabProps) => {
  const { t } = useTranslation('browse');
  const html = opened?.tabId === tabId ? opened.html : undefined;
  const asked = useMemo(() => ({ productId, tabId, html }), [productId, tabId, html]);
  const tab = usePageUseCase(browseUseCases.openExtraTab, asked);
  const content = useBehavior(tab.state$);
  return (
    <Section id={`tab-${tabId}`} title={title} isOpen={html !== undefined} onOpen={tab.open}>
      <div aria-live="polite" aria-busy={content.kind === 'loading'}>
        {content.kind === 'loaded' && <Html html={content.html} />}
        {content.kind === 'loading' && <p>{t('vue.pdp.loading')}</p>}
        {content.kind === 'closed' && (
          <p className={styles.withoutScripts}>
            <a href={`${addressWith(path, [[TAB_PARAMETER, tabId]])}#tab-${tabId}`} rel="nofollow">
              {title}
            </a>
          </p>
        )}
        {content.kind === 'failed' && <p>{t('vue.pdp.loadingFailed')}</p>}
      </div>
    </Section>
  );
};
