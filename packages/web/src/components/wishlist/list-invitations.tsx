// Inviting people to a list by mail, and the invitations that nobody has accepted yet.

import type { ListInvitation } from '@tornister/application/ports';
import type { ShownList } from '@tornister/application/wishlist';
import { EMAIL_MAX_LENGTH } from '@tornister/domain/forms';
import { GIVEN_ROLES } from '@tornister/domain/wishlist';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { formatDate } from '../../i18n/format-date.ts';
import { useShop } from '../../react/shop-provider.tsx';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { Button } from '../ui/button/button.tsx';
import { SelectField, TextField } from '../ui/form-field/form-field.tsx';
import { type ListAddress, listHref } from './list-address.ts';
import styles from './wishlist.module.css';

type PartProps = { readonly list: ShownList; readonly address: ListAddress };

/** An invitation that waits; whoever may share the list may take it back, and who has sent it sees where it went. */
const Waiting = ({ list, address, invitation }: PartProps & { readonly invitation: ListInvitation }) => {
  const { t } = useTranslation('wishlist');
  const { numberLocale } = useShop().site.profile;
  const told = useId();
  const { email, role, expiresAt } = invitation;
  const who = email ?? t('vue.wishlist.invite.somebody');
  return (
    <li>
      <Form method="post" action={listHref(address)} preventScrollReset replace className={styles.optionForm}>
        <input type="hidden" name="listId" value={list.id} />
        <input type="hidden" name="invitationId" value={invitation.id} />
        <span id={told} className={styles.invited}>
          {t('vue.wishlist.invite.waiting', {
            who,
            role: t(`vue.wishlist.role.${role}`),
            date: formatDate(expiresAt, numberLocale),
          })}
        </span>
        <Button type="submit" name="intent" value="revoke-invitation" look="plain" size="small" aria-describedby={told}>
          {email === undefined ? t('vue.wishlist.invite.revokeThis') : t('vue.wishlist.invite.revoke', { who: email })}
        </Button>
      </Form>
    </li>
  );
};

type InvitationsProps = PartProps & {
  readonly invitations: readonly ListInvitation[];
  readonly refusal: FormRefusal | undefined;
};

/** The form of an invitation, and below it those that wait. */
export const ListInvitations = ({ list, address, invitations, refusal }: InvitationsProps) => {
  const { t } = useTranslation('wishlist');
  const errors = refusal?.errors ?? [];
  const own = invitations.filter(({ email }) => email !== undefined);
  return (
    <section aria-labelledby="invite-title">
      <h3 id="invite-title">{t('vue.wishlist.invite')}</h3>
      <p className={styles.detail}>{t('vue.wishlist.invite.hint')}</p>
      <Form
        // Sent or sent again: the next one begins with an empty field.
        key={own.map(({ id, expiresAt }) => `${id} ${expiresAt}`).join()}
        method="post"
        action={listHref(address)}
        preventScrollReset
        replace
        className={styles.editorForm}
        noValidate
      >
        <input type="hidden" name="listId" value={list.id} />
        <TextField
          name="email"
          id="invite-email"
          type="email"
          label={t('vue.wishlist.email')}
          errors={errors}
          maxLength={EMAIL_MAX_LENGTH}
          autoComplete="off"
          defaultValue={refusal?.typed.email}
        />
        <SelectField
          name="role"
          id="invite-role"
          label={t('vue.wishlist.invite.role')}
          errors={errors}
          defaultValue={refusal?.typed.role ?? 'reader'}
          options={GIVEN_ROLES.map((role) => ({ value: role, label: t(`vue.wishlist.role.${role}`) }))}
        />
        <Button type="submit" name="intent" value="invite" look="secondary">
          {t('vue.wishlist.invite.submit')}
        </Button>
      </Form>
      {invitations.length === 0 ? null : (
        <ul className={styles.shares} aria-label={t('vue.wishlist.invite.list')}>
          {invitations.map((invitation) => (
            <Waiting key={invitation.id} list={list} address={address} invitation={invitation} />
          ))}
        </ul>
      )}
    </section>
  );
};
