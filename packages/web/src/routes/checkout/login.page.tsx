// Route of the checkout's first step: log in, open an account, or continue as a guest.

import type { Notice, RegistrationChoices } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { LOGGED_IN_ELSEWHERE_NOTICE } from '@tornister/domain/session';
import { ShieldCheck, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { LoginForm } from '../../components/account/login-form/login-form.tsx';
import { RegisterForm } from '../../components/account/register-form/register-form.tsx';
import { postedFields } from '../../components/checkout/address-form/address-fields.ts';
import { AddressForm } from '../../components/checkout/address-form/address-form.tsx';
import { NoticeBanner } from '../../components/notices/notice-banner/notice-banner.tsx';
import { Button, LinkButton } from '../../components/ui/button/button.tsx';
import card from '../../components/ui/card/card.module.css';
import { ErrorSummary } from '../../components/ui/error-summary/error-summary.tsx';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { useBehavior } from '../../react/use-behavior.ts';
import { usePageUseCase } from '../../react/use-page-use-case.ts';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import type { loader } from './login.loader.ts';
import styles from './login.module.css';
import { LOGIN_FORMS } from './login-forms.ts';
import { StepHead } from './step-head.tsx';
import { StepReservation } from './step-reservation.tsx';
import { useFieldLabel } from './use-field-label.ts';

export const handle = { step: 'login' };

type Refused = { readonly refusal: FormRefusal | undefined };

const LoginCard = ({ refusal }: Refused) => {
  const { t } = useTranslation('checkout');
  return (
    <section className={card.card} aria-labelledby="login-title">
      <h2 id="login-title">{t('vue.checkout.login.member')}</h2>
      <p className={card.lead}>{t('vue.checkout.login.memberText')}</p>
      <LoginForm action={PATHS.checkoutLogin} refusal={refusal}>
        <a href={PATHS.resetPassword}>{t('vue.login.forgotten')}</a>
        <a href={LOGIN_FORMS.register}>{t('vue.checkout.login.register')}</a>
      </LoginForm>
    </section>
  );
};

const GuestCard = () => {
  const { t } = useTranslation('checkout');
  return (
    <section className={card.card} aria-labelledby="guest-title">
      <h2 id="guest-title">{t('vue.checkout.login.guest')}</h2>
      <p className={card.lead}>{t('vue.checkout.login.guestText')}</p>
      <ul className={styles.reasons}>
        {(['noAccount', 'samePrice', 'allPayments'] as const).map((reason) => (
          <li key={reason}>
            <ShieldCheck aria-hidden size={20} />
            {t(`vue.checkout.login.guest.${reason}`)}
          </li>
        ))}
      </ul>
      <LinkButton look="strong" size="large" href={LOGIN_FORMS.guest}>
        <UserRound aria-hidden size={20} />
        {t('vue.checkout.login.goOnAsGuest')}
      </LinkButton>
    </section>
  );
};

/** An account is opened here, and the checkout goes on with the same basket. */
const NewAccount = ({ refusal, choices }: Refused & { readonly choices: RegistrationChoices }) => {
  const { t } = useTranslation('checkout');
  const { isB2b } = useShop().site.storefront;
  const { errors = [], message, typed = {} } = refusal ?? {};
  const draft = useFormDraft(LOGIN_FORMS.register, refusal !== undefined);
  return (
    <div className={styles.guest}>
      <RegisterForm
        action={LOGIN_FORMS.register}
        isInstitution={isB2b}
        {...{ errors, message, typed, choices, draft }}
      />
      <p>
        <a href={PATHS.checkoutLogin}>{t('vue.checkout.back')}</a>
      </p>
    </div>
  );
};

const ELSEWHERE: Notice = { id: LOGGED_IN_ELSEWHERE_NOTICE, tone: 'info', message: LOGGED_IN_ELSEWHERE_NOTICE };

/** Somebody logged in in another tab: the forms of this page are not needed any more. */
const LoggedInElsewhere = () => {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.elsewhere}>
      <NoticeBanner notice={ELSEWHERE} />
      <a href={PATHS.shipping}>{t('vue.checkout.login.goOn')}</a>
    </div>
  );
};

/** The way in: as a guest without an account, or with one. Both lead to the same checkout. */
export const Component = () => {
  const { t } = useTranslation('checkout');
  const { countries, isCartEmpty, reserved, option, choices, notice, resumed } = useLoaderData<typeof loader>();
  const refusal = useActionData<Partial<Refused>>()?.refusal ?? resumed;
  const isBusy = useNavigation().state !== 'idle';
  const labelOf = useFieldLabel();
  const draft = useFormDraft(PATHS.checkoutLogin, refusal !== undefined);
  const asked = refusal?.typed.intent === 'guest' ? 'guest' : option;
  const opened = useMemo(() => ({ isCartEmpty, asked }), [isCartEmpty, asked]);
  const { form, offersGuest, isLoggedIn } = useBehavior(usePageUseCase(checkoutUseCases.viewLogin, opened).state$);
  const aboveForms = (
    <>
      <NoticeBanner notice={notice} />
      <StepReservation reserved={reserved} page={LOGIN_FORMS[form]} />
      {isLoggedIn && !isBusy ? <LoggedInElsewhere /> : null}
    </>
  );
  if (form === 'register' && choices !== undefined)
    return (
      <>
        <StepHead title={t('vue.checkout.register.title')} lead={t('vue.checkout.register.lead')} />
        {aboveForms}
        <NewAccount refusal={refusal} choices={choices} />
      </>
    );
  if (form !== 'guest')
    return (
      <>
        <StepHead title={t('vue.checkout.login.title')} />
        {aboveForms}
        <div className={styles.choices}>
          {offersGuest ? <GuestCard /> : null}
          <LoginCard refusal={refusal} />
        </div>
      </>
    );
  return (
    <>
      <StepHead title={t('vue.checkout.guest.title')} lead={t('vue.checkout.guest.lead')} />
      {aboveForms}
      <Form method="post" action={LOGIN_FORMS.guest} className={styles.guest} noValidate {...draft}>
        <input type="hidden" name="intent" value="guest" />
        <ErrorSummary errors={refusal?.errors ?? []} message={refusal?.message} labelOf={labelOf} />
        <AddressForm
          form="billingAddress"
          kind="street"
          fields={postedFields('billingAddress', refusal?.typed ?? {})}
          errors={refusal?.errors ?? []}
          countries={countries}
          contact="asked"
        />
        <div className={styles.actions}>
          <a href={PATHS.checkoutLogin}>{t('vue.checkout.back')}</a>
          <Button type="submit" look="strong" size="large" aria-disabled={isBusy}>
            {t('vue.checkout.guest.submit')}
          </Button>
        </div>
      </Form>
    </>
  );
};
