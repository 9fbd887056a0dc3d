// Route /logout/: asks, and logs out when its form is posted.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useNavigation } from 'react-router';
import { Button } from '../../components/ui/button/button.tsx';
import card from '../../components/ui/card/card.module.css';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith } from '../../respond.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { loadAnew } from '../load-anew.ts';
import styles from './account.module.css';
import { enter } from './enter.ts';

/** Nobody is logged out by a link alone, which any page could hold: the form does it. */
export const loader = ({ context, request }: LoaderFunctionArgs) => {
  enter(context.get(shopContext), request);
  return null;
};

export const action = async ({ context }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const done = await shop.get(sessionUseCases.logOut)();
  // A login that was over before is over now: the page goes home in either case.
  if (done.isErr() && done.error.kind !== 'gateway.unauthenticated') throw failWith(done.error);
  const answer = loadAnew(shop, PATHS.home, done.isOk() ? done.value : undefined);
  answer.headers.set('Clear-Site-Data', '"cache"');
  return answer;
};

export const Component = () => {
  const { t } = useTranslation('account');
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.account.logout.title')} />
      <h1>{t('vue.account.logout.title')}</h1>
      <Form method="post" action={PATHS.logout} className={card.card}>
        <p className={card.lead}>{t('vue.account.logout.text')}</p>
        <div className={styles.actions}>
          <Button type="submit" size="large" aria-disabled={isBusy}>
            {t('vue.account.logout.submit')}
          </Button>
          <a href={PATHS.home}>{t('vue.account.logout.stay')}</a>
        </div>
      </Form>
    </div>
  );
};
