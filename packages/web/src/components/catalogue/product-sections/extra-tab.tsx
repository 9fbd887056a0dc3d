// A section of the product page whose text is fetched when it is opened.

import type { ProductId } from '@tornister/domain/shared';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { Html } from '../../ui/html/html.tsx';
import { Section } from './section.tsx';

export type ExtraTabProps = { readonly productId: ProductId; readonly tabId: string; readonly title: string };
/** A section whose text is fetched when it is opened (spec 1 §7 "extra tab contents"). */
export const ExtraTab = ({ productId, tabId, title }: ExtraTabProps) => {
  const { t } = useTranslation('browse');
  const asked = useMemo(() => ({ productId, tabId }), [productId, tabId]);
  const tab = usePageUseCase(browseUseCases.openExtraTab, asked);
  const content = useBehavior(tab.state$);
  return (
    <Section id={`tab-${tabId}`} title={title} onOpen={tab.open}>
      <div aria-live="polite" aria-busy={content.kind === 'loading'}>
        {content.kind === 'loaded' && <Html html={content.html} />}
        {content.kind === 'loading' && <p>{t('vue.pdp.loading')}</p>}
        {content.kind === 'failed' && <p>{t('vue.pdp.loadingFailed')}</p>}
      </div>
    </Section>
  );
};
