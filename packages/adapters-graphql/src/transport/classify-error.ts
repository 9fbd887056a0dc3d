import type { GatewayError } from '@tornister/application/ports';
import { z } from 'zod/mini';

/** How the transport's own rules say that the time limit was passed (spec 2 §8). */
export const TIMEOUT_MESSAGE = 'Request timed out (5000ms)';

const answerWithErrors = z.object({
  response: z.object({
    status: z.number(),
    errors: z.optional(
      z.array(
        z.object({
          message: z.string(),
          extensions: z.optional(z.object({ code: z.optional(z.string()) })),
        }),
      ),
    ),
  }),
});

const REVOKED_CODES = ['ishop.api.error.invalid_token', 'ishop.api.error.revoked_token'];
const CART_LOST_CODES = ['CART_NOT_FOUND', 'USER_ID_REQUIRED'];
const TOKEN_CODES = ['INVALID_TOKEN', 'UNAUTHENTICATED'];

const fromCode = (code: string, message: string): GatewayError => {
  if (REVOKED_CODES.includes(code)) return { kind: 'gateway.unauthenticated', revoked: true };
  if (TOKEN_CODES.includes(code)) return { kind: 'gateway.unauthenticated', revoked: false };
  if (CART_LOST_CODES.includes(code)) return { kind: 'gateway.cart-lost' };
  return { kind: 'gateway.refused', message, fieldErrors: [] };
};

/** Turns whatever a call threw into one of the shared gateway errors. */
export const classifyError = (thrown: unknown): GatewayError => {
  const answer = answerWithErrors.safeParse(thrown);
  if (answer.success) {
    const first = answer.data.response.errors?.[0];
    if (first !== undefined) return fromCode(first.extensions?.code ?? '', first.message);
    if (answer.data.response.status >= 500) return { kind: 'gateway.unreachable' };
    return { kind: 'gateway.unreadable', detail: `HTTP ${answer.data.response.status}` };
  }
  if (thrown instanceof Error && thrown.message === TIMEOUT_MESSAGE) return { kind: 'gateway.timed-out' };
  return { kind: 'gateway.unreachable' };
};
