// The teaser kind "info bar": a sentence of the editors in their colours, which can be dismissed.

import type { InfoBarTeaser } from '@tornister/domain/content';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { Html } from '../../ui/html/html.tsx';
import { Tinted } from '../../ui/tinted/tinted.tsx';
import styles from './info-bar.module.css';

/** One sentence of an editor in its colours, until it is dismissed. It is rendered for everybody; who dismissed it never sees it stay. */
export const InfoBar = ({ teaser }: { readonly teaser: InfoBarTeaser }) => {
  const { t } = useTranslation();
  const bar = usePageUseCase(browseUseCases.showInfoBar, teaser.id);
  const isVisible = useBehavior(bar.state$);
  if (!isVisible) return null;
  return (
    <Tinted
      as="div"
      className={styles.bar}
      colors={{ '--tint-ground': teaser.ground, '--tint': teaser.text }}
      teaser={teaser.id}
    >
      <Html html={teaser.html} className={styles.text} />
      <button type="button" className={styles.close} aria-label={t('vue.infoBar.close')} onClick={bar.dismiss}>
        <X aria-hidden size={18} />
      </button>
    </Tinted>
  );
};
