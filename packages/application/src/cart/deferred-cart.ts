// The cart of a tab before anybody needs it: most visitors only look, so the cart's code comes with the first cart.
// Source: spec 2 §9 "Client re-fetch delay after server render".

import { CLIENT_REFETCH_DELAY_MS, COOKIES } from '@tornister/domain/session';
import { okAsync, ResultAsync } from 'neverthrow';
import { merge } from 'rxjs';
import { behavior, type Scope } from '../kernel/index.ts';
import type { Clock, CookieJar, GatewayError, TabChannel } from '../ports/index.ts';
import type { EditCart, EditCartState } from './edit-cart.ts';

export type DeferredCartPorts = {
  readonly clock: Clock;
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly tabs: TabChannel;
};

const UNREACHABLE: GatewayError = { kind: 'gateway.unreachable' };

/**
 * A cart that is loaded when the visitor has one (100 ms after the page came to life), when another tab tells of one, or with the first
 * command. When its code cannot be fetched a command answers that the shop is unreachable, and the next one tries again.
 */
export const createDeferredCart = (
  scope: Scope,
  { clock, cookies, tabs }: DeferredCartPorts,
  load: () => Promise<EditCart>,
): EditCart => {
  const state = behavior<EditCartState>({ status: 'unknown' });
  let loading: Promise<EditCart> | undefined;
  let loaded: EditCart | undefined;

  const open = async (): Promise<EditCart> => {
    const cart = await load();
    loaded = cart;
    scope.during(cart.state$).subscribe(state.set);
    return cart;
  };
  const cart = (): Promise<EditCart> => {
    loading ??= open().catch((reason: unknown) => {
      loading = undefined;
      throw reason;
    });
    return loading;
  };
  const whenLoaded = <Answer, Failure>(
    command: (cart: EditCart) => ResultAsync<Answer, Failure>,
  ): ResultAsync<Answer, Failure | GatewayError> => ResultAsync.fromPromise(cart(), () => UNREACHABLE).andThen(command);

  const hasCart = (): boolean => cookies.get(COOKIES.cartId) !== undefined;
  scope.during(merge(clock.after$(CLIENT_REFETCH_DELAY_MS), tabs.messages$)).subscribe(() => {
    if (hasCart()) void whenLoaded((real) => real.refresh());
    else if (loaded === undefined) {
      state.set({ status: 'ready', isChanging: false, busyLines: [], removal: { kind: 'none' } });
    }
  });

  return {
    state$: state.state$,
    refresh: () => whenLoaded((real) => real.refresh()),
    // What was never loaded has nothing under way, and what cannot be loaded will change nothing.
    settled: () => {
      const nothing = okAsync<void, never>(undefined);
      return loading === undefined ? nothing : whenLoaded((real) => real.settled()).orElse(() => nothing);
    },
    adopt: (adopted) => {
      cart().then(
        (real) => real.adopt(adopted),
        () => undefined,
      );
    },
    add: (...wanted) => whenLoaded((real) => real.add(...wanted)),
    changeQuantity: (...wanted) => whenLoaded((real) => real.changeQuantity(...wanted)),
    remove: (lineId) => whenLoaded((real) => real.remove(lineId)),
    undoRemoval: () => whenLoaded((real) => real.undoRemoval()),
    holdRemoval: () => loaded?.holdRemoval(),
    releaseRemoval: () => loaded?.releaseRemoval(),
    dismissRemoval: () => loaded?.dismissRemoval(),
    redeemVoucher: (typed) => whenLoaded((real) => real.redeemVoucher(typed)),
    removeVoucher: (code) => whenLoaded((real) => real.removeVoucher(code)),
    takeGift: (...gift) => whenLoaded((real) => real.takeGift(...gift)),
  };
};
