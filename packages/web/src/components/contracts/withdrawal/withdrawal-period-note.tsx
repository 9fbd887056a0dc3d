// Says until when an order can be withdrawn from, in the period and after it.

import type { OrderWithdrawal } from '@tornister/application/ports';
import { instantOf } from '@tornister/domain/shared';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format-date.ts';
import { useShop } from '../../../react/shop-provider.tsx';

/** The period ends with the end of its last day. */
const A_MOMENT_MS = 1;

export const WithdrawalPeriodNote = ({ withdrawal: { endsAt, period } }: { readonly withdrawal: OrderWithdrawal }) => {
  const { t } = useTranslation('contracts');
  const { numberLocale } = useShop().site.profile;
  const date = endsAt === undefined ? '' : formatDate(instantOf(endsAt - A_MOMENT_MS), numberLocale);
  return <p>{t(`vue.contracts.withdraw.period.${period}`, { date })}</p>;
};
