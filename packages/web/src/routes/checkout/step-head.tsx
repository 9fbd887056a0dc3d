// The heading and document title of a checkout step.

import { NO_INDEX } from '@tornister/domain/seo';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../react/shop-provider.tsx';
import { useWasServerRendered } from '../../react/use-was-server-rendered.ts';
import styles from './step-head.module.css';

/** The heading of a step and the title of its page; after a navigation within the tab the heading takes the focus. */
export const StepHead = ({ title, lead }: { readonly title: string; readonly lead?: string }) => {
  const { t } = useTranslation('checkout');
  const { brandName } = useShop().site;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasServerRendered = useWasServerRendered();
  // A page that was loaded as a whole begins at its top, and by now somebody may be in a field; one that the router rendered is announced.
  useEffect(() => {
    if (!wasServerRendered) heading.current?.focus({ preventScroll: true });
  }, [wasServerRendered]);
  return (
    <header className={styles.head}>
      <title>{t('vue.checkout.pageTitle', { title, brand: brandName })}</title>
      <meta name="robots" content={NO_INDEX} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </header>
  );
};
