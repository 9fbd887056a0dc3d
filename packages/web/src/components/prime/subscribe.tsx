// What a year of the membership costs, and the button that leads to its checkout.

import type { PrimeOffer } from '@tornister/application/ports';
import { lastMomentOf } from '@tornister/domain/contracts';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { formatDate } from '../../i18n/format-date.ts';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import styles from '../../routes/account/account.module.css';
import { Button } from '../ui/button/button.tsx';

type SubscribeProps = {
  readonly sold: Pick<PrimeOffer, 'price' | 'endsAt'>;
  /** A member buys the next year. */
  readonly isRenewal: boolean;
};

export const Subscribe = ({ sold, isRenewal }: SubscribeProps) => {
  const { t } = useTranslation('contracts');
  const { numberLocale } = useShop().site.profile;
  const values = {
    price: formatMoney(sold.price, numberLocale),
    date: formatDate(lastMomentOf(sold.endsAt), numberLocale),
  };
  return (
    <Form method="post" action={PATHS.primeMembership} className={styles.part}>
      <input type="hidden" name="intent" value="begin" />
      <p>{t(isRenewal ? 'vue.prime.subscribe.renewal' : 'vue.prime.subscribe.lead', values)}</p>
      <Button type="submit" look="strong" size="large">
        {t(isRenewal ? 'vue.prime.subscribe.renew' : 'vue.prime.subscribe.submit')}
      </Button>
    </Form>
  );
};
