// Says that a change of the basket which a form of it has asked for is on its way. The frame of the checkout has no bar that says so.

import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** What forms with a voucher or a gift ask for; lines say so themselves, and the wallet leads away. */
const CHANGES: ReadonlySet<unknown> = new Set(['voucher', 'remove-voucher', 'gift']);

/** Always there: what reads aloud has to know the place before anything is said in it (WCAG 4.1.3). */
export const BasketBusy = () => {
  const { t } = useTranslation('checkout');
  const { formData } = useNavigation();
  return (
    <p className="visually-hidden" role="status">
      {CHANGES.has(formData?.get('intent')) ? t('vue.checkout.basket.changing') : null}
    </p>
  );
};
