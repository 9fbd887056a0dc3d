// What staff see above a page in a preview: its A/B tests, and a link to each of their variants.

import type { AbTest, ShownTest } from '@tornister/domain/content';
import { previewSearch } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import styles from './preview-bar.module.css';

type PreviewBarProps = { readonly scenarios: readonly AbTest[]; readonly shown: readonly ShownTest[] };

/** Says that this is a preview, and leads to each variant of each test. Each is a request, so that the page is what the shop host draws. */
export const PreviewBar = ({ scenarios, shown }: PreviewBarProps) => {
  const { t } = useTranslation('preview');
  const picked = Object.fromEntries(shown.map(({ id, variant }) => [id, variant]));
  const addressOf = (test: AbTest, key: string): string =>
    previewSearch({ customerSegments: [], abScenarios: { ...picked, [test.id]: key } });
  return (
    <aside aria-label={t('vue.preview.title')} className={styles.bar}>
      <p>
        <strong>{t('vue.preview.title')}</strong>{' '}
        {t(scenarios.length === 0 ? 'vue.preview.noTests' : 'vue.preview.text')}
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
