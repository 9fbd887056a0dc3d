// Order form: quick entry of order numbers. Source: spec 2 §1, §2 "/service/orderform".

import { PATHS } from '@tornister/domain/routing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { OrderForm } from '../../components/order-form/order-form.tsx';
import { orderFormUseCases } from '../../composition/order-form-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { resumedForm } from '../form-refusal.ts';
import type { OrderFormAnswer } from './order-form-action.ts';
import { FIELDS } from './order-form-entry.ts';
import styles from './order-form-page.module.css';

export { orderFormAction as action } from './order-form-action.ts';

/** After the end of a login the list is there again, as text. Every form has a key of its own. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const text = resumedForm(shop, PATHS.orderForm).resumed?.typed[FIELDS.text];
  const key = shop.get(orderFormUseCases.fillOrderForm).newKey();
  return { key, ...(text === undefined ? {} : { resumed: text }) };
};

/** The form as it is opened. */
const opened = (rest = ''): OrderFormAnswer => ({ rows: [], rest, added: [] });

/** Rows to type into, a field to paste into, and what the shop says about each row. */
export const Component = () => {
  const { t } = useTranslation('orderForm');
  const { resumed, key } = useLoaderData<typeof loader>();
  // One object for as long as nothing was answered: another one would draw the fields anew, and what is typed would go.
  const [untouched] = useState(() => opened(resumed));
  const answer = useActionData<OrderFormAnswer>() ?? untouched;
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.orderForm.title')} />
      <h1>{t('vue.orderForm.title')}</h1>
      <p className={styles.lead}>{t('vue.orderForm.lead')}</p>
      <OrderForm answer={answer} formKey={key} />
    </div>
  );
};
