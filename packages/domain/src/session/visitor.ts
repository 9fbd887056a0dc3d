// What is known about the visitor, for display and tracking. Source: spec 1 §3 "Customer info", §7; spec 2 §3; spec 3 §3.

import type { UserId } from '../shared/brand.ts';
import type { Instant } from '../shared/instant.ts';
import type { LoginState } from './login-state.ts';

export const VISITOR_TYPES = ['new-customer', 'existing-customer', 'guest'] as const;
export type VisitorType = (typeof VISITOR_TYPES)[number];

/** The status that means no membership (spec 2 §3, §4). */
export const PRIME_NONE = 'NONE';

/** `NONE` is no membership; `ACTIVE` and every other word of the server is one. */
export type PrimeStatus = typeof PRIME_NONE | 'ACTIVE' | (string & {});

export type PrimeInfo = {
  readonly status: PrimeStatus;
  /** Renews by itself. */
  readonly abo: boolean;
  readonly startDate?: Instant;
  readonly endDate?: Instant;
};

export type Visitor = {
  readonly userId?: UserId;
  readonly isExistingCustomer: boolean;
  readonly isNewCustomer: boolean;
  readonly isGuest: boolean;
  readonly isInternal: boolean;
  readonly visitorType: VisitorType;
  readonly visitorLoginState: LoginState;
  /** The server's word for the kind of institution. */
  readonly categoryType?: string;
  /** What the server wants the visitor to be told. */
  readonly notification?: string;
  readonly email?: string;
  readonly primeInfo: PrimeInfo;
};

export const NO_PRIME: PrimeInfo = { status: PRIME_NONE, abo: false };

/** Nothing is known yet: visitor type `guest`, prime status `NONE`. */
export const UNKNOWN_VISITOR: Visitor = {
  isExistingCustomer: false,
  isNewCustomer: false,
  isGuest: false,
  isInternal: false,
  visitorType: 'guest',
  visitorLoginState: 'anonymous',
  primeInfo: NO_PRIME,
};

/** A visitor is an existing customer, else a new one, else the default: a guest. */
export const visitorTypeOf = (visitor: Pick<Visitor, 'isExistingCustomer' | 'isNewCustomer'>): VisitorType => {
  if (visitor.isExistingCustomer) return 'existing-customer';
  return visitor.isNewCustomer ? 'new-customer' : 'guest';
};

/** The server's word for the kind of visitor, with `-` or `_`; every other word, `default` included, is the default: a guest. */
export const parseVisitorType = (written: string | null | undefined): VisitorType => {
  const word = written?.trim().toLowerCase().replaceAll('_', '-');
  return VISITOR_TYPES.find((type) => type === word) ?? 'guest';
};

/** Every status but `NONE` sees the prime note and prime delivery info (spec 3 §6). */
export const isPrimeMember = ({ primeInfo }: Pick<Visitor, 'primeInfo'>): boolean => primeInfo.status !== PRIME_NONE;
