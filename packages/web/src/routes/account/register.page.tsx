// Opening an account. Source: spec 1 §2 "Register", spec 2 §2, §7; spec 3 §2.

import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { GUEST_ORDER_FIELD } from '../../components/account/keep-account/keep-account.tsx';
import { RegisterForm } from '../../components/account/register-form/register-form.tsx';
import card from '../../components/ui/card/card.module.css';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { failWith, redirectTo } from '../../respond.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { type FormRefusal, postedForm, refuseFields } from '../form-refusal.ts';
import { tell } from '../notices.ts';
import styles from './account.module.css';
import { enter } from './enter.ts';
import { handInCertificate } from './posted-certificate.ts';
import { registrationEntry } from './registration-entry.ts';

const originOf = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get(ROUTE_PARAMETERS.origin) ?? undefined;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const origin = originOf(request);
  const query = new URLSearchParams(origin === undefined ? [] : [[ROUTE_PARAMETERS.origin, origin]]);
  const action = origin === undefined ? PATHS.register : `${PATHS.register}?${query}`;
  const choices = await shop.get(sessionUseCases.readRegistrationChoices)();
  if (choices.isErr()) throw failWith(choices.error, PATHS.login);
  return { action, choices: choices.value };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const form = await postedForm(shop, request);
  const handedIn = await handInCertificate(form);
  if (handedIn.isErr()) return refuseFields(form, handedIn.error);
  const entry = registrationEntry(form.posted, originOf(request), shop.site.storefront.isB2b);
  const registered = await shop.get(sessionUseCases.register)(entry);
  if (registered.isErr()) return refuseFields(form, registered.error);
  tell(shop, registered.value.notice);
  return redirectTo(registered.value.next, 303);
};

export const Component = () => {
  const { t } = useTranslation('account');
  const { isB2b } = useShop().site.storefront;
  const { action: to, choices } = useLoaderData<typeof loader>();
  const { errors = [], message, typed = {} } = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? {};
  const guestOrder = typed[GUEST_ORDER_FIELD] ?? '';
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.register.title')} />
      <h1>{t('vue.register.title')}</h1>
      <p className={card.lead}>{t(isB2b ? 'vue.register.businessText' : 'vue.register.text')}</p>
      <RegisterForm
        action={to}
        isInstitution={isB2b}
        {...{ errors, message, typed, choices }}
        {...(guestOrder === '' ? {} : { hidden: { [GUEST_ORDER_FIELD]: guestOrder } })}
      />
      <p>
        {t('vue.register.toLogin')} <a href={PATHS.login}>{t('vue.account.login.title')}</a>
      </p>
    </div>
  );
};
