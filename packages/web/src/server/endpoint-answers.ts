// What the shop host's own endpoints answer, and how they read what came in.

import type { GatewayError } from '@tornister/application/ports';
import type { z } from 'zod';
import { retryAfter } from '../respond.ts';

export type Answer = {
  readonly status: 200 | 400 | 401 | 413 | 429 | 503;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
};

export const ok = (body: object): Answer => ({ status: 200, body });

type Failed = { readonly successfull: false; readonly errorMessage: string; readonly fieldErrors: readonly object[] };

export const failed = (errorMessage: string): Failed => ({ successfull: false, errorMessage, fieldErrors: [] });

/** A refusal is an answer like any other (flag and message, spec 2 §8); a failure is a backend that is away, or was asked too often. */
export const refusal = (error: GatewayError): Answer => {
  if (error.kind === 'gateway.unauthenticated') return { status: 401, body: failed(error.kind) };
  if (error.kind === 'gateway.refused') {
    return ok({
      successfull: false,
      errorMessage: error.message,
      fieldErrors: error.fieldErrors.map(({ field, message }) => ({ fieldName: field, errorMessage: message })),
    });
  }
  return error.kind === 'gateway.throttled'
    ? { status: 429, body: failed(error.message), headers: retryAfter(error.retryAfterSeconds) }
    : { status: 503, body: failed(error.kind) };
};

export const MALFORMED: Answer = {
  status: 400,
  body: failed('vue.message.malformedRequest'),
};

export const parsed = <Form>(schema: z.ZodType<Form>, body: unknown): Form | undefined => {
  const result = schema.safeParse(body);
  return result.success ? result.data : undefined;
};

export const toResponse = ({ status, body, headers = {} }: Answer): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });
