// How far money is that goes back by the way that it came: asked for, paid back, or refused by the payment provider.

import type { Refund } from '@tornister/domain/orders';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format-date.ts';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';

/** Says that money is back only once the provider has agreed. */
export const RefundNote = ({ refund: { amount, state, at } }: { readonly refund: Refund }) => {
  const { t } = useTranslation('returns');
  const { numberLocale } = useShop().site.profile;
  const words = { amount: formatMoney(amount, numberLocale), date: formatDate(at, numberLocale) };
  return (
    <p>
      {t(`vue.returns.refund.${state}`, words)}
      {state === 'refused' ? (
        <>
          {' '}
          <a href={PATHS.contact}>{t('vue.returns.refund.contact')}</a>
        </>
      ) : null}
    </p>
  );
};
