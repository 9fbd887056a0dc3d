// Step 1 of a withdrawal: who withdraws from which order, from all of it or from some goods.

import type { ContactFormData, ShownOrder } from '@tornister/application/ports';
import {
  CONTRACT_NUMBER_MAX_LENGTH,
  DECLARED_GOODS_MAX_LENGTH,
  declaredLine,
  WITHDRAWAL_PERIOD_DAYS,
} from '@tornister/domain/contracts';
import { orderedLines } from '@tornister/domain/orders';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { formatDate } from '../../../i18n/format-date.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import type { FormRefusal } from '../../../routes/form-refusal.ts';
import { AccountForm, type AccountFormProps } from '../../account/account-form/account-form.tsx';
import { HoneypotField } from '../../account/account-form/honeypot-field.tsx';
import { withdrawHref } from '../../account/orders/order-addresses.ts';
import { EmailAddressField, NameField } from '../../ui/form-field/contact-fields.tsx';
import { CheckField, TextAreaField, TextField } from '../../ui/form-field/form-field.tsx';
import styles from '../declaration/declaration.module.css';
import { WithdrawalPeriodNote } from './withdrawal-period-note.tsx';

/** More orders than anybody withdraws from within their time. */
const MOST_ORDERS = 5;

type Known = { readonly known: ShownOrder | undefined };

type DeclaredLine = { readonly lineNo: string; readonly text: string; readonly isTicked: boolean };

/**
 * The lines of an order as they are declared, each with all its pieces, whatever parcels those are in; goods that came anew were not ordered. Lines that
 * read the same are ticked as often as they were.
 */
const linesOf = (order: ShownOrder, goods: string | undefined): readonly DeclaredLine[] => {
  const ticked = goods?.split('\n') ?? [];
  return orderedLines(order)
    .filter(({ positionTotal }) => positionTotal.cents > 0)
    .map((item) => {
      const text = declaredLine(item);
      const at = ticked.indexOf(text);
      if (at >= 0) ticked.splice(at, 1);
      return { lineNo: item.lineNo, text, isTicked: at >= 0 };
    });
};

const Goods = ({ known, goods }: Known & { readonly goods: string | undefined }) => {
  const { t } = useTranslation('contracts');
  const { wayOut } = useShop().site.profile;
  if (known === undefined)
    return (
      <TextAreaField
        name="goods"
        label={t('vue.contracts.withdraw.goods')}
        hint={t(`vue.contracts.${wayOut}.goods.hint`)}
        errors={[]}
        isOptional
        maxLength={DECLARED_GOODS_MAX_LENGTH}
        defaultValue={goods ?? ''}
      />
    );
  return (
    <fieldset className={styles.lines}>
      <legend>{t('vue.contracts.withdraw.goods')}</legend>
      <p className={styles.hint}>{t(`vue.contracts.${wayOut}.lines.hint`)}</p>
      {linesOf(known, goods).map(({ lineNo, text, isTicked }) => (
        <CheckField key={lineNo} name="line" id={`line-${lineNo}`} value={text} label={text} isTicked={isTicked} />
      ))}
    </fieldset>
  );
};

type Declarer = { readonly declarer: ContactFormData | undefined };

/** What is known of the order is filled in, or of the member; a guess of nobody's is. */
const knownFields = ({ known, declarer }: Known & Declarer): Readonly<Record<string, string>> =>
  known === undefined
    ? { name: declarer?.name ?? '', email: declarer?.email ?? '' }
    : {
        name: `${known.billingAddress.firstname} ${known.billingAddress.lastname}`,
        email: known.email,
        orderNumber: known.orderNumber,
      };

/** A member's newest orders, each with the form for it; older ones have it on their own page. */
const OwnOrders = ({ orders }: Pick<ContactFormData, 'orders'>) => {
  const { t } = useTranslation('contracts');
  const { numberLocale } = useShop().site.profile;
  return (
    <nav className={styles.orders} aria-labelledby="own-orders">
      <h2 id="own-orders">{t('vue.contracts.withdraw.orders')}</h2>
      <ul>
        {orders.slice(0, MOST_ORDERS).map(({ orderId, orderNumber, orderedAt }) => (
          <li key={orderId}>
            <a href={withdrawHref({ orderId })}>
              {t('vue.contracts.withdraw.orders.one', {
                number: orderNumber,
                date: formatDate(orderedAt, numberLocale),
              })}
            </a>
          </li>
        ))}
      </ul>
      <a href={PATHS.orders}>{t('vue.contracts.withdraw.orders.all')}</a>
    </nav>
  );
};

export type WithdrawalFormProps = Known &
  Declarer &
  Pick<AccountFormProps, 'draft'> & { readonly refusal: FormRefusal | undefined };

export const WithdrawalForm = ({ known, declarer, refusal, draft }: WithdrawalFormProps) => {
  const { t } = useTranslation('contracts');
  const { wayOut } = useShop().site.profile;
  const { pathname, search } = useLocation();
  const { errors = [], message } = refusal ?? {};
  const typed = refusal?.typed ?? knownFields({ known, declarer });
  const labels = {
    name: t('vue.contracts.name'),
    email: t('vue.contracts.email'),
    orderNumber: t('vue.contracts.withdraw.orderNumber'),
    goods: t('vue.contracts.withdraw.goods'),
  };
  return (
    <>
      <p>{t(`vue.contracts.${wayOut}.lead`, { days: WITHDRAWAL_PERIOD_DAYS })}</p>
      {declarer === undefined || declarer.orders.length === 0 ? null : <OwnOrders orders={declarer.orders} />}
      {known?.withdrawal === undefined ? null : <WithdrawalPeriodNote withdrawal={known.withdrawal} />}
      <AccountForm
        action={`${pathname}${search}`}
        intent="check"
        isStep
        {...{ errors, message, labels }}
        {...(draft && { draft })}
        submit={t('vue.contracts.next')}
      >
        <NameField label={labels.name} errors={errors} defaultValue={typed.name} />
        <TextField
          name="orderNumber"
          label={labels.orderNumber}
          errors={errors}
          hint={t('vue.contracts.withdraw.orderNumber.hint')}
          autoComplete="off"
          maxLength={CONTRACT_NUMBER_MAX_LENGTH}
          defaultValue={typed.orderNumber}
        />
        <EmailAddressField
          label={labels.email}
          errors={errors}
          hint={t('vue.contracts.email.hint')}
          defaultValue={typed.email}
        />
        <Goods known={known} goods={typed.goods} />
        <HoneypotField />
      </AccountForm>
      <p className={styles.hint}>{t(`vue.contracts.${wayOut}.otherWays`)}</p>
    </>
  );
};
