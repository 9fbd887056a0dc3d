import type { TabsTeaser as Teaser } from '@tornister/domain/content';
import { Html } from '../html/html.tsx';
import styles from './content-row.module.css';
import { TeaserView } from './teaser-view.tsx';

/** Tabs of a prize draw or an A/B test as sections that open one at a time; the first one stands open. */
export const TabsTeaser = ({ teaser }: { readonly teaser: Teaser }) => (
  <section className={styles.tabs}>
    <h2>{teaser.label}</h2>
    {teaser.html !== '' && <Html html={teaser.html} />}
    {teaser.tabs.map((tab, index) => (
      <details key={tab.id} name={teaser.id} open={index === 0} className={styles.tab}>
        <summary>{tab.kind === 'prize-draw-tab' || tab.kind === 'ab-test-tab' ? tab.label : tab.name}</summary>
        {tab.kind === 'prize-draw-tab' || tab.kind === 'ab-test-tab' ? (
          <Html html={tab.html} />
        ) : (
          <TeaserView teaser={tab} />
        )}
      </details>
    ))}
  </section>
);
