import type { TabsTeaser as Tabs, Teaser } from '@tornister/domain/content';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../button/button.tsx';
import { Html } from '../html/html.tsx';
import styles from './content-row.module.css';
import { TeaserView } from './teaser-view.tsx';

const Tab = ({ tab, group, isOpen }: { readonly tab: Teaser; readonly group: string; readonly isOpen: boolean }) => (
  <details name={group} open={isOpen} className={styles.tab}>
    <summary>{'label' in tab ? tab.label : tab.name}</summary>
    <TeaserView teaser={tab} />
  </details>
);

/** A prize draw: what there is to win, the way there, and its tabs as sections that open one at a time. */
export const PrizeDraw = ({ teaser }: { readonly teaser: Tabs }) => {
  const { t } = useTranslation();
  return (
    <section className={styles.tabs}>
      <h2>{teaser.label}</h2>
      {teaser.html !== '' && <Html html={teaser.html} />}
      {teaser.tabs.map((tab, index) => (
        <Tab key={tab.id} tab={tab} group={teaser.id} isOpen={index === 0} />
      ))}
      {teaser.link !== undefined && (
        <p>
          <LinkButton href={teaser.link.url} look="secondary">
            {t('vue.prizeDraw.open')}
          </LinkButton>
        </p>
      )}
    </section>
  );
};

/** The variants of an A/B test: a page is the same for everyone, so the first one is shown where no test has decided. */
export const AbTest = ({ teaser }: { readonly teaser: Tabs }) => {
  const [first] = teaser.tabs;
  return first === undefined ? null : (
    <div className={styles.tabs}>
      <TeaserView teaser={first} />
    </div>
  );
};
