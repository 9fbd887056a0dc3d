// Passes the operations of a tab on to the backend: only published ones, and of their answers only what was asked for and promised.

import { publishedOperation } from '@tornister/adapters-graphql/answers';
import { classifyError, UNREADABLE_CODE } from '@tornister/adapters-graphql/transport';
import { NETWORK_FAILURE } from '@tornister/domain/routing';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { z } from 'zod';
import type { BackendLink } from './backend-link.ts';
import { parsedJson } from './json-text.ts';
import type { Visit } from './visitor.ts';

export type PassedOperation = {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
};

/** One answer of GraphQL: what was asked for, or why not. */
export type PassedAnswer = { readonly data: unknown } | { readonly errors: readonly object[] };

/** Nothing was passed on, or nothing came back. */
export type NotPassed = { readonly status: 400 | 503; readonly message: string };

/** The answers of such operations hold tokens. They have endpoints, which keep them in cookies that no script reads. */
const ASKS_FOR_TOKEN = /\bjwt\b/;

/** The answers of these hold the ids of visitor and cart, which are in such cookies, too. */
const ASK_FOR_IDS: ReadonlySet<string> = new Set([
  'shopInit',
  'mergeCarts',
  'confirmationCleanup',
  'abortWalletCheckout',
]);

const NOT_PUBLISHED: NotPassed = { status: 400, message: 'PERSISTED_ONLY' };
const NO_FILE: NotPassed = { status: 400, message: 'BODY_UNREADABLE' };
const UNREACHABLE: NotPassed = { status: 503, message: NETWORK_FAILURE.message };
/** Each of these operations may be allowed, and all together are not: nothing has run, and a tab sends them one by one. */
const NOT_TOGETHER: NotPassed = { status: 400, message: 'NOT_TOGETHER' };

const WITH_FILE = z.object({ query: z.string() });
/** Under which name the file stands, and which variable it is. */
const MAP = z.record(z.string(), z.array(z.string()));

const ANSWERS = z.array(
  z.object({ data: z.unknown().optional(), errors: z.array(z.looseObject({ message: z.string() })).nullish() }),
);

const unreadableAnswer = (message: string): PassedAnswer => ({
  errors: [{ message, extensions: { code: UNREADABLE_CODE } }],
});

/** The names of the operations; nothing when one of them is not for scripts. */
const namesOf = (operations: readonly PassedOperation[]): Result<readonly string[], NotPassed> => {
  const names = operations.flatMap(({ query }) => publishedOperation(query)?.name ?? []);
  const areForScripts =
    names.length === operations.length &&
    !names.some((name) => ASK_FOR_IDS.has(name)) &&
    !operations.some(({ query }) => ASKS_FOR_TOKEN.test(query));
  return areForScripts ? ok(names) : err(NOT_PUBLISHED);
};

/** Asks the backend and reads what it answers to each operation. A whole answer that is not GraphQL is unreadable for each of them. */
const ask = async (
  link: BackendLink,
  visit: Visit,
  body: string | FormData,
  names: readonly string[],
): Promise<Result<readonly PassedAnswer[], NotPassed>> => {
  const response = await link.forward(visit, body);
  if (response.status >= 500) throw new Error(`The backend answered ${response.status}`);
  if (response.status === 400 && names.length > 1) return err(NOT_TOGETHER);
  const answered: unknown = await response.json().catch(() => undefined);
  const parsed = ANSWERS.safeParse(Array.isArray(answered) ? answered : [answered]);
  const read = link.readFor(visit);
  const answers = names.map((name, index): PassedAnswer => {
    const answer = parsed.data?.[index];
    if (answer === undefined) return unreadableAnswer(`${name}: no answer`);
    if (answer.errors !== null && answer.errors !== undefined && answer.errors.length > 0) {
      return { errors: answer.errors };
    }
    return read(name, answer.data).match(
      (data): PassedAnswer => ({ data }),
      ({ detail }) => unreadableAnswer(detail),
    );
  });
  return ok(answers);
};

const asked = (...what: Parameters<typeof ask>): ResultAsync<readonly PassedAnswer[], NotPassed> =>
  new ResultAsync(ask(...what).catch(() => err(UNREACHABLE)));

/** The backend's answers to a tab's operations, in their order. */
export const passOn = (
  link: BackendLink,
  visit: Visit,
  operations: readonly PassedOperation[],
): ResultAsync<readonly PassedAnswer[], NotPassed> =>
  namesOf(operations).asyncAndThen((names) => asked(link, visit, JSON.stringify(operations), names));

/** The operation, its map and the one file that the map names: nothing else that a form brings goes any further. */
const withItsFile = (form: FormData): Result<FormData, NotPassed> => {
  const map = MAP.safeParse(parsedJson(String(form.get('map'))));
  const [name = '', ...others] = map.success ? Object.keys(map.data) : [];
  const file = form.get(name);
  if (!(file instanceof File) || others.length > 0) return err(NO_FILE);
  const passed = new FormData();
  passed.set('operations', String(form.get('operations')));
  passed.set('map', String(form.get('map')));
  passed.set(name, file);
  return ok(passed);
};

/** The backend's answer to an operation of a tab that brings a file (spec 2 §7, "file-upload variant"). */
export const passFileOn = (link: BackendLink, visit: Visit, form: FormData): ResultAsync<PassedAnswer, NotPassed> => {
  const operation = WITH_FILE.safeParse(parsedJson(String(form.get('operations'))));
  return namesOf(operation.success ? [operation.data] : [{ query: '' }])
    .andThen((names) => withItsFile(form).map((passed) => ({ names, passed })))
    .asyncAndThen(({ names, passed }) => asked(link, visit, passed, names))
    .andThen(([answer]) => (answer === undefined ? err(UNREACHABLE) : ok(answer)));
};

/** How long the backend wants to be left alone with an operation that was tried too often; nothing for every other answer. */
export const secondsToWait = (answer: PassedAnswer): number | undefined => {
  if (!('errors' in answer)) return undefined;
  const error = classifyError({ response: { status: 200, errors: answer.errors } });
  return error.kind === 'gateway.throttled' ? error.retryAfterSeconds : undefined;
};
