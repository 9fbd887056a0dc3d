// Route /prime/membership/: the own prime membership, its purchase, or the waiting list. What prime is stands on the editors' page above it.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { AccountOrPlainPage } from '../../components/account/account-page/account-or-plain-page.tsx';
import { Membership } from '../../components/prime/membership.tsx';
import { Renewal } from '../../components/prime/renewal.tsx';
import { Subscribe } from '../../components/prime/subscribe.tsx';
import type { WaitingListAnswer } from '../../components/prime/waiting-list-answer.ts';
import { WaitingListForm } from '../../components/prime/waiting-list-form.tsx';
import styles from '../account/account.module.css';
import type { loader } from './membership.loader.ts';

export { revalidatesRefused as shouldRevalidate } from '../revalidate-refused.ts';

const TITLES = {
  'is-member': 'vue.prime.member.title',
  renew: 'vue.prime.member.title',
  subscribe: 'vue.prime.subscribe.title',
  'waiting-list': 'vue.prime.waitingList.title',
} as const;

export const Component = () => {
  const { t } = useTranslation('contracts');
  const { hasAccount, membership, offer, sold, running, linked } = useLoaderData<typeof loader>();
  const answer = useActionData<WaitingListAnswer>() ?? {};
  const waits = offer === 'waiting-list';
  return (
    <AccountOrPlainPage title={t(TITLES[offer])} hasAccount={hasAccount} className={styles.page}>
      <Membership membership={membership} deliversHere={running?.deliversHere} />
      {running?.renewal === undefined ? null : <Renewal renewal={running.renewal} refusal={answer.refusal} />}
      {sold === undefined || waits || offer === 'is-member' ? null : (
        <Subscribe sold={sold} isRenewal={offer === 'renew'} />
      )}
      {!waits && linked === undefined ? null : <WaitingListForm linked={linked} answer={answer} />}
      <p>
        <a href={PATHS.prime}>{t('vue.prime.about')}</a>
      </p>
    </AccountOrPlainPage>
  );
};
