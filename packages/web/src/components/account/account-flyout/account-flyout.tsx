// What the account flyout shows: a login for strangers and guests, the way to everything of the account for members.

import type { WatchedLogin } from '@tornister/application/session';
import { LoggedInPanel } from './logged-in-panel.tsx';
import { LoginPanel } from './login-panel.tsx';

export type AccountFlyoutProps = {
  readonly visitor: WatchedLogin;
  /** How often a page has asked for a login; each time the form takes the focus. */
  readonly asked: number;
};

/** A guest may check out and do nothing else, so a guest can log in here like anybody, and can end being a guest. */
export const AccountFlyout = ({ visitor: { login, names }, asked }: AccountFlyoutProps) =>
  login === 'member' ? <LoggedInPanel names={names} /> : <LoginPanel isGuest={login === 'guest'} asked={asked} />;
