// The cart of a tab: one that every page shares, and whose code comes with the first cart.

import {
  type EditCart,
  type EditCartPorts,
  type KeepCartCurrentPorts,
  keepCartCurrent,
  openCartState,
  openedWith,
} from '@tornister/application/cart';
import type { Scope } from '@tornister/application/kernel';
import { gatewayNotice } from '@tornister/application/notices';
import { okAsync } from 'neverthrow';
import { lazyService } from './lazy-service.ts';

type Code = typeof import('./open-cart.ts');

export const createTabCart = (
  scope: Scope,
  ports: EditCartPorts & KeepCartCurrentPorts,
  fetchCode: () => Promise<Code>,
): EditCart => {
  const state = openCartState();
  const cart = lazyService<EditCart>(
    async () => {
      const { createEditCart } = await fetchCode();
      return createEditCart(scope, ports, state);
    },
    {
      values: { state$: state.state$ },
      standIns: {
        // Where nothing was commanded nothing is under way, and what cannot be loaded will change nothing.
        settled: () => okAsync(undefined),
        adopt: (opened) => {
          state.set(openedWith(opened));
          return okAsync(undefined);
        },
      },
      // The cart tells by itself what has failed, but not without its code. Nobody has pressed anything for a refresh.
      onUnreachable: (name) => {
        if (name !== 'refresh') ports.notices.notify(gatewayNotice({ kind: 'gateway.unreachable' }));
      },
    },
  );
  keepCartCurrent(scope, ports, cart, state);
  return cart;
};
