// What every resolver knows about the request: who asks, in which shop, in which language, and when.

import type { UserId } from '@tornister/domain/shared';
import type { Language, StoreCode } from '@tornister/domain/storefront';
import type { AccountKind } from '../database/account-tables.ts';
import type { Services } from '../server/services.ts';

/** Store and language of the request; believed only together with the shop host's own token. */
export type RequestStorefront = {
  readonly store: StoreCode;
  readonly language: Language;
  readonly isB2b: boolean;
  /** Whether a year of prime can be bought here. */
  readonly sellsPrime: boolean;
  /** Origin of the shop that the visitor is at, like `https://de.example`; for addresses that leave the shop. */
  readonly baseUrl: string;
};

/** A login that the session table confirms. */
export type LoggedIn = {
  readonly sessionId: string;
  readonly userId: UserId;
  readonly kind: 'guest' | 'member';
  /** Present for members. */
  readonly accountId?: string;
  readonly accountKind?: AccountKind;
};

export type RequestVisitor = {
  /** The visitor's unguessable id, when the request carries one. */
  readonly userId?: UserId;
  /** The id of the cookie; differs from `userId` right after a login. */
  readonly cookieUserId?: UserId;
  readonly login?: LoggedIn;
  /** The request came with a JWT that is no longer good, or is of an account of the other edition; operations that need one say so. */
  readonly refusedToken?: 'invalid' | 'revoked' | 'logged-out' | 'left-just-now';
};

/** What the running backend shares, and what this request adds. `reading` is a replica where `contextFor` chooses one. */
export type RequestContext = Services & {
  /** Names this request in answers and logs. */
  readonly correlationId: string;
  /** The address of the visitor as the shop host saw it; for limits only. */
  readonly clientAddress: string;
  /** Says that the browser has logged in before; for limits only. */
  readonly deviceToken?: string;
  /** What the visitor's browser calls itself, at most 200 characters. */
  readonly userAgent?: string;
  /** Whether the visitor has agreed to be measured. */
  readonly agreesToStatistics: boolean;
  readonly storefront: RequestStorefront;
  readonly visitor: RequestVisitor;
};
