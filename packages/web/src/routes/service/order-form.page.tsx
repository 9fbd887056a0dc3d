// Order form: quick entry of order numbers. Source: spec 2 §1, §2 "/service/orderform".

import { EMPTY_VIEW } from '@tornister/application/order-form';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useActionData, useLoaderData, useLocation } from 'react-router';
import { OrderForm } from '../../components/order-form/order-form.tsx';
import { orderFormUseCases } from '../../composition/order-form-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { resumedForm } from '../form-refusal.ts';
import { type OrderFormAnswer, refuseOrderForm } from './order-form-action.ts';
import { readOrderFormAddress } from './order-form-address.ts';
import { FIELDS } from './order-form-entry.ts';
import styles from './order-form-page.module.css';

export { orderFormAction as action } from './order-form-action.ts';

/** The rows that the address holds, with what the shop says about them now. After the end of a login the list is there again, as text. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { newKey, show } = shop.get(orderFormUseCases.fillOrderForm);
  // Every form has a key of its own.
  const key = newKey();
  const addressed = readOrderFormAddress(new URL(request.url).searchParams);
  const resumed = resumedForm(shop, PATHS.orderForm).resumed?.typed[FIELDS.text];
  const { view, ...place } = addressed ?? { view: { ...EMPTY_VIEW, rest: resumed ?? '' }, inBasket: 0 };
  const shown = await show(view);
  if (shown.isErr()) {
    const entry = { typed: view.typed, text: view.rest };
    const { answer, ...response } = refuseOrderForm(shop, { entry, ...place }, shown.error);
    return data({ key, answer }, response);
  }
  const answer: OrderFormAnswer = { ...shown.value, ...place };
  return data({ key, answer });
};

/** Rows to type into, a field to paste into, and what the shop says about each row. */
export const Component = () => {
  const { t } = useTranslation('orderForm');
  const { answer: opened, key } = useLoaderData<typeof loader>();
  const refused = useActionData<OrderFormAnswer>();
  const { key: visit } = useLocation();
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.orderForm.title')} />
      <h1>{t('vue.orderForm.title')}</h1>
      <p className={styles.lead}>{t('vue.orderForm.lead')}</p>
      <OrderForm answer={refused ?? opened} visit={visit} formKey={key} />
    </div>
  );
};
