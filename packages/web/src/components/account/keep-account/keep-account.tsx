// After a guest's order: a password makes an account of it, with the order and the addresses.

import type { PlacedOrder } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { AccountForm } from '../account-form/account-form.tsx';
import { HoneypotField } from '../account-form/honeypot-field.tsx';
import { NewPasswordFields } from '../account-form/new-password-fields.tsx';
import styles from './keep-account.module.css';

/** Name of the field that says that the account takes the guest's order over; what proves whose order it is stands in a cookie. */
export const GUEST_ORDER_FIELD = 'guestOrder';

export type KeepAccountProps = {
  readonly order: Pick<PlacedOrder, 'email' | 'billingAddress'>;
};

/** Everything but the password is known; where that is refused, the form of the register page goes on with the rest. */
export const KeepAccount = ({ order: { email, billingAddress } }: KeepAccountProps) => {
  const { t } = useTranslation('account');
  const { salutation, firstname, lastname } = billingAddress;
  const labels = { password: t('vue.login.password'), passwordRepeated: t('vue.register.passwordRepeated') };
  const known = { salutation, firstname, lastname, [GUEST_ORDER_FIELD]: 'yes' };
  return (
    <section className={styles.keep} aria-labelledby="keep-account-title">
      <h2 id="keep-account-title">{t('vue.register.keep.title')}</h2>
      <p>{t('vue.register.keep.text', { email })}</p>
      <AccountForm
        action={PATHS.register}
        intent="register"
        errors={[]}
        message={undefined}
        labels={labels}
        submit={t('vue.register.keep.submit')}
      >
        {/* Password managers keep the password under this name. */}
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <NewPasswordFields names={['password', 'passwordRepeated']} labels={labels} errors={[]} />
        <HoneypotField />
        {Object.entries(known).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </AccountForm>
    </section>
  );
};
