// The names (tokens) of the use cases of login, logout and account.

import type { PassedNotices } from '@tornister/application/notices';
import type {
  ChangePassword,
  ContinueAsGuest,
  EnterAccountPage,
  FormDrafts,
  InterruptedForms,
  LogIn,
  LogOut,
  RemindPassword,
  ReplacePassword,
  TakeEndedLogin,
  ViewLogins,
} from '@tornister/application/session';
import { token } from './tokens.ts';

/** Who somebody is to the shop: a guest, a member, nobody any more. */
export const sessionUseCases = {
  changePassword: token<ChangePassword>('changePassword'),
  continueAsGuest: token<ContinueAsGuest>('continueAsGuest'),
  enterAccountPage: token<EnterAccountPage>('enterAccountPage'),
  formDrafts: token<FormDrafts>('formDrafts'),
  interruptedForms: token<InterruptedForms>('interruptedForms'),
  logIn: token<LogIn>('logIn'),
  logOut: token<LogOut>('logOut'),
  passedNotices: token<PassedNotices>('passedNotices'),
  remindPassword: token<RemindPassword>('remindPassword'),
  replacePassword: token<ReplacePassword>('replacePassword'),
  takeEndedLogin: token<TakeEndedLogin>('takeEndedLogin'),
  viewLogins: token<ViewLogins>('viewLogins'),
} as const;
