// Kinds of visitors, as the shop speaks of them. Source: spec 1 §1 "Visitor kinds", §6 "Roles and permissions".

import type { LoginState } from '../session/login-state.ts';
import { isPrimeMember, type Visitor } from '../session/visitor.ts';

export const VISITOR_KINDS = ['anonymous', 'guest', 'member', 'business', 'internal'] as const;
export type VisitorKind = (typeof VISITOR_KINDS)[number];

/** A kind, and prime as a further status beside it. */
export type VisitorStatus = { readonly kind: VisitorKind; readonly isPrime: boolean };

const kindOf = (login: LoginState, isB2b: boolean): VisitorKind => {
  if (login !== 'member') return login;
  return isB2b ? 'business' : 'member';
};

/**
 * Anonymous, guest, registered member, business customer (a member of the business shop) or internal user; the prime membership is a
 * further status. Internal and prime are for tracking and display: what somebody may do follows from the login state.
 */
export const visitorStatusOf = (
  login: LoginState,
  { isB2b }: { readonly isB2b: boolean },
  visitor: Pick<Visitor, 'isInternal' | 'primeInfo'>,
): VisitorStatus => ({
  kind: visitor.isInternal ? 'internal' : kindOf(login, isB2b),
  isPrime: isPrimeMember(visitor),
});
