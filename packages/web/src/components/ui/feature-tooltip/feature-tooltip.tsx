// A tooltip that points at a feature once per session.

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showTooltip } from '../../../composition/tooltip-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import styles from './feature-tooltip.module.css';

type FeatureTooltipProps = {
  /** Names the feature in the session's memory. */
  readonly feature: string;
  readonly text: string;
  /** What it points at, described by the tooltip while that is shown. */
  readonly children: (describedBy: string | undefined) => ReactNode;
};

/**
 * Points at a feature with a sentence that is read out politely. It stays under the pointer and while the focus is in it or in what it points
 * at, goes by Escape and by its button (spec 3 §4; WCAG 1.4.13). Without scripts it does not show: it says nothing that a page needs. On
 * telephones, where it would cover goods or push them aside, the sentence is part of the page.
 */
export const FeatureTooltip = ({ feature, text, children }: FeatureTooltipProps) => {
  const { t } = useTranslation();
  const id = useId();
  const tooltip = usePageUseCase(showTooltip, feature);
  const isShown = useBehavior(tooltip.state$);
  useEffect(() => tooltip.appear(), [tooltip]);
  useEffect(() => {
    if (!isShown) return;
    const press = ({ key }: Pick<KeyboardEvent, 'key'>): void => {
      if (key === 'Escape') tooltip.dismiss();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isShown, tooltip]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks whether pointer or focus are here
    <span
      className={styles.feature}
      onPointerEnter={() => tooltip.hover(true)}
      onPointerLeave={() => tooltip.hover(false)}
      onFocus={() => tooltip.focus(true)}
      onBlur={({ currentTarget, relatedTarget }) => tooltip.focus(currentTarget.contains(relatedTarget))}
    >
      {children(isShown ? id : undefined)}
      <span className={styles.hint}>{text}</span>
      <span role="status" className={isShown ? styles.tooltip : undefined}>
        {isShown && (
          <>
            <span id={id}>{text}</span>
            <button type="button" className={styles.close} aria-label={t('vue.toast.close')} onClick={tooltip.dismiss}>
              <X aria-hidden size={18} />
            </button>
          </>
        )}
      </span>
    </span>
  );
};
