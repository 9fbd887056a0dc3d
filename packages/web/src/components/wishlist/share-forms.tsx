// The forms behind "share list": a link for each role, invitations, and who has the list. Their code comes when somebody reaches for them.

import type { ShownList } from '@tornister/application/wishlist';
import { GIVEN_ROLES, type GivenRole } from '@tornister/domain/wishlist';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useShop } from '../../react/shop-provider.tsx';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { Button } from '../ui/button/button.tsx';
import { type ListAddress, listHref } from './list-address.ts';
import { ListInvitations } from './list-invitations.tsx';
import { sharedHref } from './shared-address.ts';
import styles from './wishlist.module.css';

type SectionProps = { readonly list: ShownList; readonly address: ListAddress };
type Sharing = NonNullable<ShownList['sharing']>;

export type ShareFormsProps = SectionProps & {
  readonly sharing: Sharing;
  /** What was refused of an invitation. */
  readonly refusal: FormRefusal | undefined;
};

/** The link of one role: made when it is wanted, shown for copying, revoked at once. */
const RoleLink = ({
  list,
  address,
  role,
  link,
}: SectionProps & { role: GivenRole; link?: Sharing['links'][number] }) => {
  const { t } = useTranslation('wishlist');
  const { baseUrl } = useShop().site;
  const id = useId();
  return (
    <li>
      <Form method="post" action={listHref(address)} preventScrollReset replace className={styles.optionForm}>
        <input type="hidden" name="listId" value={list.id} />
        {link === undefined ? (
          <>
            <span id={id}>{t(`vue.wishlist.share.${role}`)}</span>
            <input type="hidden" name="role" value={role} />
            <Button type="submit" name="intent" value="share" look="secondary" size="small" aria-describedby={id}>
              {t('vue.wishlist.share.make')}
            </Button>
          </>
        ) : (
          <>
            <label id={id} htmlFor={`${id}-link`}>
              {t(`vue.wishlist.share.${role}`)}
            </label>
            <input
              id={`${id}-link`}
              readOnly
              value={new URL(sharedHref(link.token), baseUrl).href}
              onFocus={(event) => event.currentTarget.select()}
            />
            <input type="hidden" name="linkId" value={link.id} />
            <Button type="submit" name="intent" value="revoke" look="plain" size="small" aria-describedby={id}>
              {t('vue.wishlist.share.revoke')}
            </Button>
          </>
        )}
      </Form>
    </li>
  );
};

const Member = ({ list, address, member }: SectionProps & { member: Sharing['members'][number] }) => {
  const { t } = useTranslation('wishlist');
  const id = useId();
  return (
    <li>
      <Form method="post" action={listHref(address)} preventScrollReset replace className={styles.optionForm}>
        <input type="hidden" name="listId" value={list.id} />
        <input type="hidden" name="memberId" value={member.id} />
        <label id={`${id}-of`} htmlFor={id}>
          {t('vue.wishlist.share.roleOf', { name: member.name })}
        </label>
        <select key={member.role} id={id} name="role" defaultValue={member.role}>
          {GIVEN_ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`vue.wishlist.role.${role}`)}
            </option>
          ))}
        </select>
        <Button
          type="submit"
          name="intent"
          value="member-role"
          look="secondary"
          size="small"
          aria-describedby={`${id}-of`}
        >
          {t('vue.wishlist.share.saveRole')}
        </Button>
        <Button type="submit" name="intent" value="member-remove" look="plain" size="small">
          {t('vue.wishlist.share.takeOff', { name: member.name })}
        </Button>
      </Form>
    </li>
  );
};

/** For who may share the list. */
export const ShareForms = ({ list, address, sharing, refusal }: ShareFormsProps) => {
  const { t } = useTranslation('wishlist');
  return (
    <>
      <p className={styles.detail}>{t('vue.wishlist.share.hint')}</p>
      <ul className={styles.shares}>
        {GIVEN_ROLES.map((role) => {
          const link = sharing.links.find((each) => each.role === role);
          return (
            <RoleLink key={role} list={list} address={address} role={role} {...(link === undefined ? {} : { link })} />
          );
        })}
      </ul>
      <ListInvitations list={list} address={address} invitations={sharing.invitations} refusal={refusal} />
      {sharing.members.length === 0 ? null : (
        <>
          <h3>{t('vue.wishlist.share.members')}</h3>
          <p className={styles.detail}>{t('vue.wishlist.share.membersHint')}</p>
          <ul className={styles.shares}>
            {sharing.members.map((member) => (
              <Member key={member.id} list={list} address={address} member={member} />
            ))}
          </ul>
        </>
      )}
    </>
  );
};
