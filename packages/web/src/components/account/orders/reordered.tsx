// What became of goods that were ordered again, line by line.

import type { ReorderedLine } from '@tornister/application/orders';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/button.tsx';
import card from '../../ui/card/card.module.css';
import styles from './reordered.module.css';

const quantityOf = ({ verdict }: ReorderedLine) => ('quantity' in verdict ? { quantity: verdict.quantity } : {});

export const Reordered = ({ lines }: { readonly lines: readonly ReorderedLine[] }) => {
  const { t } = useTranslation('orders');
  const isAnyThere = lines.some(({ verdict }) => verdict.kind !== 'gone' && verdict.kind !== 'basket-full');
  return (
    <section className={card.card} role="status" aria-label={t('vue.orders.reorder.title')}>
      <h2>{t('vue.orders.reorder.title')}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.lineNo} data-verdict={line.verdict.kind}>
            <strong>{line.name}</strong> {t(`vue.orders.reorder.${line.verdict.kind}`, quantityOf(line))}
            {line.replacement === undefined ? null : (
              <>
                . {t('vue.orders.reorder.instead')} <a href={line.replacement.path}>{line.replacement.name}</a>
              </>
            )}
          </li>
        ))}
      </ul>
      {isAnyThere ? (
        <p>
          <LinkButton href={PATHS.basket} look="primary">
            {t('vue.orders.reorder.basket')}
          </LinkButton>
        </p>
      ) : null}
    </section>
  );
};
