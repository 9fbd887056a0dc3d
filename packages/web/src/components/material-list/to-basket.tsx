// What the chosen articles of a material list cost together, and where they can go: the basket, a wishlist, a class list.

import type { Money } from '@tornister/domain/money';
import { PATHS } from '@tornister/domain/routing';
import { Heart, School, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { Button } from '../ui/button/button.tsx';
import { FIELDS } from './list-fields.ts';
import styles from './material-list.module.css';

/** The way to the basket, with what it costs; the total follows the fields where scripts run. */
export const ToBasket = ({ total, isBusy }: { readonly total: Money; readonly isBusy: boolean }) => {
  const { t } = useTranslation('materialList');
  const { numberLocale } = useShop().site.profile;
  return (
    <div className={styles.actions}>
      <p className={styles.total} aria-live="polite">
        {t('vue.materialList.total', { price: formatMoney(total, numberLocale) })}
      </p>
      <Button type="submit" name={FIELDS.intent} value="check" look="secondary" size="large">
        {t('vue.materialList.check')}
      </Button>
      <Button type="submit" name={FIELDS.intent} value="save" look="secondary" size="large" aria-disabled={isBusy}>
        <Heart aria-hidden size={22} />
        {t('vue.materialList.save')}
      </Button>
      <Button
        type="submit"
        name={FIELDS.intent}
        value="sheet"
        formAction={PATHS.classLists}
        look="secondary"
        size="large"
      >
        <School aria-hidden size={22} />
        {t('vue.materialList.classList')}
      </Button>
      <Button type="submit" name={FIELDS.intent} value="add" look="strong" size="large" aria-disabled={isBusy}>
        <ShoppingBasket aria-hidden size={22} />
        {t('vue.materialList.add')}
      </Button>
    </div>
  );
};
