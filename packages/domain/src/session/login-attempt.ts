// One attempt to log in. Source: spec 3 §4 "Login", §8 "Login failure".

import type { FieldError } from '../shared/field-error.ts';
import { loginRefused } from './login-form.ts';

export type LoginAttempt =
  | { readonly kind: 'idle' | 'loading' | 'success' }
  | { readonly kind: 'error'; readonly general: string; readonly errors: readonly FieldError[] };

/** What a success brings about, in this order: the flyout closes, a login event is tracked, a redirect happens. Source: spec 3 §4. */
export const LOGIN_SUCCESS_DUTIES = ['close-flyout', 'track-login', 'redirect'] as const;

export type LoginEvent =
  | { readonly kind: 'submitted' }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly message: string };

/** Idle, loading, success or error: only a loading attempt takes an answer, and neither a loading nor a successful one is begun again. */
export const afterLogin = (attempt: LoginAttempt, event: LoginEvent): LoginAttempt => {
  const isLoading = attempt.kind === 'loading';
  if (event.kind === 'submitted') return isLoading || attempt.kind === 'success' ? attempt : { kind: 'loading' };
  if (!isLoading) return attempt;
  return event.kind === 'accepted' ? { kind: 'success' } : { kind: 'error', ...loginRefused(event.message) };
};
