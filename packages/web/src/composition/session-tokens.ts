// The names (tokens) of the use cases of login, logout and account.

import type { PassedNotices } from '@tornister/application/notices';
import type {
  ChangePassword,
  ContinueAsGuest,
  EnterAccountPage,
  EnterBusinessPage,
  FormDrafts,
  InterruptedForms,
  IsInvited,
  LeaveLogin,
  LogIn,
  LogInWithPasskey,
  LogOut,
  ManagePasskeys,
  OpenedEmailField,
  OpenLoginHelp,
  ReadRegistrationChoices,
  Register,
  RemindPassword,
  ReplacePassword,
  TakeEndedLogin,
  TypeEmail,
  UploadCertificate,
  ViewLogins,
} from '@tornister/application/session';
import type { PageUseCase } from '../react/use-page-use-case.ts';
import { token } from './tokens.ts';

/** Who somebody is to the shop: a guest, a member, nobody any more. */
export const sessionUseCases = {
  changePassword: token<ChangePassword>('changePassword'),
  continueAsGuest: token<ContinueAsGuest>('continueAsGuest'),
  enterAccountPage: token<EnterAccountPage>('enterAccountPage'),
  formDrafts: token<FormDrafts>('formDrafts'),
  enterBusinessPage: token<EnterBusinessPage>('enterBusinessPage'),
  interruptedForms: token<InterruptedForms>('interruptedForms'),
  isInvited: token<IsInvited>('isInvited'),
  leaveLogin: token<LeaveLogin>('leaveLogin'),
  logIn: token<LogIn>('logIn'),
  logInWithPasskey: token<LogInWithPasskey>('logInWithPasskey'),
  logOut: token<LogOut>('logOut'),
  managePasskeys: token<ManagePasskeys>('managePasskeys'),
  openLoginHelp: token<OpenLoginHelp>('openLoginHelp'),
  passedNotices: token<PassedNotices>('passedNotices'),
  readRegistrationChoices: token<ReadRegistrationChoices>('readRegistrationChoices'),
  register: token<Register>('register'),
  remindPassword: token<RemindPassword>('remindPassword'),
  replacePassword: token<ReplacePassword>('replacePassword'),
  takeEndedLogin: token<TakeEndedLogin>('takeEndedLogin'),
  typeEmail: token<PageUseCase<TypeEmail, OpenedEmailField>>('typeEmail'),
  uploadCertificate: token<UploadCertificate>('uploadCertificate'),
  viewLogins: token<ViewLogins>('viewLogins'),
} as const;
