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
import { failWith } from '../../respond.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { type FormRefusal, postedForm } from '../form-refusal.ts';
import { openAccount } from '../open-account.ts';
import styles from './account.module.css';
import { enter } from './enter.ts';

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
  return openAccount(await postedForm(shop, request), originOf(request));
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
