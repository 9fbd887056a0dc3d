// A member's passkeys: each with its name and ways to change or remove it, and the form that adds one.

import type { Passkey } from '@tornister/application/ports';
import { PASSKEY_NAME_MAX_LENGTH } from '@tornister/domain/passkeys';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { useHasPasskeys } from '../../../react/use-has-passkeys.ts';
import { Button } from '../../ui/button/button.tsx';
import list from '../../ui/entry-list/entry-list.module.css';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { TextField } from '../../ui/form-field/form-field.tsx';
import { PasswordField } from '../../ui/form-field/password-field.tsx';
import { keepPlaceWhile } from '../../ui/keep-place.ts';
import { AccountForm } from '../account-form/account-form.tsx';
import type { LoginRefusal } from '../login-form/login-form.tsx';
import styles from './passkey-list.module.css';

/** What the forms of the list call themselves. */
export const PASSKEY_INTENTS = { add: 'passkey-add', rename: 'passkey-rename', remove: 'passkey-remove' } as const;

/** Whether a form is one of the list's. */
export const isOfPasskeys = (intent: string | undefined): boolean =>
  Object.values<string | undefined>(PASSKEY_INTENTS).includes(intent);

/** The form of the list that was refused, if it was one of these. */
type Refused = { readonly refusal: LoginRefusal | undefined };

const refusedAt = ({ refusal }: Refused, intent: string): LoginRefusal | undefined =>
  refusal?.typed.intent === intent ? refusal : undefined;

const AddPasskey = ({ count, refusal }: { readonly count: number } & Refused) => {
  const { t } = useTranslation('account');
  const { errors = [], message } = refusedAt({ refusal }, PASSKEY_INTENTS.add) ?? {};
  const labels = { currentPassword: t('vue.passkey.password') };
  const hasPasskeys = useHasPasskeys();
  const notHere = t('vue.passkey.notHere');
  if (hasPasskeys === false) return <p className={styles.hint}>{notHere}</p>;
  return (
    <>
      {hasPasskeys === undefined && <p className={`${styles.hint} ${styles.withoutScripts}`}>{notHere}</p>}
      <div {...keepPlaceWhile(hasPasskeys === undefined)}>
        <AccountForm
          action={PATHS.password}
          intent={PASSKEY_INTENTS.add}
          idPrefix="passkey-"
          {...{ errors, message, labels }}
          submit={t('vue.passkey.add')}
        >
          <p className={styles.hint}>{t('vue.passkey.proof')}</p>
          {/* Empty again once a passkey was added; the button keeps the focus. */}
          <PasswordField
            key={count}
            name="currentPassword"
            id="passkey-currentPassword"
            label={labels.currentPassword}
            errors={errors}
            autoComplete="current-password"
          />
        </AccountForm>
      </div>
    </>
  );
};

const RenamePasskey = ({ id, name, refusal }: Passkey & Refused) => {
  const { t } = useTranslation('account');
  const renamed = refusedAt({ refusal }, PASSKEY_INTENTS.rename);
  const refused = renamed?.typed.id === id ? renamed : undefined;
  const label = t('vue.passkey.name');
  const idPrefix = `passkey-${id}-`;
  return (
    <details open={refused !== undefined} className={styles.rename}>
      <summary aria-label={t('vue.passkey.renameOne', { name })}>{t('vue.passkey.rename')}</summary>
      <Form method="post" action={PATHS.password} className={styles.fields} noValidate>
        <input type="hidden" name="intent" value={PASSKEY_INTENTS.rename} />
        <input type="hidden" name="id" value={id} />
        <ErrorSummary
          errors={refused?.errors ?? []}
          message={refused?.message}
          labelOf={() => label}
          idPrefix={idPrefix}
        />
        <TextField
          name="name"
          id={`${idPrefix}name`}
          label={label}
          errors={refused?.errors ?? []}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          defaultValue={refused?.typed.name ?? name}
          autoComplete="off"
        />
        <Button type="submit" look="secondary">
          {t('vue.passkey.save')}
        </Button>
      </Form>
    </details>
  );
};

const OnePasskey = ({ passkey, refusal }: { readonly passkey: Passkey } & Refused) => {
  const { t } = useTranslation('account');
  const { profile, baseUrl } = useShop().site;
  const { id, name, host, addedAt, lastUsedAt } = passkey;
  const added = { added: formatDateTime(addedAt, profile.numberLocale) };
  return (
    <li className={list.entry}>
      <p className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.hint}>
          {lastUsedAt === undefined
            ? t('vue.passkey.neverUsed', added)
            : t('vue.passkey.used', { ...added, used: formatDateTime(lastUsedAt, profile.numberLocale) })}
        </span>
        {host === new URL(baseUrl).hostname ? null : (
          <span className={styles.hint}>{t('vue.passkey.atHost', { host })}</span>
        )}
      </p>
      <Form method="post" action={PATHS.password}>
        <input type="hidden" name="intent" value={PASSKEY_INTENTS.remove} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="secondary" size="small" aria-label={t('vue.passkey.removeOne', { name })}>
          {t('vue.passkey.remove')}
        </Button>
      </Form>
      <RenamePasskey key={name} {...passkey} refusal={refusal} />
    </li>
  );
};

/** What somebody can log in with in the place of the password. */
export const PasskeyList = ({ passkeys, refusal }: { readonly passkeys: readonly Passkey[] } & Refused) => {
  const { t } = useTranslation('account');
  const removed = refusedAt({ refusal }, PASSKEY_INTENTS.remove);
  return (
    <section aria-labelledby="passkeys-title" className={styles.passkeys}>
      <h2 id="passkeys-title">{t('vue.passkey.title')}</h2>
      <p>{t('vue.passkey.text')}</p>
      {removed === undefined ? null : <ErrorSummary errors={[]} message={removed.message} labelOf={(field) => field} />}
      {passkeys.length === 0 ? null : (
        <ul className={list.list}>
          {passkeys.map((passkey) => (
            <OnePasskey key={passkey.id} passkey={passkey} refusal={refusal} />
          ))}
        </ul>
      )}
      <AddPasskey count={passkeys.length} refusal={refusal} />
    </section>
  );
};
