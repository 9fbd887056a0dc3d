// The error of an answer that is not what the schema promises.

import type { GatewayError } from '@tornister/application/ports';

/** The backend answered, but not what it promises. */
export type Unreadable = Extract<GatewayError, { readonly kind: 'gateway.unreadable' }>;

/** An answer that does not fit; `where` names the operation and, when it is known, the place in its answer. */
export const unreadable = (where: string, thrown?: unknown): Unreadable => ({
  kind: 'gateway.unreadable',
  detail: thrown instanceof Error ? `${where}: ${thrown.message}` : where,
});

/** `extensions.code` under which the shop host tells a tab that the backend's answer was not what it promises. */
export const UNREADABLE_CODE = 'UNREADABLE_ANSWER';
