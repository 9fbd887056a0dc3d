import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import {
  aCarrier,
  aContact,
  aRegulation,
  aReturnableLine,
  aReturnOrder,
  aSelection,
} from '../../test/builders/a-return-order.ts';
import {
  carriersOffered,
  chooseCarrier,
  chooseLabels,
  chooseRegulation,
  EMPTY_RETURN_FLOW,
  MAX_LABEL_COUNT,
  NO_LABEL,
  orderFound,
  RETURN_STEPS,
  type ReturnFlow,
  regulationsOffered,
  selectLine,
} from './return-flow.ts';
import { returnDecision } from './return-guards.ts';
import { returnSubmission } from './return-submission.ts';

const numRuns = NUM_RUNS;

type Step = { readonly name: string; readonly run: (flow: ReturnFlow) => ReturnFlow };
const lineIds = ['a', 'b', 'c'] as const;
const orderOf = (hash: string) =>
  aReturnOrder(
    hash,
    lineIds.map((id) => aReturnableLine(id)),
  );
const codes = (...all: readonly string[]) => fc.subarray([...all]);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom('h1', 'h2')
    .map((hash) => ({ name: `found ${hash}`, run: (flow: ReturnFlow) => orderFound(flow, orderOf(hash)) })),
  fc.tuple(fc.constantFrom(...lineIds, 'z'), fc.integer({ min: -1, max: 5 })).map(([id, quantity]) => ({
    name: `select ${quantity} ${id}`,
    run: (flow: ReturnFlow) => selectLine(flow, aSelection(id, { quantity })),
  })),
  codes('r1', 'r2').map((offer) => ({
    name: `regulations ${offer.join()}`,
    run: (flow: ReturnFlow) => regulationsOffered(flow, offer.map(aRegulation)),
  })),
  fc
    .constantFrom('r1', 'r2', 'r3')
    .map((code) => ({ name: code, run: (flow: ReturnFlow) => chooseRegulation(flow, code) })),
  codes('c1', 'c2').map((offer) => ({
    name: `carriers ${offer.join()}`,
    run: (flow: ReturnFlow) => carriersOffered(flow, offer.map(aCarrier)),
  })),
  fc
    .constantFrom('c1', 'c2', 'c3', NO_LABEL)
    .map((code) => ({ name: code, run: (flow: ReturnFlow) => chooseCarrier(flow, code) })),
  fc
    .integer({ min: -1, max: 12 })
    .map((labels) => ({ name: `${labels} labels`, run: (flow: ReturnFlow) => chooseLabels(flow, labels) })),
);
const flow = fc
  .array(step, { maxLength: 12 })
  .map((steps) => steps.reduce<ReturnFlow>((state, each) => each.run(state), EMPTY_RETURN_FLOW));

describe('laws of the return flow', () => {
  it('whatever is done in whatever order, the answers fit the offers', () => {
    fc.assert(
      fc.property(flow, (state) => {
        for (const { lineId, quantity } of state.selections) {
          const line = state.order?.lines.find(({ id }) => id === lineId);
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(line?.returnableQuantity ?? 0);
        }
        if (state.regulation !== undefined)
          expect(state.regulations.map(({ code }) => code)).toContain(state.regulation);
        if (state.carrier !== undefined && state.carrier !== NO_LABEL) {
          expect(state.carriers.map(({ code }) => code)).toContain(state.carrier);
        }
      }),
      { numRuns },
    );
  });

  it('no carrier exactly when no labels, once a carrier was asked for', () => {
    fc.assert(
      fc.property(flow, (state) => {
        expect(state.labels).toBeGreaterThanOrEqual(0);
        expect(state.labels).toBeLessThanOrEqual(MAX_LABEL_COUNT);
        expect(state.carrier === NO_LABEL).toBe(state.labels === 0);
      }),
      { numRuns },
    );
  });

  it('each line is selected at most once, in the order of the order', () => {
    fc.assert(
      fc.property(flow, (state) => {
        const ids = state.selections.map(({ lineId }) => lineId as string);
        expect(ids).toEqual(lineIds.filter((id) => ids.includes(id)));
      }),
      { numRuns },
    );
  });

  it('a new hash leaves nothing behind, whatever was answered before', () => {
    fc.assert(
      fc.property(flow, (state) => {
        expect(orderFound(state, orderOf('fresh'))).toEqual({ ...EMPTY_RETURN_FLOW, order: orderOf('fresh') });
      }),
      { numRuns },
    );
  });

  it('finding the same order twice is finding it once', () => {
    fc.assert(
      fc.property(flow, (state) => {
        const once = orderFound(state, orderOf('h1'));
        expect(orderFound(once, orderOf('h1'))).toEqual(once);
      }),
      { numRuns },
    );
  });

  it('asking for the offers again changes no answer', () => {
    fc.assert(
      fc.property(flow, (state) => {
        if (state.carrier === undefined || state.regulation === undefined) return;
        const again = regulationsOffered(state, state.regulations);
        expect(again).toEqual(state);
        expect(carriersOffered(again, state.carriers)).toEqual(state);
      }),
      { numRuns },
    );
  });

  it('a step is open only when every earlier one is', () => {
    fc.assert(
      fc.property(flow, (state) => {
        const isOpen = RETURN_STEPS.filter((each) => each !== 'start').map(
          (each) =>
            returnDecision(each, {
              returnsSwitch: 'true',
              loginState: 'anonymous',
              order: 'h1',
              lookup: 'found',
              flow: state,
            }).kind === 'stay',
        );
        expect(isOpen).toEqual([...isOpen].sort((one, other) => Number(other) - Number(one)));
      }),
      { numRuns },
    );
  });

  it('the confirm page opens exactly when the return can be sent', () => {
    fc.assert(
      fc.property(flow, (state) => {
        const input = {
          returnsSwitch: 'true',
          loginState: 'guest',
          order: 'h1',
          lookup: 'found',
          flow: state,
        } as const;
        expect(returnDecision('confirm', input).kind === 'stay').toBe(returnSubmission(state, aContact).isOk());
      }),
      { numRuns },
    );
  });

  it('what is sent names a carrier exactly when it has labels', () => {
    fc.assert(
      fc.property(flow, (state) => {
        returnSubmission(state, aContact).map((sent) => {
          expect(sent.carrier !== undefined).toBe(sent.labels > 0);
          expect(sent.items.length).toBeGreaterThan(0);
          return sent;
        });
      }),
      { numRuns },
    );
  });

  it('no guard leads to a page that would not open', () => {
    fc.assert(
      fc.property(flow, fc.constantFrom(...RETURN_STEPS), fc.constantFrom(undefined, 'h1'), (state, at, order) => {
        const input = { returnsSwitch: 'true', loginState: 'anonymous', order, lookup: 'found', flow: state } as const;
        const decision = returnDecision(at, input);
        if (decision.kind === 'go-to-selection') {
          expect(returnDecision('productselection', { ...input, order: decision.order }).kind).toBe('stay');
        }
        if (decision.kind === 'go-to-start') expect(returnDecision('start', input).kind).toBe('stay');
      }),
      { numRuns },
    );
  });
});
