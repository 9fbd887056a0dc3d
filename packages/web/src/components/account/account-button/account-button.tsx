// The way to the account in the header: a link, and the flyout in which somebody logs in or finds the account and the logout.

import { PATHS } from '@tornister/domain/routing';
import { User } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visitorUseCases } from '../../../composition/visitor-tokens.ts';
import { deferredCode, useDeferredCode } from '../../../react/deferred-code.ts';
import { useService } from '../../../react/shop-provider.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import { withNeeds } from '../../../routing/page-needs.ts';
import { HeaderShortcut } from '../../frame/header-shortcut/header-shortcut.tsx';
import { usePrimeNotes } from '../../prime/prime-notes-code.ts';
import styles from './account-button.module.css';

/** What is in the flyout needs the texts and use cases of the login page. */
const accountFlyout = deferredCode(() =>
  withNeeds(
    import('../account-flyout/account-flyout.tsx').then(({ AccountFlyout }) => AccountFlyout),
    { areas: ['session'], texts: ['forms', 'account', 'notices'] },
  ),
);

type AccountButtonProps = {
  /** What the shop host knew of the member for whom it rendered the page. */
  readonly isPrime?: boolean | undefined;
};

/** Whether a member is there of whom the shop host has not said that they are no prime member; of whoever logs in later it has said nothing. */
const useMayBePrime = (isMember: boolean, isPrime: boolean | undefined): boolean => {
  const [knownPrime, setKnownPrime] = useState(isPrime);
  const [wasMember, setWasMember] = useState(isMember);
  if (wasMember !== isMember) {
    setWasMember(isMember);
    if (wasMember) setKnownPrime(undefined);
  }
  return isMember && knownPrime !== false;
};

/**
 * The shortcut to the account. A page for everyone comes with the same link for all; who is there the tab finds out by itself, and marks the
 * icon. The flyout's code comes when somebody reaches for it; what was typed in it stays while it is closed.
 */
export const AccountButton = ({ isPrime }: AccountButtonProps) => {
  const { t } = useTranslation();
  const visitor = useBehavior(useService(visitorUseCases.watchLogin).state$);
  const mayBePrime = useMayBePrime(visitor.login === 'member', isPrime);
  const flyout = useService(visitorUseCases.accountFlyout);
  const isOpen = useBehavior(flyout.state$);
  const asked = useBehavior(flyout.asked$);
  const [isWanted, setIsWanted] = useState(false);
  const AccountFlyout = useDeferredCode(accountFlyout, isWanted || isOpen);
  const primeNotes = usePrimeNotes(mayBePrime);
  const markId = useId();
  const label = t('vue.header.account');
  return (
    <HeaderShortcut
      label={label}
      linkName={visitor.login === 'member' ? t('vue.header.accountLoggedIn') : label}
      describedBy={primeNotes && markId}
      href={PATHS.account}
      icon={
        <span className={styles.icon} data-login={visitor.login}>
          <User aria-hidden size={26} />
          {primeNotes && <primeNotes.PrimeMark id={markId} />}
        </span>
      }
      toggleLabel={t('vue.header.accountToggle')}
      flyout={flyout}
      opensByLink
      onIntent={() => setIsWanted(true)}
    >
      {AccountFlyout === undefined ? (
        <p className={styles.waiting} aria-busy="true">
          <a href={PATHS.account}>{label}</a>
        </p>
      ) : (
        <AccountFlyout visitor={visitor} asked={asked} />
      )}
    </HeaderShortcut>
  );
};
