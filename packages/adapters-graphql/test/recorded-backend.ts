// What a real backend has answered, answered again: msw stands for the network, the recordings for the backend. Each test has a
// recording of its own, and a question that was never recorded is refused, so that a gateway that asks otherwise fails.
//
// To record anew, with a backend and a fresh demo shop (`CATALOGUE_PRODUCTS=400`) in DATA_DIR, since orders take from the stock:
//   RECORD_FROM=http://127.0.0.1:4000 RECORD_DATA_DIR=.data npx vitest run src --testNamePattern gateway
//   npx biome format --write test/recordings

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { bypass, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect } from 'vitest';
import { createBackendSession, type LoginTokens, recoveringCart, type VisitorSession } from '../src/session/index.ts';
import { createGraphqlTransport, type GraphqlTransport } from '../src/transport/index.ts';

type Question = { readonly operation: string; readonly variables: unknown };
type Exchange = Question & { readonly answer: unknown };
type Recording = Record<string, Exchange[]>;

const BACKEND = 'http://backend.test/graphql';
const { RECORD_FROM, RECORD_DATA_DIR = '.data' } = process.env;

/** So much of a long list is enough to prove that it is read; the rest would only make the recordings long. */
const KEPT: Readonly<Record<string, number>> = {
  billingCountries: 2,
  categoryFilter: 2,
  children: 2,
  deliveryCountries: 2,
  entries: 3,
  filters: 4,
  getNavigationTree: 2,
  links: 2,
  reviews: 5,
  rows: 3,
  sources: 1,
  suggestQueries: 3,
  values: 2,
};

const shortened = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.slice(0, KEPT[key] ?? value.length).map((entry) => shortened(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner, name)]));
};

/** Tokens open nothing but the shop that was recorded; they are left out all the same. */
const SECRETS = ['jwt', 'refreshToken', 'deviceToken'];
const withoutSecrets = (name: string, value: unknown): unknown =>
  SECRETS.includes(name) && typeof value === 'string' ? `recorded-${name}` : value;

const currentTest = (): string => expect.getState().currentTestName ?? '';

/** Asks the real backend, as the shop host asks it. */
const askReal = async (headers: Headers, body: string): Promise<unknown> => {
  const client = JSON.parse(readFileSync(join(RECORD_DATA_DIR, 'shop-client.json'), 'utf8'));
  const form = { grant_type: 'client_credentials', client_id: client.clientId, client_secret: client.clientSecret };
  const token = await fetch(bypass(`${RECORD_FROM}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) }));
  const { access_token } = (await token.json()) as { readonly access_token: string };
  const answer = await fetch(
    bypass(`${RECORD_FROM}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
        'x-shop-store': 'de',
        'x-shop-language': 'de',
        'x-ishop-api-userid': headers.get('x-ishop-api-userid') ?? '',
        'x-jwt': headers.get('x-jwt') ?? '',
      },
      body,
    }),
  );
  return shortened(await answer.json());
};

export type RecordedBackend = {
  readonly transport: GraphqlTransport;
  /** A visitor who comes for the first time. */
  readonly newVisitor: () => { readonly transport: GraphqlTransport; readonly session: VisitorSession };
};

/** A backend that answers from `recordings/<name>.json`. */
export const recordedBackend = (name: string): RecordedBackend => {
  const file = join(import.meta.dirname, 'recordings', `${name}.json`);
  const isRecording = RECORD_FROM !== undefined;
  const recorded: Recording = isRecording || !existsSync(file) ? {} : JSON.parse(readFileSync(file, 'utf8'));
  const used = new Set<Exchange>();

  const answerTo = async (question: Question, headers: Headers, body: string): Promise<unknown> => {
    const exchanges = recorded[currentTest()] ?? [];
    if (isRecording) {
      const answer = await askReal(headers, body);
      recorded[currentTest()] = [...exchanges, { ...question, answer }];
      return answer;
    }
    const found = exchanges.find(
      (exchange) => !used.has(exchange) && isDeepStrictEqual({ ...question, answer: exchange.answer }, exchange),
    );
    if (found === undefined) return { errors: [{ message: `Never recorded: ${JSON.stringify(question)}` }] };
    used.add(found);
    return found.answer;
  };

  const server = setupServer(
    http.post(BACKEND, async ({ request }) => {
      const body = await request.text();
      const { variables } = JSON.parse(body) as { readonly variables: unknown };
      const operation = request.headers.get('x-operation') ?? '';
      const answer = await answerTo({ operation, variables }, request.headers, body);
      return HttpResponse.json(answer as Record<string, unknown>);
    }),
  );
  beforeAll(() => server.listen());
  afterAll(() => {
    server.close();
    if (isRecording) writeFileSync(file, `${JSON.stringify(recorded, withoutSecrets, 2)}\n`);
  });

  const transportFor = (userId: () => string, jwt: () => string): GraphqlTransport =>
    createGraphqlTransport({
      url: BACKEND,
      fetch: (url, init) => fetch(url, init as RequestInit),
      headers: () => ({ 'x-ishop-api-userid': userId(), 'x-jwt': jwt() }),
    });

  return {
    transport: transportFor(
      () => '',
      () => '',
    ),
    newVisitor: () => {
      let ids = { cartId: '', userId: '' };
      let token = '';
      const asked = transportFor(
        () => ids.userId,
        () => token,
      );
      const memory = {
        cartId: () => ids.cartId,
        isMember: () => token !== '',
        setIds: (fresh: typeof ids) => {
          ids = fresh;
        },
        setCart: (cartId: string) => {
          ids = { ...ids, cartId };
        },
        setUser: (userId: string) => {
          ids = { ...ids, userId };
        },
        clearIds: () => {
          ids = { cartId: '', userId: '' };
        },
        setLogin: ({ tokens }: { readonly tokens: LoginTokens }) => {
          token = tokens.jwt;
        },
        guestToken: () => undefined,
        clearLogin: () => {
          token = '';
        },
      };
      const session = createBackendSession(asked, memory, { isB2b: false });
      return { transport: recoveringCart(asked, session), session };
    },
  };
};
