// Route /myaccount/returns/productselection/: which lines of the order go back, how many pieces, why, with pictures.

import { useTranslation } from 'react-i18next';
import { Form, useActionData, useLoaderData } from 'react-router';
import { ItemCard } from '../../components/returns/item-card.tsx';
import { PriorReturns } from '../../components/returns/prior-returns.tsx';
import { returnHref } from '../../components/returns/return-addresses.ts';
import styles from '../../components/returns/return-page.module.css';
import { ReturnPage } from '../../components/returns/return-page.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../components/ui/error-summary/error-summary.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import type { loader } from './product-selection.loader.ts';

export const Component = () => {
  const { t } = useTranslation('returns');
  const { isMember, order, draft, isReturnable, resumed } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? resumed;
  const { errors = [], message, typed } = refusal ?? {};
  const address = returnHref('productselection', order.hash);
  const drafting = useFormDraft(address, refusal !== undefined && refusal.isCut !== true);
  const labelOf = (field: string): string => {
    const line = order.lines.find(({ id }) => field.startsWith(`${id}.`));
    return [line?.name, t(`vue.returns.field.${field.split('.').at(-1)}`)].filter(Boolean).join(', ');
  };
  return (
    <ReturnPage
      title={t('vue.returns.items.title', { number: order.salesOrderNo })}
      step="productselection"
      hash={order.hash}
      isMember={isMember}
    >
      <PriorReturns hash={order.hash} returns={order.priorReturns} />
      <p>{isReturnable ? t('vue.returns.items.text') : t('vue.returns.items.none')}</p>
      <Form
        method="post"
        action={address}
        encType="multipart/form-data"
        className={styles.form}
        noValidate
        {...drafting}
      >
        {/* Enter presses the first button of a form, and means to go on: never to hand in a picture, or to take one away. */}
        {isReturnable ? (
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
            {t('vue.returns.next')}
          </button>
        ) : null}
        <ErrorSummary errors={errors} message={message} labelOf={labelOf} />
        <ul className={styles.items}>
          {order.lines.map((line) => (
            <ItemCard
              key={line.id}
              line={line}
              answer={draft.items.find(({ lineId }) => lineId === line.id)}
              typed={typed}
              images={order.images.filter(({ lineId }) => lineId === line.id)}
              errors={errors}
            />
          ))}
        </ul>
        {isReturnable ? (
          <Button type="submit" size="large">
            {t('vue.returns.next')}
          </Button>
        ) : null}
      </Form>
    </ReturnPage>
  );
};
