import type { ProductId } from '@tornister/domain/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ports } from '../../../composition/tokens.ts';
import { useService } from '../../../react/shop-provider.tsx';
import { Html } from '../../ui/html/html.tsx';
import { Section } from './section.tsx';

type ExtraTabProps = { readonly productId: ProductId; readonly tabId: string; readonly title: string };
type Content = { readonly kind: 'unasked' | 'loading' | 'failed' } | { readonly kind: 'loaded'; readonly html: string };

/** A section whose text is fetched when it is opened (spec 1 §7 "extra tab contents"). */
export const ExtraTab = ({ productId, tabId, title }: ExtraTabProps) => {
  const { t } = useTranslation('browse');
  const catalogue = useService(ports.catalogueGateway);
  const [content, setContent] = useState<Content>({ kind: 'unasked' });
  const load = (): void => {
    if (content.kind === 'loading' || content.kind === 'loaded') return;
    setContent({ kind: 'loading' });
    void catalogue.extraTab(productId, tabId).match(
      (html) => setContent({ kind: 'loaded', html: html ?? '' }),
      () => setContent({ kind: 'failed' }),
    );
  };
  return (
    <Section id={`tab-${tabId}`} title={title} onOpen={load}>
      <div aria-live="polite" aria-busy={content.kind === 'loading'}>
        {content.kind === 'loaded' && <Html html={content.html} />}
        {content.kind === 'loading' && <p>{t('vue.pdp.loading')}</p>}
        {content.kind === 'failed' && <p>{t('vue.pdp.loadingFailed')}</p>}
      </div>
    </Section>
  );
};
