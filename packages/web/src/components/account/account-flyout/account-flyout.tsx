// What the account flyout shows: a login for strangers and guests, the way to everything of the account for members.

import type { WatchedLogin } from '@tornister/application/session';
import { LoggedInPanel } from './logged-in-panel.tsx';
import { LoginPanel } from './login-panel.tsx';

/** A guest may check out and do nothing else, so a guest can log in here like anybody, and can end being a guest. */
export const AccountFlyout = ({ visitor }: { readonly visitor: WatchedLogin }) =>
  visitor.login === 'member' ? (
    <LoggedInPanel names={visitor.names} />
  ) : (
    <LoginPanel isGuest={visitor.login === 'guest'} />
  );
