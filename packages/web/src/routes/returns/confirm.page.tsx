// Route /myaccount/returns/confirm/: everything once more, whom the shop asks, and the button that sends it; afterwards its number and labels.

import { SALUTATIONS } from '@tornister/domain/address';
import { NO_LABEL, type ReturnFlow, type ReturnOrder } from '@tornister/domain/returns';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { AccountForm } from '../../components/account/account-form/account-form.tsx';
import { PriorReturns } from '../../components/returns/prior-returns.tsx';
import { returnHref } from '../../components/returns/return-addresses.ts';
import { ReturnPage } from '../../components/returns/return-page.tsx';
import card from '../../components/ui/card/card.module.css';
import facts from '../../components/ui/facts/facts.module.css';
import { EmailAddressField, PhoneField } from '../../components/ui/form-field/contact-fields.tsx';
import { SelectField, TextField } from '../../components/ui/form-field/form-field.tsx';
import { useFocusWhen } from '../../react/use-focus-when.ts';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import type { loader } from './confirm.loader.ts';
import { SHOWN_FIELD } from './shown-return.ts';

const FIELDS = ['salutation', 'firstName', 'lastName', 'email', 'phone'] as const;

type Answers = { readonly order: ReturnOrder; readonly flow: ReturnFlow };

/** What will be sent, in words. */
const Summary = ({ order, flow }: Answers) => {
  const { t } = useTranslation('returns');
  const regulation = flow.regulations.find(({ code }) => code === flow.regulation);
  const carrier = flow.carriers.find(({ code }) => code === flow.carrier);
  return (
    <section className={card.card} aria-labelledby="return-summary">
      <h2 id="return-summary">{t('vue.returns.confirm.summary')}</h2>
      <dl className={facts.facts}>
        <dt>{t('vue.returns.steps.productselection')}</dt>
        {flow.selections.map(({ lineId, quantity, reason, comment, componentSku }) => {
          const line = order.lines.find(({ id }) => id === lineId);
          const part = line?.components.find(({ sku }) => sku === componentSku)?.name;
          const why = line?.reasons.find(({ name }) => name === reason)?.displayName;
          return (
            <dd key={lineId}>
              {quantity} × {[line?.name, part, why, comment].filter(Boolean).join(' · ')}
            </dd>
          );
        })}
        <dt>{t('vue.returns.steps.regulations')}</dt>
        <dd>{regulation?.name}</dd>
        <dt>{t('vue.returns.steps.carrier')}</dt>
        <dd>
          {flow.carrier === NO_LABEL
            ? t('vue.returns.carrier.none')
            : t('vue.returns.confirm.labels', { name: carrier?.name ?? '', count: flow.labels })}
        </dd>
      </dl>
    </section>
  );
};

/** The number of the return, what to do now, and its labels. */
const Sent = ({
  hash,
  announced,
  isMoreReturnable,
}: {
  readonly hash: string;
  readonly announced: ReturnOrder['priorReturns'][number];
  readonly isMoreReturnable: boolean;
}) => {
  const { t } = useTranslation('returns');
  return (
    <>
      <p role="status">{t('vue.returns.sent.text', { rma: announced.rma })}</p>
      <p>{t(announced.carrier === undefined ? 'vue.returns.sent.withoutLabel' : 'vue.returns.sent.withLabel')}</p>
      <PriorReturns hash={hash} returns={[announced]} />
      {isMoreReturnable && (
        <p>
          <a href={returnHref('productselection', hash)}>{t('vue.returns.sent.more')}</a>
        </p>
      )}
    </>
  );
};

type ConfirmProps = Answers & {
  readonly shown: string;
  readonly idempotencyKey: string;
  readonly resumed?: FormRefusal;
};

const Confirm = ({ order, flow, shown, idempotencyKey, resumed }: ConfirmProps) => {
  const { t } = useTranslation('returns');
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? resumed;
  const { errors = [], message, typed } = refusal ?? {};
  const address = returnHref('confirm', order.hash);
  const draft = useFormDraft(address, refusal !== undefined);
  const labels = Object.fromEntries(FIELDS.map((field) => [field, t(`vue.returns.contact.${field}`)]));
  const given = (field: (typeof FIELDS)[number]): string => typed?.[field] ?? order.contact[field];
  const named = (name: (typeof FIELDS)[number]) => ({
    name,
    label: labels[name] ?? '',
    errors,
    defaultValue: given(name),
  });
  return (
    <>
      <Summary order={order} flow={flow} />
      <h2>{t('vue.returns.contact.title')}</h2>
      <AccountForm
        action={address}
        intent="submit"
        errors={errors}
        message={message}
        labels={labels}
        draft={draft}
        submit={t('vue.returns.confirm.submit')}
      >
        {/* The same return is sent once, however often its button is pressed: what is shown goes along, for once sent it is kept no more. */}
        <input type="hidden" name={SHOWN_FIELD} value={shown} />
        <input type="hidden" name="idempotencyKey" value={typed?.idempotencyKey ?? idempotencyKey} />
        <SelectField
          {...named('salutation')}
          autoComplete="honorific-prefix"
          options={SALUTATIONS.map((code) => ({ value: code, label: t(`vue.returns.salutation.${code}`) }))}
        />
        <TextField {...named('firstName')} autoComplete="given-name" />
        <TextField {...named('lastName')} autoComplete="family-name" />
        <EmailAddressField {...named('email')} />
        <PhoneField {...named('phone')} isOptional />
      </AccountForm>
    </>
  );
};

export const Component = () => {
  const { t } = useTranslation('returns');
  const page = useLoaderData<typeof loader>();
  const { isMember, order } = page;
  const isSent = page.kind === 'sent';
  // The button that was pressed is gone, and the address has kept its path.
  useFocusWhen(isSent, '#main');
  const title = t(isSent ? 'vue.returns.sent.title' : 'vue.returns.confirm.title');
  return (
    <ReturnPage title={title} step="confirm" hash={order.hash} isMember={isMember} isSent={isSent}>
      {page.kind === 'sent' ? <Sent {...page} hash={order.hash} /> : <Confirm {...page} />}
    </ReturnPage>
  );
};
