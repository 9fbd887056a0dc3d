// What holds for the membership of this visitor.

import { lastMomentOf } from '@tornister/domain/contracts';
import { PATHS } from '@tornister/domain/routing';
import type { PrimeMembership } from '@tornister/domain/session';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format-date.ts';
import { useShop } from '../../react/shop-provider.tsx';

/** How a running membership goes on, as a part of the text's key. */
const wordsOf = (renews: boolean, hasEnd: boolean): string => {
  if (!hasEnd) return 'running';
  return renews ? 'renews' : 'ends';
};

type MembershipProps = {
  readonly membership: PrimeMembership;
  /** Whether this shop sends parcels for nothing; undefined where that could not be asked for. */
  readonly deliversHere: boolean | undefined;
};

export const Membership = ({ membership, deliversHere }: MembershipProps) => {
  const { t } = useTranslation('contracts');
  const { numberLocale } = useShop().site.profile;
  if (membership.kind === 'none') return null;
  const { endDate } = membership;
  const date = endDate === undefined ? '' : formatDate(lastMomentOf(endDate), numberLocale);
  if (membership.kind === 'ended') return <p>{t('vue.prime.member.ended', { date })}</p>;
  return (
    <>
      <p>{t(`vue.prime.member.${wordsOf(membership.renews, endDate !== undefined)}`, { date })}</p>
      {deliversHere === undefined ? null : (
        <p>{t(deliversHere ? 'vue.prime.member.delivery' : 'vue.prime.member.notHere')}</p>
      )}
      <p>
        <a href={PATHS.cancelContract}>{t('vue.footer.cancelContract')}</a>
      </p>
    </>
  );
};
