// Whether the membership renews by itself, what that costs, and the form that agrees to it or ends it.

import type { RunningPrime } from '@tornister/application/ports';
import { INVOICE_TERM_DAYS } from '@tornister/domain/checkout';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import styles from '../../routes/account/account.module.css';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { AccountForm } from '../account/account-form/account-form.tsx';

type RenewalProps = {
  readonly renewal: NonNullable<RunningPrime['renewal']>;
  readonly refusal: FormRefusal | undefined;
};

export const Renewal = ({ renewal: { isAgreed, price }, refusal }: RenewalProps) => {
  const { t } = useTranslation('contracts');
  const { numberLocale } = useShop().site.profile;
  return (
    <section className={styles.part} aria-labelledby="prime-renewal">
      <h2 id="prime-renewal">{t('vue.prime.renewal.title')}</h2>
      <AccountForm
        action={PATHS.primeMembership}
        intent={isAgreed ? 'end-renewal' : 'renew'}
        errors={[]}
        message={refusal?.message}
        labels={{}}
        submit={t(isAgreed ? 'vue.prime.renewal.end' : 'vue.prime.renewal.agree')}
      >
        <input type="hidden" name="priceCents" value={price.cents} />
        <p>
          {t(isAgreed ? 'vue.prime.renewal.agreed' : 'vue.prime.renewal.lead', {
            price: formatMoney(price, numberLocale),
            days: INVOICE_TERM_DAYS,
          })}
        </p>
      </AccountForm>
    </section>
  );
};
