// Returns that were announced, each as far as it is, with its labels while they are of use.

import type { PriorReturn } from '@tornister/domain/returns';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format-date.ts';
import { useShop } from '../../react/shop-provider.tsx';
import card from '../ui/card/card.module.css';
import { labelHref } from './return-addresses.ts';
import styles from './return-page.module.css';

export type PriorReturnsProps = { readonly hash: string; readonly returns: readonly PriorReturn[] };

const PriorReturnCard = ({ hash, prior }: { readonly hash: string; readonly prior: PriorReturn }) => {
  const { t } = useTranslation('returns');
  const { numberLocale } = useShop().site.profile;
  const { rma, state, times, regulation, carrier, items } = prior;
  const date = formatDate(times[state] ?? times.announced, numberLocale);
  return (
    <li className={card.card}>
      <h3>{t('vue.returns.prior.number', { rma })}</h3>
      <p>
        <strong>{t(`vue.returns.state.${state}`, { date })}</strong>
      </p>
      <ul>
        {items.map(({ name, quantity }) => (
          <li key={name}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <p>{[regulation, carrier].filter(Boolean).join(' · ')}</p>
      {state === 'announced' ? (
        <p>
          <a href={labelHref({ hash, rma })}>
            {t(carrier === undefined ? 'vue.returns.label.slip' : 'vue.returns.label.download')}
            <span className="visually-hidden"> {rma}</span>
          </a>
        </p>
      ) : null}
    </li>
  );
};

/** Nothing where there are none. */
export const PriorReturns = ({ hash, returns }: PriorReturnsProps) => {
  const { t } = useTranslation('returns');
  if (returns.length === 0) return null;
  return (
    <section className={styles.form} aria-labelledby="prior-returns">
      <h2 id="prior-returns">{t('vue.returns.prior.title')}</h2>
      <ul className={styles.steps}>
        {returns.map((prior) => (
          <PriorReturnCard key={prior.rma} hash={hash} prior={prior} />
        ))}
      </ul>
    </section>
  );
};
