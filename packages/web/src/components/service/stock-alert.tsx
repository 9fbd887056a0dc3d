// What the page about an article that is sold out shows: the form, the answer to it, and what the links of its mails ask.

import type { AwaitedArticle } from '@tornister/application/newsletter';
import { STOCK_ALERT_PARAMETERS, STOCK_ALERT_PATH, stockAlertAddress } from '@tornister/domain/newsletter';
import { useTranslation } from 'react-i18next';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { AccountForm } from '../account/account-form/account-form.tsx';
import { HoneypotField } from '../account/account-form/honeypot-field.tsx';
import { EmailAddressField } from '../ui/form-field/contact-fields.tsx';
import { FormTaken, ServicePage } from './service-page.tsx';

type Refused = { readonly refusal: FormRefusal | undefined };
type WithToken = Refused & { readonly token: string };

const nameOf = ({ name, variant }: AwaitedArticle): string => (variant === '' ? name : `${name}, ${variant}`);

type AskForStockProps = Refused & {
  readonly productId: string;
  readonly itemId: string;
  readonly article: AwaitedArticle;
};

/** The form; an article that can be bought needs none. */
export const AskForStock = ({ productId, itemId, article, refusal }: AskForStockProps) => {
  const { t } = useTranslation('stockAlert');
  const { errors = [], message, typed = {} } = refusal ?? {};
  const labels = { email: t('vue.stockAlert.email') };
  return (
    <ServicePage
      title={t('vue.stockAlert.title')}
      lead={t(article.isForSale ? 'vue.stockAlert.forSale' : 'vue.stockAlert.text')}
      address={stockAlertAddress(productId, itemId)}
    >
      <p>
        <a href={article.path}>{nameOf(article)}</a>
      </p>
      {!article.isForSale && (
        <AccountForm
          action={stockAlertAddress(productId, itemId)}
          intent="ask"
          {...{ errors, message, labels }}
          submit={t('vue.stockAlert.submit')}
        >
          <EmailAddressField label={labels.email} errors={errors} defaultValue={typed.email} />
          <p>{t('vue.stockAlert.consent')}</p>
          <HoneypotField />
        </AccountForm>
      )}
    </ServicePage>
  );
};

/** The page with one parameter. */
const addressWith = (name: string, value: string): string => `${STOCK_ALERT_PATH}?${name}=${encodeURIComponent(value)}`;

type LinkFormProps = WithToken & {
  readonly parameter: keyof typeof STOCK_ALERT_PARAMETERS;
  readonly intent: string;
  readonly submit: string;
};

/** A button, so that no program that only follows links does anything in somebody's name. */
const LinkForm = ({ token, refusal, parameter, intent, submit }: LinkFormProps) => (
  <AccountForm
    action={addressWith(STOCK_ALERT_PARAMETERS[parameter], token)}
    intent={intent}
    errors={[]}
    message={refusal?.typed.intent === intent ? refusal.message : undefined}
    labels={{}}
    submit={submit}
  >
    <input type="hidden" name="token" value={token} />
  </AccountForm>
);

/** What the link of the first mail leads to. */
export const ConfirmStockAlert = (link: WithToken) => {
  const { t } = useTranslation('stockAlert');
  return (
    <ServicePage
      title={t('vue.stockAlert.title')}
      lead={t('vue.stockAlert.confirmText')}
      address={addressWith(STOCK_ALERT_PARAMETERS.confirm, link.token)}
    >
      <LinkForm {...link} parameter="confirm" intent="confirm" submit={t('vue.stockAlert.confirm')} />
    </ServicePage>
  );
};

/** What the link leads to that each of the mails has. */
export const EndStockAlerts = (link: WithToken) => {
  const { t } = useTranslation('stockAlert');
  return (
    <ServicePage
      title={t('vue.stockAlert.endTitle')}
      lead={t('vue.stockAlert.endText')}
      address={addressWith(STOCK_ALERT_PARAMETERS.end, link.token)}
    >
      <LinkForm {...link} parameter="end" intent="end-one" submit={t('vue.stockAlert.endOne')} />
      <LinkForm {...link} parameter="end" intent="end-all" submit={t('vue.stockAlert.endAll')} />
    </ServicePage>
  );
};

type DoneProps = { readonly done: 'sent' | 'confirmed' | 'ended'; readonly article: AwaitedArticle | undefined };

/** What came of a form. */
export const StockAlertDone = ({ done, article }: DoneProps) => {
  const { t } = useTranslation('stockAlert');
  const titles = {
    sent: t('vue.stockAlert.sentTitle'),
    confirmed: t('vue.stockAlert.confirmedTitle'),
    ended: t('vue.stockAlert.endTitle'),
  };
  const texts = {
    sent: t('vue.stockAlert.sent'),
    confirmed: t('vue.stockAlert.confirmed'),
    ended: t('vue.stockAlert.ended'),
  };
  return (
    <ServicePage title={titles[done]} address={addressWith('done', done)}>
      <FormTaken>
        <p>{texts[done]}</p>
      </FormTaken>
      {article !== undefined && (
        <p>
          <a href={article.path}>{nameOf(article)}</a>
        </p>
      )}
    </ServicePage>
  );
};
