// The teaser kinds that have tabs: prize draw and A/B test.

import type { ShownTeaser } from '@tornister/application/content';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/button.tsx';
import { Html } from '../../ui/html/html.tsx';
import { newWindow } from '../../ui/new-window.ts';
import styles from './tabs-teaser.module.css';

type TabsProps = {
  readonly teaser: Extract<ShownTeaser, { readonly tabs: unknown }>;
  /** Shows what lies in a tab: teasers of every kind, this one among them. */
  readonly View: ComponentType<{ readonly teaser: ShownTeaser }>;
};

/** A prize draw: what there is to win, the way there, and its tabs as sections that open one at a time. */
export const PrizeDraw = ({ teaser, View }: TabsProps) => {
  const { t } = useTranslation();
  return (
    <section className={styles.tabs} data-teaser={teaser.id}>
      <h2>{teaser.label}</h2>
      {teaser.html !== '' && <Html html={teaser.html} />}
      {teaser.tabs.map((tab, index) => (
        <details key={tab.id} name={teaser.id} open={index === 0} className={styles.tab}>
          <summary>{'label' in tab ? tab.label : tab.name}</summary>
          <View teaser={tab} />
        </details>
      ))}
      {teaser.link !== undefined && (
        <p>
          <LinkButton href={teaser.link.url} look="secondary" {...newWindow(teaser.link)}>
            {t('vue.prizeDraw.open')}
          </LinkButton>
        </p>
      )}
    </section>
  );
};

/** The variant of an A/B test that was chosen when the page was opened: it is the only tab that is left. */
export const AbTest = ({ teaser, View }: TabsProps) => {
  const [first] = teaser.tabs;
  return first === undefined ? null : (
    <div className={styles.tabs}>
      <View teaser={first} />
    </div>
  );
};
