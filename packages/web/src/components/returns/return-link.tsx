// Leads from an order to the pages of its return.

import type { OrderSummary } from '@tornister/domain/orders';
import { useTranslation } from 'react-i18next';
import { returnHref } from './return-addresses.ts';

export const ReturnLink = ({ order }: { readonly order: Pick<OrderSummary, 'returnHash' | 'orderNumber'> }) => {
  const { t } = useTranslation('returns');
  return (
    <a
      href={returnHref('productselection', order.returnHash)}
      aria-label={t('vue.returns.linkOf', { number: order.orderNumber })}
    >
      {t('vue.returns.link')}
    </a>
  );
};
