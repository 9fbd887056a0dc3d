// Returns that were announced, each as far as it is, with its labels while they are of use.

import type { PriorReturn, ReturnSettlement } from '@tornister/domain/returns';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format-date.ts';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import card from '../ui/card/card.module.css';
import { RefundNote } from './refund-note.tsx';
import { labelHref } from './return-addresses.ts';
import styles from './return-page.module.css';

export type PriorReturnsProps = { readonly hash: string; readonly returns: readonly PriorReturn[] };

const Settlement = ({ settlement }: { readonly settlement: ReturnSettlement }) => {
  const { t } = useTranslation('returns');
  const { numberLocale } = useShop().site.profile;
  if (settlement.outcome === 'replaced') return <p>{t('vue.returns.settled.replaced')}</p>;
  if (settlement.amount.cents === 0) return <p>{t('vue.returns.settled.payless')}</p>;
  const amount = formatMoney(settlement.amount, numberLocale);
  return <p>{t(`vue.returns.settled.${settlement.outcome}`, { amount })}</p>;
};

/** What became of it; of money that the payment provider was asked for, or that people have paid back, how far that is. */
const Money = ({ prior: { refund, settlement } }: { readonly prior: PriorReturn }) => {
  if (refund !== undefined) return <RefundNote refund={refund} />;
  return settlement === undefined ? null : <Settlement settlement={settlement} />;
};

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
      <Money prior={prior} />
      <ul>
        {items.map(({ name, component, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the goods of a return never move, and two lines may have one name
          <li key={index}>
            {quantity} × {[name, component].filter(Boolean).join(' · ')}
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
