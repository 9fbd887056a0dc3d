// What became of goods that were ordered again, line by line.

import type { ReorderedLine } from '@tornister/application/orders';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/button.tsx';
import card from '../../ui/card/card.module.css';
import { StatusRegion } from '../../ui/status-region/status-region.tsx';
import styles from './reordered.module.css';

const quantityOf = ({ verdict }: ReorderedLine) => ('quantity' in verdict ? { quantity: verdict.quantity } : {});

const isThere = ({ verdict }: ReorderedLine): boolean => verdict.kind === 'in-basket' || 'quantity' in verdict;

type ReorderedProps = { readonly lines: readonly ReorderedLine[] };

const Report = ({ lines }: ReorderedProps) => {
  const { t } = useTranslation('orders');
  return (
    <section className={card.card}>
      <h2>{t('vue.orders.reorder.title')}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.lineNo} data-verdict={line.verdict.kind}>
            <strong>{line.path === undefined ? line.name : <a href={line.path}>{line.name}</a>}</strong>{' '}
            {t(`vue.orders.reorder.${line.verdict.kind}`, quantityOf(line))}
            {line.replacement === undefined ? null : (
              <>
                . {t('vue.orders.reorder.instead')} <a href={line.replacement.path}>{line.replacement.name}</a>
              </>
            )}
          </li>
        ))}
      </ul>
      {lines.some(isThere) ? (
        <p>
          <LinkButton href={PATHS.basket} look="primary">
            {t('vue.orders.reorder.basket')}
          </LinkButton>
        </p>
      ) : null}
    </section>
  );
};

/** Stands on the page of an order before anything was ordered again, so that what became of it is announced. */
export const Reordered = ({ lines }: ReorderedProps) => {
  const { t } = useTranslation('orders');
  return (
    <StatusRegion label={t('vue.orders.reorder.title')}>
      {lines.length === 0 ? null : <Report lines={lines} />}
    </StatusRegion>
  );
};
