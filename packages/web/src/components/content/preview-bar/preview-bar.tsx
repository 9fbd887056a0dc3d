// What staff see above a page in a preview: its A/B tests with a link to each of their variants, or that its order is a sample.

import type { AbTest, ShownTest } from '@tornister/domain/content';
import { previewSearch } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import styles from './preview-bar.module.css';

type PreviewBarProps = {
  readonly scenarios?: readonly AbTest[];
  readonly shown?: readonly ShownTest[];
  /** The page shows an order that nobody has placed. */
  readonly isSampleOrder?: boolean;
};

const textOf = ({ scenarios = [], isSampleOrder }: PreviewBarProps): string => {
  if (isSampleOrder === true) return 'vue.preview.sampleOrder';
  return scenarios.length === 0 ? 'vue.preview.noTests' : 'vue.preview.text';
};

/** Says that this is a preview, and leads to each variant of each test. Each is a request, so that the page is what the shop host draws. */
export const PreviewBar = (props: PreviewBarProps) => {
  const { scenarios = [], shown = [] } = props;
  const { t } = useTranslation('preview');
  const picked = Object.fromEntries(shown.map(({ id, variant }) => [id, variant]));
  const addressOf = (test: AbTest, key: string): string =>
    previewSearch({ customerSegments: [], abScenarios: { ...picked, [test.id]: key } });
  return (
    <aside aria-label={t('vue.preview.title')} className={styles.bar}>
      <p>
        <strong>{t('vue.preview.title')}</strong> {t(textOf(props))}
      </p>
      {scenarios.map((test) => (
        <nav key={test.id} aria-label={test.id} className={styles.test}>
          <span>{test.id}</span>
          <ul>
            {test.variants.map(({ key, trackingCode }) => (
              <li key={key}>
                <a href={addressOf(test, key)} aria-current={picked[test.id] === key ? 'page' : undefined}>
                  {t('vue.preview.variant', { key, trackingCode })}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </aside>
  );
};
