// The things of one child of a material list: what the child is called, what its things cost, and the way to the basket with them alone.

import { CHILD_NAME_MAX_LENGTH, type ChildOfList } from '@tornister/domain/materiallist';
import type { Money } from '@tornister/domain/money';
import { ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { Button } from '../ui/button/button.tsx';
import { inputClass } from '../ui/form-field/form-field.tsx';
import { addOfChild, FIELDS, fieldOf } from './list-fields.ts';
import styles from './material-list.module.css';

/** What a child is called where neither the list nor a person says it. */
export const useNameOfChild = () => {
  const { t } = useTranslation('materialList');
  return ({ name, index }: ChildOfList): string => name ?? t('vue.materialList.child.unnamed', { number: index + 1 });
};

type ChildProps = {
  readonly child: ChildOfList;
  readonly isAlone: boolean;
  readonly total: Money;
  readonly isBusy: boolean;
  readonly children: ReactNode;
};

/** A list of one child needs no name and no sum of its own. */
export const MaterialChild = ({ child, isAlone, total, isBusy, children }: ChildProps) => {
  const { t } = useTranslation('materialList');
  const { numberLocale } = useShop().site.profile;
  const name = useNameOfChild()(child);
  const field = fieldOf('name', child.index);
  if (isAlone) return children;
  return (
    <section className={styles.child} aria-labelledby={`title-${field}`}>
      <h3 id={`title-${field}`}>{name}</h3>
      <p className={styles.childName}>
        <label htmlFor={field}>{t('vue.materialList.child.name')}</label>
        <input
          id={field}
          name={field}
          className={inputClass}
          maxLength={CHILD_NAME_MAX_LENGTH}
          autoComplete="off"
          defaultValue={child.name ?? ''}
        />
      </p>
      {children}
      <p className={styles.childTotal}>
        <span aria-live="polite">
          {t('vue.materialList.child.total', { name, price: formatMoney(total, numberLocale) })}
        </span>
        <Button
          type="submit"
          name={FIELDS.intent}
          value={addOfChild(child.index)}
          look="secondary"
          aria-disabled={isBusy}
        >
          <ShoppingBasket aria-hidden size={20} />
          {t('vue.materialList.child.add', { name })}
        </Button>
      </p>
    </section>
  );
};
