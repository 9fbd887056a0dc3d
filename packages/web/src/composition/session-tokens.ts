import type { PassedNotices } from '@tornister/application/notices';
import type {
  ContinueAsGuest,
  EnterAccountPage,
  InterruptedForms,
  LogIn,
  LogOut,
  TakeEndedLogin,
} from '@tornister/application/session';
import { token } from './tokens.ts';

/** Who somebody is to the shop: a guest, a member, nobody any more. */
export const sessionUseCases = {
  continueAsGuest: token<ContinueAsGuest>('continueAsGuest'),
  enterAccountPage: token<EnterAccountPage>('enterAccountPage'),
  interruptedForms: token<InterruptedForms>('interruptedForms'),
  logIn: token<LogIn>('logIn'),
  logOut: token<LogOut>('logOut'),
  passedNotices: token<PassedNotices>('passedNotices'),
  takeEndedLogin: token<TakeEndedLogin>('takeEndedLogin'),
} as const;
