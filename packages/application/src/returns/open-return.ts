// Opens a page of the return flow: what its guard says, and the order with everything that was answered so far. Source: spec 1 §2 "Guards and
// redirects", spec 2 §2, §4 "Returns flow".

import {
  areReturnsOn,
  carriersOffered,
  EMPTY_RETURN_FLOW,
  lookupMethodOf,
  type ReturnAnswers,
  type ReturnDraft,
  type ReturnFlow,
  type ReturnOrder,
  type ReturnStep,
  regulationsOffered,
  resumeFlow,
  resumeSelections,
  returnAnswers,
  returnDecision,
} from '@tornister/domain/returns';
import { type GuardDecision, goWith, PATHS, ROUTE_PARAMETERS, returnGuard } from '@tornister/domain/routing';
import { type LoginState, loginStateOf } from '@tornister/domain/session';
import { parameterText, SWITCHES } from '@tornister/domain/storefront';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type {
  ContentGateway,
  CookieJar,
  GatewayError,
  KeyMaker,
  OpenedReturn,
  ReturnsGateway,
} from '../ports/index.ts';

export type OpenedReturnStep = {
  readonly decision: GuardDecision;
  /** The order and its flow, on every page but the first. */
  readonly opened?: {
    readonly order: ReturnOrder;
    readonly draft: ReturnDraft;
    readonly flow: ReturnFlow;
    /** What the last page shows and sends; undefined while something is missing. */
    readonly answers: ReturnAnswers | undefined;
  };
  /** Whether the page stands in the account of a member. */
  readonly isMember: boolean;
  /** For the return that this page may send. */
  readonly idempotencyKey: string;
};

/** `order` is the hash in the address; members may ask for the form by number. */
export type OpenReturnStep = (
  step: ReturnStep,
  order: string | undefined,
  asksByNumber?: boolean,
) => ResultAsync<OpenedReturnStep, GatewayError>;

export type OpenReturnPorts = {
  readonly returns: Pick<ReturnsGateway, 'findByHash' | 'regulations' | 'carriers'>;
  readonly content: Pick<ContentGateway, 'parameters'>;
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly keys: KeyMaker;
};

/** The flow with the offers of the pages up to this one; on its own page the first offer is preselected. */
export const flowAt = (
  returns: Pick<ReturnsGateway, 'regulations' | 'carriers'>,
  step: ReturnStep,
  { order, draft }: OpenedReturn,
): ResultAsync<ReturnFlow, GatewayError> =>
  safeTry(async function* () {
    const { selections } = resumeSelections(order, draft);
    if (step === 'start' || step === 'productselection' || selections.length === 0)
      return ok(resumeSelections(order, draft));
    const regulations = yield* await returns.regulations(order.hash, selections);
    const resumed = resumeFlow(order, draft, { regulations, carriers: [] });
    if (step === 'regulations')
      return ok(resumed.regulation === undefined ? regulationsOffered(resumed, regulations) : resumed);
    const carriers = yield* await returns.carriers(order.hash, { ...draft, items: selections });
    const flow = resumeFlow(order, draft, { regulations, carriers });
    const needsCarrier = step === 'carrier' && flow.regulation !== undefined && flow.carrier === undefined;
    return ok(needsCarrier ? carriersOffered(flow, carriers) : flow);
  });

/** Whether the operator has returns switched on: the value of the switch as it is written. */
export const returnsSwitchOf = (
  content: Pick<ContentGateway, 'parameters'>,
): ResultAsync<string | undefined, GatewayError> =>
  content.parameters([SWITCHES.returns.name]).map((parameters) => parameterText(parameters, SWITCHES.returns.name));

/** Makes the question with which a page of the flow is opened. */
export const createOpenReturnStep =
  ({ returns, content, cookies, keys }: OpenReturnPorts): OpenReturnStep =>
  (step, hash, asksByNumber = false) =>
    safeTry(async function* () {
      const loginState: LoginState = loginStateOf((name) => cookies.get(name) !== undefined);
      const returnsSwitch = yield* await returnsSwitchOf(content);
      const base = { isMember: loginState === 'member', idempotencyKey: keys.make() };
      const decide = (flow: ReturnFlow, lookup: 'found' | 'nothing' | undefined): GuardDecision =>
        returnGuard(returnDecision(step, { returnsSwitch, loginState, order: hash, lookup, flow, asksByNumber }));
      if (!areReturnsOn(returnsSwitch) || !needsOrder(step, loginState, hash))
        return ok({ ...base, decision: decide(EMPTY_RETURN_FLOW, undefined) });
      const found = yield* await returns.findByHash(hash ?? '');
      if (found === undefined) return ok({ ...base, decision: decide(EMPTY_RETURN_FLOW, 'nothing') });
      if (step === 'start') return ok({ ...base, decision: toSelection(found.order.hash) });
      const flow = yield* await flowAt(returns, step, found);
      const answers = returnAnswers(flow).unwrapOr(undefined);
      return ok({ ...base, decision: decide(flow, 'found'), opened: { ...found, flow, answers } });
    });

/** An address with a hash is about its order; but members begin with their orders. */
const needsOrder = (step: ReturnStep, login: LoginState, hash: string | undefined): boolean =>
  lookupMethodOf(login, hash).kind === 'by-hash' && !(step === 'start' && login === 'member');

/** A link with a hash to the first page leads on to what it opens. */
const toSelection = (hash: string): GuardDecision =>
  goWith(PATHS.productSelection, [[ROUTE_PARAMETERS.returnOrder, hash]]);
