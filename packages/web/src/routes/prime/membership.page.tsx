// Route /prime/membership/: the own prime membership, its purchase, or the waiting list. What prime is stands on the editors' page above it.

import { PATHS, WAITING_LIST_PARAMETER } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import { Membership } from '../../components/prime/membership.tsx';
import { Renewal } from '../../components/prime/renewal.tsx';
import { Subscribe } from '../../components/prime/subscribe.tsx';
import { type WaitingListAnswer, WaitingListForm } from '../../components/prime/waiting-list-form.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import styles from '../account/account.module.css';
import type { loader } from './membership.loader.ts';

const TITLES = {
  'is-member': 'vue.prime.member.title',
  renew: 'vue.prime.member.title',
  subscribe: 'vue.prime.subscribe.title',
  'waiting-list': 'vue.prime.waitingList.title',
} as const;

export const Component = () => {
  const { t } = useTranslation('contracts');
  const { membership, offer, sold } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const answer = useActionData<WaitingListAnswer>() ?? {};
  const waits = offer === 'waiting-list';
  const title = t(TITLES[offer]);
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={title} />
      <h1>{title}</h1>
      <Membership membership={membership} />
      {sold?.renewal === undefined ? null : <Renewal renewal={sold.renewal} refusal={answer.refusal} />}
      {sold === undefined || waits || offer === 'is-member' ? null : (
        <Subscribe sold={sold} isRenewal={offer === 'renew'} />
      )}
      {!waits && query.get(WAITING_LIST_PARAMETER) === null ? null : (
        <WaitingListForm token={query.get(WAITING_LIST_PARAMETER) ?? undefined} answer={answer} />
      )}
      <p>
        <a href={PATHS.prime}>{t('vue.prime.about')}</a>
      </p>
    </div>
  );
};
