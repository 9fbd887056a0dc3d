// POST /graphql: one operation or a batch. Queries of a batch run side by side; as soon as one changes something, they run one after
// the other in their order. Source: spec 2 §7 "Transport", §9.

import { BACKEND_HEADERS } from '@tornister/domain/calls';
import { isMultipart } from '@tornister/process/multipart';
import type { Context } from 'hono';
import { z } from 'zod';
import { type GateRefusal, type OperationList, passGate } from '../graphql/batch-gate.ts';
import { contextFor } from '../graphql/catalogue-questions.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Engine, Operation } from '../graphql/yoga.ts';
import { hasApiToken } from './has-api-token.ts';
import { readMultipartRequest } from './multipart-request.ts';
import { readContext } from './request-context.ts';
import type { Services } from './services.ts';

const OPERATION = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});
const BODY = z.union([OPERATION, z.array(OPERATION)]);

const STATUS: Readonly<Record<GateRefusal, 400 | 413>> = {
  EMPTY_BATCH: 400,
  BATCH_TOO_LARGE: 413,
  OPERATION_UNREADABLE: 400,
  PERSISTED_ONLY: 400,
  TOO_MANY_MUTATIONS: 400,
  SENSITIVE_OPERATION_REPEATED: 400,
  COST_TOO_HIGH: 400,
};

const JSON_CONTENT = { 'content-type': 'application/json; charset=utf-8' };

export type GraphqlRoute = {
  readonly services: Services;
  readonly engine: Engine;
  readonly operations: OperationList | undefined;
};

/** The handler of POST /graphql. */
export const graphqlRoute =
  ({ services, engine, operations }: GraphqlRoute) =>
  async (http: Context): Promise<Response> => {
    if (!(await hasApiToken(services, http))) return refuse(http, 401, 'INVALID_TOKEN');
    const read = readerOf(http.req.header('content-type') ?? '');
    if (read === undefined) return refuse(http, 415, 'JSON_ONLY');
    const body = BODY.safeParse(await read(http));
    if (!body.success) return refuse(http, 400, 'BODY_UNREADABLE');
    const batch = Array.isArray(body.data) ? body.data : [body.data];
    const gate = passGate(
      batch.map(({ query }) => query),
      operations,
    );
    if (gate.isErr()) return refuse(http, STATUS[gate.error], gate.error);
    const context = await readContext(services, http.req.raw.headers);
    http.header(BACKEND_HEADERS.requestId, context.correlationId);
    const { value: facts } = gate;
    const isChanging = facts.some(({ kind }) => kind !== 'query');
    const runs = batch.map(
      (operation, at) => () => run(engine, contextFor(context, facts[at], { isChanging }), operation),
    );
    return Array.isArray(body.data) ? answerBatch(http, runs, isChanging) : answerOne(http, runs);
  };

/** How a body of a type is read; nothing for a type that is not taken. */
const readerOf = (contentType: string): ((http: Context) => Promise<unknown>) | undefined => {
  if (isMultipart(contentType)) return (http) => readMultipartRequest(http.req.raw);
  return /^application\/json\b/i.test(contentType) ? (http) => http.req.json().catch(() => undefined) : undefined;
};

type Ran = { readonly text: string; readonly status: number };

/** An operation that was not run at all, because of its text or variables, is the caller's mistake. */
const run = async (engine: Engine, context: RequestContext, operation: Operation): Promise<Ran> => {
  const result = await engine.run(operation, context);
  return { text: JSON.stringify(result), status: 'data' in result ? 200 : 400 };
};

type Runs = readonly (() => Promise<Ran>)[];

const answerOne = async (http: Context, runs: Runs): Promise<Response> => {
  const [{ text, status }] = (await inTurn(runs)) as readonly [Ran];
  return http.body(text, status as 200, JSON_CONTENT);
};

const answerBatch = async (http: Context, runs: Runs, isChanging: boolean): Promise<Response> => {
  const answers = isChanging ? await inTurn(runs) : await Promise.all(runs.map((one) => one()));
  return http.body(`[${answers.map(({ text }) => text).join()}]`, 200, JSON_CONTENT);
};

const inTurn = async (runs: Runs): Promise<readonly Ran[]> => {
  const answers: Ran[] = [];
  for (const one of runs) answers.push(await one());
  return answers;
};

const refuse = (http: Context, status: 400 | 401 | 413 | 415, code: string): Response =>
  http.json({ errors: [{ message: code, extensions: { code } }] }, status);
