// Route /myaccount/wishlist/: the visitor's lists, open to everybody; members have several.

import { wishlistLabelKey } from '@tornister/domain/navigation';
import { PATHS } from '@tornister/domain/routing';
import { type ListLosses, shownEntries } from '@tornister/domain/wishlist';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { AccountOrPlainPage } from '../../components/account/account-page/account-or-plain-page.tsx';
import { LinkButton } from '../../components/ui/button/button.tsx';
import { ListChooser } from '../../components/wishlist/deferred-list-chooser.ts';
import { RefusedForm } from '../../components/wishlist/deferred-refused-form.ts';
import { DeferredSharedList } from '../../components/wishlist/deferred-shared-list.ts';
import { EditList, EmptiedList, NewList } from '../../components/wishlist/list-editor.tsx';
import { ListHead } from '../../components/wishlist/list-head.tsx';
import { ListNavigation } from '../../components/wishlist/list-navigation.tsx';
import { ShareSection } from '../../components/wishlist/share-section.tsx';
import type { SharedListViewProps } from '../../components/wishlist/shared-list.tsx';
import { TeaserPage } from '../../components/wishlist/teaser-list/deferred-teaser-page.ts';
import { revisionSeen, useFollowedList } from '../../components/wishlist/use-followed-list.ts';
import styles from '../../components/wishlist/wishlist.module.css';
import { WishlistTable } from '../../components/wishlist/wishlist-table.tsx';
import { useShop } from '../../react/shop-provider.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { keyOfForm, refusalOf } from '../key-of-form.ts';
import type { loader } from './wishlist.loader.ts';

const Nothing = () => {
  const { t } = useTranslation('wishlist');
  return (
    <div className={styles.none}>
      <p role="status">{t('vue.wishlist.none')}</p>
      <p>{t('vue.wishlist.noneHint')}</p>
      <LinkButton href={PATHS.home} look="secondary">
        {t('vue.wishlist.toShop')}
      </LinkButton>
    </div>
  );
};

type Opened = Exclude<Awaited<ReturnType<typeof loader>>, { readonly shared: unknown } | { readonly teaser: unknown }>;

type OpenListProps = Pick<Opened, 'address' | 'opened' | 'formKey'> & { readonly refusal: FormRefusal | undefined };

/** The list that is open, with what can be done with it. */
const OpenList = ({ address, opened, formKey, refusal }: OpenListProps) => {
  const { lists, shown, currentId, isLoggedIn, choice } = opened;
  if (shown === undefined) return <Nothing />;
  return (
    <>
      <ListHead
        list={shown}
        address={address}
        isCurrent={shown.id === currentId}
        formKey={keyOfForm(refusalOf(refusal, 'all-to-basket'), formKey)}
      />
      {shownEntries(shown.table).length === 0 ? <Nothing /> : null}
      {shown.table.length === 0 ? null : (
        <WishlistTable
          list={shown}
          lists={lists}
          address={address}
          isLoggedIn={isLoggedIn}
          choice={choice}
          refusal={refusal}
        />
      )}
      <EmptiedList list={shown} address={address} />
    </>
  );
};

const GuestNote = () => {
  const { t } = useTranslation('wishlist');
  return (
    <p className={styles.detail}>
      {t('vue.wishlist.guest')} <a href={PATHS.login}>{t('vue.wishlist.guest.login')}</a>
    </p>
  );
};

/** One list at a time, with the ways to the others. */
const OwnLists = ({ opened, address, chosen, formKey, resumed }: Opened) => {
  const answered = useActionData<{ readonly refusal?: FormRefusal; readonly removal?: ListLosses }>();
  const refusal = answered?.refusal ?? resumed;
  const { lists, shown, isLoggedIn } = opened;
  // A guest's list is in one browser: its tabs are heard, and no stream is opened for it.
  useFollowedList(
    shown !== undefined && isLoggedIn ? { kind: 'list', id: shown.id, ...revisionSeen(shown.revision) } : undefined,
  );
  const here = shown === undefined ? address : { ...address, listId: shown.id };
  return (
    <>
      {refusal === undefined ? null : <RefusedForm refusal={refusal} />}
      {chosen === undefined ? null : <ListChooser lists={lists} {...chosen} />}
      {isLoggedIn ? null : <GuestNote />}
      <ListNavigation lists={lists} shownId={shown?.id} />
      <OpenList address={here} opened={opened} formKey={formKey} refusal={refusal} />
      {isLoggedIn ? (
        <div className={styles.editors}>
          {shown === undefined ? null : <ShareSection list={shown} address={here} refusal={refusal} />}
          {shown === undefined ? null : (
            <EditList list={shown} address={here} refusal={refusal} removal={answered?.removal} />
          )}
          <NewList address={here} refusal={refusal} />
        </div>
      ) : null}
    </>
  );
};

type SharedProps = SharedListViewProps & { readonly refusal: FormRefusal | undefined };

/** The list of a link, as it is now. */
const Shared = ({ shared, token, formKey, refusal }: SharedProps) => {
  useFollowedList({ kind: 'link', token, ...revisionSeen(shared.list.revision) });
  return (
    <>
      {refusal === undefined ? null : <RefusedForm refusal={refusal} />}
      <DeferredSharedList shared={shared} token={token} formKey={keyOfForm(refusal, formKey)} />
    </>
  );
};

/** The visitor's lists, or the one that somebody shares. */
export const Component = () => {
  const { t } = useTranslation('wishlist');
  const { isB2b } = useShop().site.storefront;
  const data = useLoaderData<typeof loader>();
  const refused = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  const title = t(wishlistLabelKey({ isB2b }));
  if ('shared' in data)
    return (
      <AccountOrPlainPage title={title} hasAccount={false} className={styles.page}>
        <Shared shared={data.shared} token={data.token} formKey={data.formKey} refusal={refused} />
      </AccountOrPlainPage>
    );
  if ('teaser' in data)
    return (
      <AccountOrPlainPage title={title} hasAccount={false} className={styles.page}>
        <TeaserPage {...data.teaser} refusal={refused ?? data.resumed} />
      </AccountOrPlainPage>
    );
  return (
    <AccountOrPlainPage title={title} hasAccount={data.opened.isLoggedIn} className={styles.page}>
      <OwnLists {...data} />
    </AccountOrPlainPage>
  );
};
