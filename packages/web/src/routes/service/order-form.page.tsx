// Order form: quick entry of order numbers. Source: spec 2 §1, §2 "/service/orderform".

import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useLocation } from 'react-router';
import { OrderForm } from '../../components/order-form/order-form.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import type { loader } from './order-form.loader.ts';
import type { OrderFormAnswer } from './order-form-action.ts';
import styles from './order-form-page.module.css';

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
      <OrderForm answer={refused ?? opened} visit={visit} formKey={refused?.key ?? key} />
    </div>
  );
};
