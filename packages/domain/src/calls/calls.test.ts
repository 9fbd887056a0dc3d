import { describe, expect, it } from 'vitest';
import { returnDone } from './answers.ts';
import { ENDPOINTS, type Endpoint, EXPRESS_CHECKOUT, endpointPath, TOKEN_ADDRESS, TOKEN_GRANT } from './endpoints.ts';
import { BACKEND_HEADERS, bearer } from './headers.ts';
import { LIST_CHANGES_ADDRESS, LIST_STREAM_PATH } from './list-stream.ts';

describe('endpoints of the shop host (spec 2 §7)', () => {
  it('are those of the specification, each with its method', () => {
    const names = Object.keys(ENDPOINTS) as readonly Endpoint[];
    expect(names.map((name) => `${ENDPOINTS[name].method} ${endpointPath(name)}`)).toEqual([
      'POST /api/shop/',
      'GET /api/token/',
      'GET /api/cart-id/',
      'POST /api/login-action/',
      'POST /api/logout-action/',
      'POST /api/register-action/',
      'POST /api/change-password/',
      'POST /api/confirmation-cleanup/',
      'POST /api/checkout-auth/',
      'POST /api/checkout-amazon/',
      'POST /api/abort-amazon/',
    ]);
    expect(EXPRESS_CHECKOUT).toBe('express');
    expect([LIST_STREAM_PATH, LIST_CHANGES_ADDRESS]).toEqual(['/api/list-changes/', '/list-changes']);
  });

  it('the token of the shop host comes from /oauth/token by client credentials', () => {
    expect([TOKEN_ADDRESS, TOKEN_GRANT]).toEqual(['/oauth/token', 'client_credentials']);
  });
});

describe('headers to the backend (spec 2 §7)', () => {
  it('are those of the specification, and the id that joins the logs of both sides', () => {
    expect(Object.values(BACKEND_HEADERS)).toEqual([
      'Authorization',
      'X-iSHOP-API-USERID',
      'X-JWT',
      'X-User-Agent',
      'x-forwarded-for',
      'x-referer',
      'X-IS-DEV',
      'x-request-id',
    ]);
    expect(bearer('t1')).toBe('Bearer t1');
  });
});

describe('answers of the calls (spec 2 §8)', () => {
  it('a return that was not registered tells a message', () => {
    expect(returnDone({ isError: false, errorMsg: 'x' })._unsafeUnwrap()).toBeUndefined();
    expect(returnDone({ isError: true, errorMsg: 'Nein' })._unsafeUnwrapErr()).toStrictEqual({
      general: 'Nein',
      errors: [],
    });
    expect(returnDone({ isError: true })._unsafeUnwrapErr()).toStrictEqual({ errors: [] });
  });
});
