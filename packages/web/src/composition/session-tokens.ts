import type { ContinueAsGuest, InterruptedForms, LogIn, LogOut } from '@tornister/application/session';
import { token } from './tokens.ts';

/** Who somebody is to the shop: a guest, a member, nobody any more. */
export const sessionUseCases = {
  continueAsGuest: token<ContinueAsGuest>('continueAsGuest'),
  interruptedForms: token<InterruptedForms>('interruptedForms'),
  logIn: token<LogIn>('logIn'),
  logOut: token<LogOut>('logOut'),
} as const;
