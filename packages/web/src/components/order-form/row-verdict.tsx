// What the shop says about a row of the order form, with the way on.

import type { OrderRowVerdict } from '@tornister/application/order-form';
import type { OrderItem } from '@tornister/application/ports';
import { CircleAlert, CircleCheck, Replace } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { Button } from '../ui/button/button.tsx';
import styles from './order-form.module.css';

/** The id of what is said about a row. */
export const verdictId = (index: number): string => `verdict-${index}`;

const nameOf = ({ name, variantInfo }: OrderItem): string =>
  [name, ...variantInfo.map(({ value }) => value)].join(', ');

/** Name and price of what would be ordered. */
const Article = ({ item }: { readonly item: OrderItem }) => {
  const { t } = useTranslation('orderForm');
  const { numberLocale } = useShop().site.profile;
  return (
    <span>
      <a href={item.path}>{nameOf(item)}</a>{' '}
      <span className={styles.price}>
        {t('vue.orderForm.unitPrice', { price: formatMoney(item.unitPrice, numberLocale) })}
      </span>
    </span>
  );
};

const Suggestions = ({ index, items }: { readonly index: number; readonly items: readonly OrderItem[] }) => {
  const { t } = useTranslation('orderForm');
  if (items.length === 0) return <span>{t('vue.orderForm.unknown')}</span>;
  return (
    <>
      <span>{t('vue.orderForm.didYouMean')}</span>
      <span className={styles.suggestions}>
        {items.map((item) => (
          <Button
            key={item.itemId}
            type="submit"
            name="suggestion"
            value={`${index}:${item.orderNumber}`}
            look="secondary"
            size="small"
          >
            {t('vue.orderForm.suggestion', { number: item.orderNumber, name: nameOf(item) })}
          </Button>
        ))}
      </span>
    </>
  );
};

/** Words for each verdict; what was changed stands in the fields already. */
const Words = ({ index, verdict }: { readonly index: number; readonly verdict: OrderRowVerdict }) => {
  const { t } = useTranslation('orderForm');
  switch (verdict.kind) {
    case 'unreadable':
      return <span>{t(`vue.orderForm.problem.${verdict.problem}`)}</span>;
    case 'unknown':
      return <Suggestions index={index} items={verdict.suggestions} />;
    case 'replaced':
      return (
        <>
          <span>{t('vue.orderForm.replaced')}</span>
          <Article item={verdict.by} />
        </>
      );
    case 'found':
      return <Article item={verdict.item} />;
    default:
      return (
        <>
          <Article item={verdict.item} />
          <span>{t(`vue.orderForm.${verdict.kind}`, { amount: 'quantity' in verdict ? verdict.quantity : 0 })}</span>
        </>
      );
  }
};

const ICONS = { found: CircleCheck, raised: CircleCheck, lowered: CircleCheck, replaced: Replace } as const;

/** What is said about the row of this index. */
export const RowVerdict = ({ index, verdict }: { readonly index: number; readonly verdict: OrderRowVerdict }) => {
  const Icon = verdict.kind in ICONS ? ICONS[verdict.kind as keyof typeof ICONS] : CircleAlert;
  return (
    <div id={verdictId(index)} className={styles.verdict} data-kind={verdict.kind}>
      <Icon aria-hidden size={18} />
      <div className={styles.words}>
        <Words index={index} verdict={verdict} />
      </div>
    </div>
  );
};
