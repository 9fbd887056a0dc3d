// The frame of the pages of a return: where one is, and the page itself; for members in their account, for everybody else by itself.

import { RETURN_STEPS, type ReturnStep } from '@tornister/domain/returns';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../seo/page-head.tsx';
import { AccountPage } from '../account/account-page/account-page.tsx';
import marks from '../ui/steps/steps.module.css';
import { returnHref } from './return-addresses.ts';
import styles from './return-page.module.css';

type StepsProps = {
  readonly step: ReturnStep;
  /** Absent on the first page: no order is found yet. */
  readonly hash: string | undefined;
  /** Everything is sent: no way leads back. */
  readonly isSent?: boolean;
};

/** Every step by name, the way back as links; the current one is not marked by colour alone. */
const Steps = ({ step, hash, isSent = false }: StepsProps) => {
  const { t } = useTranslation('returns');
  const position = isSent ? RETURN_STEPS.length : RETURN_STEPS.indexOf(step);
  return (
    <nav aria-label={t('vue.returns.steps.label')}>
      <ol className={styles.steps}>
        {RETURN_STEPS.map((each, index) => {
          const isDone = index < position;
          const label = t(`vue.returns.steps.${each}`);
          const canGoBack = isDone && !isSent && each !== 'start' && hash !== undefined;
          return (
            <li
              key={each}
              className={`${marks.step} ${styles.step}`}
              data-state={isDone ? 'done' : index === position ? 'current' : 'open'}
              {...(index === position ? { 'aria-current': 'step' as const } : {})}
            >
              <span className={`${marks.mark} ${styles.mark}`} aria-hidden="true">
                {isDone ? <Check size={14} strokeWidth={3} /> : index + 1}
              </span>
              {canGoBack ? <a href={returnHref(each, hash)}>{label}</a> : <span>{label}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

export type ReturnPageProps = StepsProps & {
  readonly title: string;
  readonly isMember: boolean;
  readonly children: ReactNode;
};

/** A page of a return. */
export const ReturnPage = ({ title, isMember, children, ...steps }: ReturnPageProps) =>
  isMember ? (
    <AccountPage title={title}>
      <Steps {...steps} />
      {children}
    </AccountPage>
  ) : (
    <div className={`${styles.alone} page`}>
      <PageHead title={title} />
      <h1>{title}</h1>
      <Steps {...steps} />
      {children}
    </div>
  );
