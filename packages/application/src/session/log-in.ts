// Logging in as a member. Source: spec 2 §4 "Login success", spec 3 §4 "Login".

import { type LoginMethod, loginEvent } from '@tornister/domain/analytics';
import { MERGE_DELAYED_MESSAGE } from '@tornister/domain/cart';
import { checkLoginForm, type LoginForm, loginRefused } from '@tornister/domain/session';
import type { FieldError } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { Analytics, GatewayError, LoginAnswer, Notice, SessionGateway } from '../ports/index.ts';
import { type AfterLogin, pathAfterLogin } from './after-login.ts';
import { applyLoginEffects, type LoginEffectsPorts } from './apply-login-effects.ts';

/** Why nobody was logged in; a refusal of the server stands at the form as a whole and marks both fields. */
export type LogInError =
  | { readonly kind: 'login.invalid'; readonly errors: readonly FieldError[]; readonly message?: string }
  | Exclude<GatewayError, { kind: 'gateway.refused' }>;

export type LoggedIn = {
  /** The path that the login leads to. */
  readonly next: string;
  /** What the next page tells. */
  readonly notice?: Notice;
};

/** Checks the form on the page at `path`, logs in with the visitor's cart, and brings about what `loginEffects` says. */
export type LogIn = (form: LoginForm, path: string) => ResultAsync<LoggedIn, LogInError>;

export type LogInPorts = AfterLogin &
  LoginEffectsPorts & { readonly session: Pick<SessionGateway, 'logIn'>; readonly analytics: Analytics };

const refused = (error: GatewayError): LogInError => {
  if (error.kind !== 'gateway.refused') return error;
  const { general, errors } = loginRefused(error.message || error.kind);
  return { kind: 'login.invalid', errors, message: general };
};

const toneOf = (message: string, shortfall: string | undefined): Notice['tone'] => {
  if (message === MERGE_DELAYED_MESSAGE) return 'info';
  return message === shortfall ? 'warning' : 'success';
};

const noticeOf = (message: string | undefined, { shortfall }: LoginAnswer): Pick<LoggedIn, 'notice'> =>
  message === undefined ? {} : { notice: { id: message, tone: toneOf(message, shortfall), message } };

/** What follows every login, whatever it was made by: it is tracked, and `loginEffects` come about. */
export const finishLogin = (
  { device, tabs, store, analytics, ...after }: Omit<LogInPorts, 'session'>,
  answer: LoginAnswer,
  { path, method }: { readonly path: string; readonly method: LoginMethod },
): LoggedIn => {
  analytics.track(loginEvent(method));
  const { notice } = applyLoginEffects({ device, tabs, store }, answer);
  return { next: pathAfterLogin(after, path), ...noticeOf(notice, answer) };
};

/** Makes the command of the login form. */
export const createLogIn =
  ({ session, ...ports }: LogInPorts): LogIn =>
  (form, path) =>
    checkLoginForm(form, ports.isB2b)
      .mapErr(({ errors }): LogInError => ({ kind: 'login.invalid', errors }))
      .asyncAndThen(({ email, password, stayLogged }) =>
        session.logIn({ identifier: email.trim(), password, stayLogged, mergeCart: true }).mapErr(refused),
      )
      .map((answer) => finishLogin(ports, answer, { path, method: ports.isB2b ? 'customerNumber' : 'email' }));
