// Resolvers of the visitor: who is here, login and logout, guests. Source: spec 2 §3 "Customer info", §4 "Login state".

import { limitSubjectOf } from '@tornister/domain/calls';
import { EMAIL_MAX_LENGTH, isEmailAddress, tidyEmail } from '@tornister/domain/forms';
import { NO_PRIME, UNKNOWN_VISITOR, type VisitorType, visitorTypeOf } from '@tornister/domain/session';
import type { Instant } from '@tornister/domain/shared';
import { err, ok, type Result } from 'neverthrow';
import { logIn, logOut } from '../auth/log-in.ts';
import { registerGuest } from '../auth/register-guest.ts';
import type { StoredPrime } from '../database/account-tables.ts';
import type { Answer } from '../graphql/answer.ts';
import { answered } from '../graphql/answered.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { EMAIL_QUESTIONS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { endOfRunning } from '../prime/prime-member.ts';
import { refuseEndedLogin } from './require-visitor.ts';

/** The words of the schema. */
const VISITOR_TYPES = {
  'new-customer': 'new_customer',
  'existing-customer': 'existing_customer',
  guest: 'guest',
} as const satisfies Readonly<Record<VisitorType, string>>;

const customerInfo = async (context: RequestContext): Promise<Result<Answer<'CustomerInfo'>, Refusal>> => {
  const { visitor, database, now } = context;
  const ended = refuseEndedLogin(context);
  if (ended.isErr()) return err(ended.error);
  const user =
    visitor.userId === undefined
      ? undefined
      : await database.selectFrom('users').selectAll().where('id', '=', visitor.userId).executeTakeFirst();
  const account =
    visitor.login?.accountId === undefined
      ? undefined
      : await database.selectFrom('accounts').selectAll().where('id', '=', visitor.login.accountId).executeTakeFirst();
  const hasOrdered = user !== undefined && visitor.login !== undefined && (await hasOrders(context, user.id));
  const isGuest = visitor.login?.kind === 'guest';
  const isMember = account !== undefined;
  const customer = { isExistingCustomer: isMember && hasOrdered, isNewCustomer: isMember && !hasOrdered };
  return ok({
    userId: visitor.userId,
    ...customer,
    isGuest,
    isInternal: account?.is_internal ?? false,
    visitorType: VISITOR_TYPES[visitorTypeOf(customer)],
    visitorLoginState: visitor.login?.kind ?? UNKNOWN_VISITOR.visitorLoginState,
    email: account?.email ?? (isGuest ? user?.email : null),
    primeInfo: primeOf(account?.prime ?? null, now()),
  });
};

const hasOrders = async ({ database }: RequestContext, userId: string): Promise<boolean> => {
  const row = await database
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** One that is over is none any more, but its dates are told. */
const primeOf = (prime: StoredPrime | null, now: Instant): Answer<'PrimeInfo'> => {
  if (prime === null) return { status: NO_PRIME.status, abo: NO_PRIME.abo };
  const { status, abo } = endOfRunning(prime, now) === undefined ? NO_PRIME : prime;
  return {
    status,
    abo,
    startDate: new Date(prime.startsAt).toISOString(),
    endDate: new Date(prime.endsAt).toISOString(),
  };
};

const isUniqueEmail = async (context: RequestContext, typed: string): Promise<Result<boolean, Refusal>> => {
  const asked = [[EMAIL_QUESTIONS, limitSubjectOf(context.clientAddress)]] as const;
  const taken = await withinRateLimits(context, context.database, asked);
  if (taken.isErr()) return err(taken.error);
  const email = tidyEmail(typed);
  if (email.length > EMAIL_MAX_LENGTH || !isEmailAddress(email)) return ok(true);
  const row = await context.database.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  return ok(row === undefined);
};

export const visitorResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    getCustomerInfo: (_parent, _arguments, context) => answered(customerInfo(context)),
    isUniqueEmail: (_parent, { email }, context) => answered(isUniqueEmail(context, email)),
  },
  Mutation: {
    login: (_parent, { email, customerNumber, password, stayLogged }, context) =>
      answered(logIn(context, { email, customerNumber, password, stayLogged })),
    logout: (_parent, _arguments, context) => logOut(context),
    registerGuest: (_parent, { cartId, data }, context) => answered(registerGuest(context, cartId, data)),
  },
};
