// How somebody becomes a member's login on the shop host: by a password, by a passkey, by opening an account. The cart of before comes along.

import type {
  GatewayError,
  LoginAnswer,
  PasskeyLogin,
  RegisterAnswer,
  Registration,
} from '@tornister/application/ports';
import type { CartId } from '@tornister/domain/shared';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import { login, loginWithPasskey, registerB2bCustomer, registerCustomer } from '../generated/operations/session.ts';
import type { RegisterCustomerMutation } from '../generated/operations.ts';
import { present, same } from '../mapping/parts-mapper.ts';
import { type AnsweredFieldError, refused } from '../mapping/refusals.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { type Merged, NOTHING_MERGED } from './cart-merge.ts';
import { refusedRegistration, toB2bCustomerInput, toCustomerInput } from './registration-mapper.ts';
import type { LoginTokens, SessionCookies } from './session-cookies.ts';
import type { Credentials, VisitorSession } from './visitor-session.ts';

type Refusal = { readonly errorMessage: string | null; readonly fieldErrors: readonly AnsweredFieldError[] };

type LoginOutcome = Refusal & {
  readonly successfull: boolean;
  readonly jwt: string | null;
  readonly refreshToken: string | null;
};

/** The tokens of a login that came about, or why it did not. */
export const loginOr = (answer: LoginOutcome): Result<LoginTokens, GatewayError> => {
  const { successfull, jwt, refreshToken, errorMessage, fieldErrors } = answer;
  return successfull && jwt !== null && refreshToken !== null
    ? ok({ jwt, refreshToken })
    : err(refused(errorMessage, fieldErrors));
};

/** What the backend says of a member who has just logged in, or registered. */
type Answered = {
  readonly userId: string | null;
  readonly deviceToken: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Not asked of a registration. */
  readonly accountKept?: boolean | null;
};

type Entered = {
  readonly tokens: LoginTokens;
  readonly userId: string | null;
  readonly device: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly accountKept?: true;
};

const entered = (
  tokens: LoginTokens,
  { userId, deviceToken, firstName, lastName, accountKept }: Answered,
): Entered => ({
  tokens,
  userId,
  device: deviceToken ?? undefined,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  ...(accountKept === true ? { accountKept } : {}),
});

type Registered = RegisterCustomerMutation['registerCustomer'];

type MemberLoginParts = {
  readonly transport: GraphqlTransport;
  /** What becomes of the cart from before, or where there is none, which cart the account has. */
  readonly mergeAtLogin: (before: CartId | undefined) => ResultAsync<Merged, never>;
  readonly memory: Pick<SessionCookies, 'setLogin' | 'setUser' | 'guestToken'>;
  readonly cartId: () => CartId | undefined;
  readonly isB2b: boolean;
};

/** The ways in for a member; each writes the login into the visitor's cookies. */
export const createMemberLogin = ({
  transport,
  mergeAtLogin,
  memory,
  cartId,
  isB2b,
}: MemberLoginParts): Pick<VisitorSession, 'logIn' | 'logInWithPasskey' | 'register'> => {
  /** Keeps the login of a member, and takes the cart along. */
  const enter = (
    { tokens, userId, device, ...name }: Entered,
    { stay, mergeCart }: { readonly stay: boolean; readonly mergeCart: boolean },
  ): ResultAsync<LoginAnswer, GatewayError> => {
    memory.setLogin({ tokens, kind: 'member', stay, ...(device === undefined ? {} : { device }) });
    return (mergeCart ? mergeAtLogin(cartId()) : okAsync(NOTHING_MERGED)).map((merged) => {
      // Not before: the cart that is merged, now or later, belongs to the id from before.
      if (userId !== null && !merged.isMergeDelayed) memory.setUser(userId);
      return { ...name, ...merged, ...present('cartId', cartId(), same) };
    });
  };

  const logIn = ({
    identifier,
    password,
    stayLogged,
    mergeCart,
  }: Credentials): ResultAsync<LoginAnswer, GatewayError> => {
    const who = isB2b ? { customerNumber: identifier } : { email: identifier };
    return transport
      .run(login, { ...who, password, stayLogged }, ({ login: answer }) =>
        loginOr(answer).map((tokens) => entered(tokens, answer)),
      )
      .andThen(same)
      .andThen((member) => enter(member, { stay: stayLogged, mergeCart }));
  };

  const logInWithPasskey = ({
    credential,
    stayLogged,
    mergeCart,
  }: PasskeyLogin): ResultAsync<LoginAnswer, GatewayError> =>
    transport
      .run(loginWithPasskey, { credential, stayLogged }, ({ loginWithPasskey: answer }) =>
        loginOr(answer).map((tokens) => entered(tokens, answer)),
      )
      .andThen(same)
      .andThen((member) => enter(member, { stay: stayLogged, mergeCart }));

  const askToRegister = (form: Registration): ResultAsync<Registered, GatewayError> =>
    form.kind === 'customer'
      ? transport.run(
          registerCustomer,
          // Where the token is gone the backend still learns that an order was to come along, and refuses.
          { data: toCustomerInput(form, form.takesGuestOrder === true ? (memory.guestToken() ?? '') : undefined) },
          (answer) => answer.registerCustomer,
        )
      : transport.run(registerB2bCustomer, { data: toB2bCustomerInput(form) }, (answer) => answer.registerB2bCustomer);

  const register = (form: Registration): ResultAsync<RegisterAnswer | undefined, GatewayError> =>
    askToRegister(form).andThen((answer): ResultAsync<RegisterAnswer | undefined, GatewayError> => {
      if (!answer.successfull) return errAsync(refusedRegistration(answer));
      const { jwt, refreshToken } = answer;
      // A new account has no cart of its own to be found.
      const hasCart = cartId() !== undefined;
      if (jwt === null || refreshToken === null) return okAsync(undefined);
      return enter(entered({ jwt, refreshToken }, answer), { stay: false, mergeCart: hasCart }).map((member) => ({
        ...member,
        ...present('customerNumber', answer.customerNumber, same),
      }));
    });

  return { logIn, logInWithPasskey, register };
};
