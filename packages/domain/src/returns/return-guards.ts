// Which step of the return flow may be open. Source: spec 1 §2 "Guards and redirects", spec 2 §2.

import type { LoginState } from '../session/login-state.ts';
import type { ReturnFlow, ReturnStep } from './return-flow.ts';

/** What a page of the flow does: it stays, it goes to another one, or it does not exist. */
export type ReturnDecision =
  | { readonly kind: 'stay' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'go-to-orders' }
  | { readonly kind: 'go-to-start' }
  | { readonly kind: 'go-to-selection'; readonly order: string };

export type ReturnGuardInput = {
  /** The global returns switch as the server wrote it. */
  readonly returnsSwitch: string | undefined;
  readonly loginState: LoginState;
  /** Query parameter `order` of the address: the hash. */
  readonly order: string | undefined;
  /** Whether the lookup by that hash found an order; undefined before it was asked. */
  readonly lookup: 'found' | 'nothing' | undefined;
  readonly flow: ReturnFlow;
  /** A member asks for the form by number and postcode: for an order placed as a guest, or somebody else's. */
  readonly asksByNumber?: boolean;
};

/** All returns pages give 404 unless the global returns switch equals `true`. */
export const areReturnsOn = (returnsSwitch: string | undefined): boolean => returnsSwitch === 'true';

/**
 * Start: members go to their orders, unless they ask for the form of everybody else. Product selection needs the query `order` and an order behind it. Regulations need at least
 * one selected item, carrier a selected regulation, confirm a selected carrier; otherwise back to product selection, or to the
 * start when the address names no order.
 */
export const returnDecision = (step: ReturnStep, input: ReturnGuardInput): ReturnDecision => {
  if (!areReturnsOn(input.returnsSwitch)) return { kind: 'not-found' };
  if (step === 'start')
    return input.loginState === 'member' && input.asksByNumber !== true ? { kind: 'go-to-orders' } : { kind: 'stay' };
  if (step === 'productselection') {
    return input.order && input.lookup !== 'nothing' ? { kind: 'stay' } : { kind: 'go-to-start' };
  }
  if (canOpen[step](input.flow)) return { kind: 'stay' };
  const order = input.order || input.flow.order?.hash;
  return order ? { kind: 'go-to-selection', order } : { kind: 'go-to-start' };
};

const canOpen: Readonly<Record<'regulations' | 'carrier' | 'confirm', (flow: ReturnFlow) => boolean>> = {
  regulations: ({ selections }) => selections.length > 0,
  carrier: ({ selections, regulation }) => selections.length > 0 && regulation !== undefined,
  confirm: ({ selections, regulation, carrier }) =>
    selections.length > 0 && regulation !== undefined && carrier !== undefined,
};
