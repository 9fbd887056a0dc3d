// How far money is that goes back: asked for, paid back, or refused by the payment provider.

import type { Refund } from '@tornister/domain/orders';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format-date.ts';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';

/** By whom it is paid back; whoever transfers it by hand refuses nothing. */
const wordOf = ({ way, state }: Refund) =>
  way === 'provider' || state === 'refused'
    ? (`vue.returns.refund.${state}` as const)
    : (`vue.returns.refund.${way}.${state}` as const);

/** Says that money is back only once the provider has agreed, or people have paid. */
export const RefundNote = ({ refund }: { readonly refund: Refund }) => {
  const { t } = useTranslation('returns');
  const { numberLocale } = useShop().site.profile;
  const { amount, state, at } = refund;
  const words = { amount: formatMoney(amount, numberLocale), date: formatDate(at, numberLocale) };
  return (
    <p>
      {t(wordOf(refund), words)}
      {state === 'refused' ? (
        <>
          {' '}
          <a href={PATHS.contact}>{t('vue.returns.refund.contact')}</a>
        </>
      ) : null}
    </p>
  );
};
