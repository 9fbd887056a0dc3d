// The return flow: find the order, pick items and reasons, choose a regulation, choose a carrier, confirm. After a change of an earlier
// answer the offers are asked for anew, because they depend on it; what was chosen stays while it is still offered. Source: spec 2 §2, §4 "Returns flow", §9.

import { clamp } from '../shared/clamp.ts';
import {
  type Carrier,
  type Regulation,
  type ReturnLineId,
  type ReturnOrder,
  type ReturnSelection,
  selectableQuantity,
} from './return-order.ts';

export const RETURN_STEPS = ['start', 'productselection', 'regulations', 'carrier', 'confirm'] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

/** Labels to print unless the shopper says otherwise; spec 2 §9. */
export const DEFAULT_LABEL_COUNT = 1;
/** Labels that one return may have. */
export const MAX_LABEL_COUNT = 10;
/** The carrier of a return without labels. */
export const NO_LABEL = 'nolabel';

export type ReturnFlow = {
  readonly order?: ReturnOrder;
  readonly selections: readonly ReturnSelection[];
  readonly regulations: readonly Regulation[];
  readonly regulation?: string;
  readonly carriers: readonly Carrier[];
  /** A carrier's code, or `nolabel`. */
  readonly carrier?: string;
  readonly labels: number;
  /** What was chosen before the offers had to be asked for anew; it is chosen again while it is still offered. */
  readonly former?: { readonly regulation?: string; readonly carrier?: string; readonly labels: number };
};

export const EMPTY_RETURN_FLOW: ReturnFlow = {
  selections: [],
  regulations: [],
  carriers: [],
  labels: DEFAULT_LABEL_COUNT,
};

/**
 * A new hash clears everything; the same order again keeps the answers, as far as there are still so many pieces to return. Where there
 * are fewer, the offers are asked for anew.
 */
export const orderFound = (flow: ReturnFlow, order: ReturnOrder): ReturnFlow => {
  if (flow.order?.hash !== order.hash) return { ...EMPTY_RETURN_FLOW, order };
  const selections = returnableSelections(order, flow.selections);
  const isSame = selections.every(({ quantity }, index) => flow.selections[index]?.quantity === quantity);
  const next = { ...flow, order, selections };
  return isSame && selections.length === flow.selections.length ? next : withoutOffers(next);
};

/** The selections with at most the pieces that can be returned; those of which there are none any more are left out. */
export const returnableSelections = (
  { lines }: ReturnOrder,
  selections: readonly ReturnSelection[],
): readonly ReturnSelection[] =>
  selections.flatMap((selection) => {
    const line = lines.find(({ id }) => id === selection.lineId);
    const most = line === undefined ? 0 : selectableQuantity(line, selection.componentSku);
    const quantity = clamp(Math.trunc(selection.quantity) || 0, 0, most);
    return quantity === 0 ? [] : [{ ...selection, quantity }];
  });

/**
 * Picks, changes or (with quantity 0) drops a line; pieces stay between 0 and what can be returned. Other lines, pieces or reasons have
 * other regulations: they are asked for anew. Words and pictures change no offer.
 */
export const selectLine = (flow: ReturnFlow, selection: ReturnSelection): ReturnFlow => {
  const lines = flow.order?.lines ?? [];
  const line = lines.find(({ id }) => id === selection.lineId);
  if (!line) return flow;
  const quantity = clamp(Math.trunc(selection.quantity) || 0, 0, selectableQuantity(line, selection.componentSku));
  const others = flow.selections.filter(({ lineId }) => lineId !== selection.lineId);
  const lineNumbers = new Map(lines.map(({ id }, index) => [id, index]));
  const selections = quantity === 0 ? others : [...others, { ...selection, quantity }];
  const before = flow.selections.find(({ lineId }) => lineId === selection.lineId);
  const isSameReturn = before?.quantity === quantity && before.reason === selection.reason;
  return {
    ...(isSameReturn ? flow : withoutOffers(flow)),
    selections: selections.sort((one, other) => indexOf(lineNumbers, one) - indexOf(lineNumbers, other)),
  };
};

const indexOf = (lineNumbers: ReadonlyMap<ReturnLineId, number>, { lineId }: ReturnSelection): number =>
  lineNumbers.get(lineId) ?? 0;

/** The offers are unknown again; what was chosen is remembered. `nolabel` for want of carriers was no choice. */
const withoutOffers = (flow: ReturnFlow): ReturnFlow => {
  const { order, selections, regulation = flow.former?.regulation, labels } = flow;
  const isChosen = flow.carrier !== NO_LABEL || flow.carriers.length > 0;
  const chosen = isChosen && flow.carrier !== undefined ? { carrier: flow.carrier, labels } : undefined;
  const carrier = chosen ?? { labels, ...(flow.carrier === undefined ? flow.former : {}) };
  return {
    ...EMPTY_RETURN_FLOW,
    selections,
    ...(order && { order }),
    ...(regulation !== undefined && { former: { ...carrier, regulation } }),
  };
};

/** The available regulations arrived: the first one is preselected unless the one chosen before is among them. */
export const regulationsOffered = (flow: ReturnFlow, regulations: readonly Regulation[]): ReturnFlow => {
  const { regulation: current, ...rest } = flow;
  const former = current ?? flow.former?.regulation;
  const regulation = regulations.find(({ code }) => code === former)?.code ?? regulations[0]?.code;
  const next: ReturnFlow = { ...rest, regulations, ...(regulation !== undefined && { regulation }) };
  return regulation === former ? next : withoutCarrier(next);
};

/** Another regulation throws away the carriers; one that is not offered changes nothing. */
export const chooseRegulation = (flow: ReturnFlow, code: string): ReturnFlow => {
  if (code === flow.regulation || !flow.regulations.some((regulation) => regulation.code === code)) return flow;
  return withoutCarrier({ ...flow, regulation: code });
};

const withoutCarrier = ({ carrier: _carrier, former: _former, ...flow }: ReturnFlow): ReturnFlow => ({
  ...flow,
  carriers: [],
  labels: DEFAULT_LABEL_COUNT,
});

/**
 * The available carriers arrived: the first one is preselected, `nolabel` when there is none. A carrier that is still offered stays
 * chosen, and so does a wish for no label; `nolabel` for want of carriers was no wish.
 */
export const carriersOffered = (flow: ReturnFlow, carriers: readonly Carrier[]): ReturnFlow => {
  const offered = carriers.some(({ code }) => code === flow.carrier);
  const wished = flow.carrier === NO_LABEL && flow.carriers.length > 0;
  if (offered || wished) return { ...flow, carriers };
  const { former, ...rest } = flow;
  const isFormerOffered = former?.carrier === NO_LABEL || carriers.some(({ code }) => code === former?.carrier);
  if (flow.carrier === undefined && former?.carrier !== undefined && isFormerOffered)
    return { ...rest, carriers, carrier: former.carrier, labels: former.labels };
  const [first] = carriers;
  return { ...rest, carriers, carrier: first?.code ?? NO_LABEL, labels: first ? DEFAULT_LABEL_COUNT : 0 };
};

/** A wish of its own: what was chosen before the offers changed does not come back. */
const withoutLabels = ({ former: _former, ...flow }: ReturnFlow): ReturnFlow => ({
  ...flow,
  carrier: NO_LABEL,
  labels: 0,
});

/** `nolabel` is always possible and means no labels; another carrier means at least one. */
export const chooseCarrier = (flow: ReturnFlow, code: string): ReturnFlow => {
  if (code === NO_LABEL) return withoutLabels(flow);
  if (!flow.carriers.some((carrier) => carrier.code === code)) return flow;
  return { ...flow, carrier: code, labels: Math.max(flow.labels, DEFAULT_LABEL_COUNT) };
};

/** Labels 0 means no carrier and no labels; more labels than 0 bring the first carrier back. */
export const chooseLabels = (flow: ReturnFlow, labels: number): ReturnFlow => {
  const count = clamp(Math.trunc(labels) || 0, 0, MAX_LABEL_COUNT);
  if (count === 0) return withoutLabels(flow);
  const carrier = flow.carrier === NO_LABEL ? flow.carriers[0]?.code : flow.carrier;
  return carrier === undefined ? flow : { ...flow, carrier, labels: count };
};
