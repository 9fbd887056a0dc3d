// Says until when an order can be withdrawn from, in the period and after it.

import type { OrderWithdrawal } from '@tornister/application/ports';
import { lastMomentOf } from '@tornister/domain/contracts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format-date.ts';
import { useShop } from '../../../react/shop-provider.tsx';

export const WithdrawalPeriodNote = ({ withdrawal: { endsAt, period } }: { readonly withdrawal: OrderWithdrawal }) => {
  const { t } = useTranslation('contracts');
  const { numberLocale, wayOut } = useShop().site.profile;
  const date = endsAt === undefined ? '' : formatDate(lastMomentOf(endsAt), numberLocale);
  return <p>{t(`vue.contracts.${wayOut}.period.${period}`, { date })}</p>;
};
