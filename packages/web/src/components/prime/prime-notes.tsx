// What prime members see of their membership on every page: a mark in the header, a line in its flyout, a note at goods that prime delivers.
// Source: spec 3 §6 "Prime members".

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { primeUseCases } from '../../composition/prime-tokens.ts';
import { useService } from '../../react/shop-provider.tsx';
import { useBehavior } from '../../react/use-behavior.ts';
import styles from './prime-notes.module.css';

const useIsPrime = (): boolean => useBehavior(useService(primeUseCases.watchPrime).state$);

/** Describes the link to the account by its id. What is seen is drawn by the style sheet: it is no part of the link's name. */
export const PrimeMark = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('prime');
  if (!useIsPrime()) return null;
  const mark = t('vue.prime.mark');
  return (
    <>
      <span className={styles.mark} data-mark={mark} />
      <span id={id} hidden>
        {mark}
      </span>
    </>
  );
};

/** Leads to the membership. */
export const PrimeStatus = () => {
  const { t } = useTranslation('prime');
  if (!useIsPrime()) return null;
  return (
    <p>
      <a href={PATHS.primeMembership}>{t('vue.prime.member.status')}</a>
    </p>
  );
};

/** What members read in the place of what everybody reads. */
export const PrimeNote = ({ otherwise }: { readonly otherwise: string }) => {
  const { t } = useTranslation('prime');
  return useIsPrime() ? t('vue.prime.member.note') : otherwise;
};
