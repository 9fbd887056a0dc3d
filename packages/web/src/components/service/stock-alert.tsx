// What the page about an article that is sold out shows: the form, the answer to it, and what the links of its mails ask.

import type { AwaitedArticle } from '@tornister/application/newsletter';
import {
  type LinkedArticle,
  type MailedLinkState,
  stockAlertAddress,
  stockAlertLinkAddress,
} from '@tornister/domain/newsletter';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { useFormDraft } from '../../routes/use-form-draft.ts';
import { AccountForm } from '../account/account-form/account-form.tsx';
import { HoneypotField } from '../account/account-form/honeypot-field.tsx';
import { EmailAddressField } from '../ui/form-field/contact-fields.tsx';
import { FormTaken, ServicePage } from './service-page.tsx';

type Refused = { readonly refusal: FormRefusal | undefined };
type WithToken = Refused & { readonly token: string };
/** The article is named in the address of the link; old links have none. */
type WithLink = {
  readonly link: MailedLinkState;
  readonly named?: LinkedArticle | undefined;
  readonly article?: AwaitedArticle | undefined;
};

const nameOf = ({ name, variant }: AwaitedArticle): string => (variant === '' ? name : `${name}, ${variant}`);

/** The article by its name, with the way to it. */
const ArticleLink = ({ article }: { readonly article: AwaitedArticle | undefined }) =>
  article && (
    <p>
      <a href={article.path}>{nameOf(article)}</a>
    </p>
  );

type AskForStockProps = Refused & {
  readonly productId: string;
  readonly itemId: string;
  readonly article: AwaitedArticle;
  /** By which the shop knows the visitor; empty for a stranger. */
  readonly email: string;
};

/** The form; an article that can be bought needs none. */
export const AskForStock = ({ productId, itemId, article, email, refusal }: AskForStockProps) => {
  const { t } = useTranslation('stockAlert');
  const { errors = [], message, typed = {} } = refusal ?? {};
  const labels = { email: t('vue.stockAlert.email') };
  const action = stockAlertAddress(productId, itemId);
  const draft = useFormDraft(action, refusal !== undefined);
  return (
    <ServicePage
      title={t('vue.stockAlert.title')}
      lead={t(article.isForSale ? 'vue.stockAlert.forSale' : 'vue.stockAlert.text')}
      address={action}
    >
      <ArticleLink article={article} />
      {!article.isForSale && (
        <AccountForm
          action={action}
          intent="ask"
          {...{ errors, message, labels, draft }}
          submit={t('vue.stockAlert.submit')}
        >
          <EmailAddressField label={labels.email} errors={errors} defaultValue={typed.email ?? email} />
          <p>{t('vue.stockAlert.consent')}</p>
          <HoneypotField />
        </AccountForm>
      )}
    </ServicePage>
  );
};

type LinkFormProps = WithToken & {
  readonly action: string;
  readonly intent: string;
  readonly submit: string;
};

/** A button, so that no program that only follows links does anything in somebody's name. */
const LinkForm = ({ token, refusal, action, intent, submit }: LinkFormProps) => (
  <AccountForm
    action={action}
    intent={intent}
    errors={[]}
    message={refusal?.typed.intent === intent ? refusal.message : undefined}
    labels={{}}
    submit={submit}
  >
    <input type="hidden" name="token" value={token} />
  </AccountForm>
);

const BadLink = ({ link }: { readonly link: 'expired' | 'unknown' }) => {
  const { t } = useTranslation('stockAlert');
  return (
    <>
      <p role="alert">{t(`vue.stockAlert.link.${link}`)}</p>
      <p>{t('vue.stockAlert.link.again')}</p>
    </>
  );
};

/** What the link of the first mail leads to: its button, or what became of it. */
export const ConfirmStockAlert = ({ link, named, article, ...rest }: WithToken & WithLink) => {
  const { t } = useTranslation('stockAlert');
  const address = stockAlertLinkAddress('confirm', rest.token, named);
  if (link === 'used') return <StockAlertDone done="confirmed" address={address} article={article} />;
  return (
    <ServicePage
      title={t('vue.stockAlert.title')}
      {...(link === 'open' ? { lead: t('vue.stockAlert.confirmText') } : {})}
      address={address}
    >
      <ArticleLink article={article} />
      {link === 'open' ? (
        <LinkForm {...rest} action={address} intent="confirm" submit={t('vue.stockAlert.confirm')} />
      ) : (
        <BadLink link={link} />
      )}
    </ServicePage>
  );
};

/** Right after all wishes of the mailbox were ended. */
type AllEnded = { readonly isAllEnded?: boolean };

/** What the link leads to that each of the mails has. It ends the other wishes of the mailbox also once its own is gone. */
export const EndStockAlerts = ({ link, named, article, isAllEnded, ...rest }: WithToken & WithLink & AllEnded) => {
  const { t } = useTranslation('stockAlert');
  const address = stockAlertLinkAddress('end', rest.token, named);
  const endAll = <LinkForm {...rest} action={address} intent="end-all" submit={t('vue.stockAlert.endAll')} />;
  if (link === 'used')
    return (
      <StockAlertDone done="ended" address={address} article={article}>
        {isAllEnded ? null : (
          <>
            <p>{t('vue.stockAlert.endOthers')}</p>
            {endAll}
          </>
        )}
      </StockAlertDone>
    );
  return (
    <ServicePage
      title={t('vue.stockAlert.endTitle')}
      {...(link === 'open' ? { lead: t('vue.stockAlert.endText') } : {})}
      address={address}
    >
      <ArticleLink article={article} />
      {link === 'open' ? (
        <>
          <LinkForm {...rest} action={address} intent="end-one" submit={t('vue.stockAlert.endOne')} />
          {endAll}
        </>
      ) : (
        <p role="alert">{t(`vue.stockAlert.link.${link}`)}</p>
      )}
    </ServicePage>
  );
};

type DoneProps = {
  readonly done: 'sent' | 'confirmed' | 'ended';
  readonly address: string;
  readonly article?: AwaitedArticle | undefined;
  /** What else can be done there. */
  readonly children?: ReactNode;
};

/** What came of a form. */
export const StockAlertDone = ({ done, address, article, children }: DoneProps) => {
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
    <ServicePage title={titles[done]} address={address}>
      <FormTaken>
        <p>{texts[done]}</p>
      </FormTaken>
      <ArticleLink article={article} />
      {children}
    </ServicePage>
  );
};
