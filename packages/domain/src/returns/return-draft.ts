// What was answered so far about a return, as it is kept between the pages of the flow. Source: spec 2 §4 "Returns flow".

import {
  carriersOffered,
  chooseCarrier,
  chooseLabels,
  chooseRegulation,
  DEFAULT_LABEL_COUNT,
  EMPTY_RETURN_FLOW,
  NO_LABEL,
  orderFound,
  type ReturnFlow,
  regulationsOffered,
  selectLine,
} from './return-flow.ts';
import type { Carrier, Regulation, ReturnOrder, ReturnSelection } from './return-order.ts';

export type ReturnDraft = {
  readonly items: readonly ReturnSelection[];
  /** Absent before one was chosen. */
  readonly regulation?: string;
  readonly carrier?: string;
  readonly labels: number;
};

export const EMPTY_RETURN_DRAFT: ReturnDraft = { items: [], labels: DEFAULT_LABEL_COUNT };

export type ReturnOffers = { readonly regulations: readonly Regulation[]; readonly carriers: readonly Carrier[] };

/** The picked lines, with no more pieces than the order still has to be returned. */
export const resumeSelections = (order: ReturnOrder, { items }: Pick<ReturnDraft, 'items'>): ReturnFlow =>
  items.reduce(selectLine, orderFound(EMPTY_RETURN_FLOW, order));

/**
 * The flow as far as it was answered: a regulation or carrier that was never chosen, or is no longer offered, is not chosen, and neither is
 * what comes after it.
 */
export const resumeFlow = (order: ReturnOrder, draft: ReturnDraft, offers: ReturnOffers): ReturnFlow => {
  const selected = resumeSelections(order, draft);
  const { regulation, carrier, labels } = draft;
  if (regulation === undefined || !offers.regulations.some(({ code }) => code === regulation)) return selected;
  const regulated = chooseRegulation(regulationsOffered(selected, offers.regulations), regulation);
  if (carrier === undefined) return regulated;
  const carried = chooseCarrier(carriersOffered(regulated, offers.carriers), carrier);
  if (carried.carrier !== carrier) return regulated;
  return carrier === NO_LABEL ? carried : chooseLabels(carried, labels);
};
