// What is on the visitor's lists, for the hearts of a tab and its header: fetched once, and again when another tab has changed a list, somebody
// logs in or out, the tab is seen again, or a press is refused because its list has changed elsewhere. Source: spec 3 §2 "Header shortcuts", §4 "Wishlist toggle", §7 "cross-tab broadcast message",
// §8 "add_to_wishlist".

import { itemsEvent, type ListedGoods, trackedListed } from '@tornister/domain/analytics';
import { canOpenAccount, concernsWishlists, loginStateOf, WISHLISTS_CHANGED } from '@tornister/domain/session';
import type { WishlistId } from '@tornister/domain/shared';
import { type ToggleAction, toggleAction, toggleOnList, type WishlistEssentials } from '@tornister/domain/wishlist';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { filter, merge } from 'rxjs';
import { type Behavior, behavior, inTurn, type Scope } from '../kernel/index.ts';
import type {
  Analytics,
  CookieJar,
  GatewayError,
  Notice,
  PageVisibility,
  TabChannel,
  WishlistGateway,
} from '../ports/index.ts';
import { listNotice } from './list-notice.ts';
import { readListOfBrowser, writeListOfBrowser } from './list-of-browser.ts';
import { removeAll } from './remove-all.ts';
import { quantityIn } from './standing-quantities.ts';

type KeptLists =
  | { readonly status: 'unknown' }
  | { readonly status: 'ready'; readonly lists: readonly WishlistEssentials[] };

/** What a press came to, and what is told; with several lists nothing is done before one of them is chosen. */
type Toggled =
  | { readonly kind: 'added' | 'removed'; readonly notice: Notice }
  | { readonly kind: 'choose-list'; readonly listIds: readonly WishlistId[] };

export type KeepLists = {
  readonly state$: Behavior<KeptLists>;
  readonly refresh: () => ResultAsync<readonly WishlistEssentials[], GatewayError>;
  /** The press of a heart. One whose list is gone, or not the shopper's to change any more, is done with the lists as they are by then. */
  readonly toggle: (product: ListedGoods) => ResultAsync<Toggled, GatewayError>;
  /** The press on one of the lists that a heart leaves to choose; the list of this browser stays what it was. */
  readonly toggleOn: (listId: WishlistId, product: ListedGoods) => ResultAsync<Toggled, GatewayError>;
};

export type KeepListsPorts = {
  readonly wishlists: WishlistGateway;
  readonly cookies: CookieJar;
  readonly tabs: TabChannel;
  readonly analytics: Analytics;
  readonly visibility: PageVisibility;
};

/** The lists with one of them as the server answered it; a new one comes last. */
const withList = (lists: readonly WishlistEssentials[], changed: WishlistEssentials): readonly WishlistEssentials[] =>
  lists.some(({ id }) => id === changed.id)
    ? lists.map((list) => (list.id === changed.id ? changed : list))
    : [...lists, changed];

const nameOf = (lists: readonly WishlistEssentials[], listId: WishlistId): string | undefined =>
  lists.find(({ id }) => id === listId)?.name;

/**
 * Opens the lists of a tab. Nothing is fetched before somebody asks. Questions and presses wait for those before them: an answer that is older
 * than a change never replaces it, and a second press of a heart knows what the first has done.
 */
export const createKeepLists = (
  scope: Scope,
  { wishlists, cookies, tabs, analytics, visibility }: KeepListsPorts,
): KeepLists => {
  const state = behavior<KeptLists>({ status: 'unknown' });
  const adopt = (lists: readonly WishlistEssentials[]): void => state.set({ status: 'ready', lists });
  const run = inTurn();
  const fetchAll = () => wishlists.essentials().andTee(adopt);
  const refresh = () => run(fetchAll);
  const withKnown = (
    press: (lists: readonly WishlistEssentials[]) => ResultAsync<Toggled, GatewayError>,
  ): ResultAsync<Toggled, GatewayError> =>
    run(() => (state.state$.value.status === 'ready' ? okAsync(state.state$.value.lists) : fetchAll()).andThen(press));
  const seenAgain$ = visibility.visible$.pipe(
    filter((isVisible) => isVisible && state.state$.value.status === 'ready'),
  );
  scope.during(merge(tabs.messages$.pipe(filter(concernsWishlists)), seenAgain$)).subscribe(() => void refresh());

  const changed = (list: WishlistEssentials | undefined): void => {
    if (list !== undefined && state.state$.value.status === 'ready') adopt(withList(state.state$.value.lists, list));
    tabs.send(WISHLISTS_CHANGED);
  };
  const track = (event: 'add_to_wishlist' | 'remove_from_wishlist', goods: ListedGoods, pieces = 1): void =>
    analytics.track(itemsEvent(event, [trackedListed(goods, pieces)]));
  const told = (kind: 'added' | 'removed', product: string, list: string | undefined): Toggled => ({
    kind,
    notice: listNotice({ kind, product, list: list ?? '' }),
  });
  const carryOut = (
    action: ToggleAction,
    lists: readonly WishlistEssentials[],
    { productId, itemId, name }: ListedGoods,
    remember: (id: WishlistId) => void = () => undefined,
  ): ResultAsync<Toggled, GatewayError> => {
    if (action.kind === 'choose-list') return okAsync(action);
    if (action.kind === 'remove') {
      return removeAll(action.entries, ({ id, itemId: listed, quantity }) => {
        const fromTile = { productId, itemId: listed };
        return wishlists
          .remove(action.listId, id, fromTile)
          .andTee(changed)
          .andTee(() => track('remove_from_wishlist', { ...fromTile, name }, quantity));
      }).map(() => told('removed', name, nameOf(lists, action.listId)));
    }
    return wishlists
      .add(action.kind === 'add' ? action.listId : undefined, { productId, itemId, quantity: 1 })
      .andTee((list) => {
        if (list !== undefined) remember(list.id);
        changed(list);
        track('add_to_wishlist', { productId, itemId, name }, quantityIn(list, { itemId }));
      })
      .map((list) => told('added', name, list?.name));
  };
  /** Fetches anew after a refusal: what is kept is not what the server has. */
  const onRefusal =
    <Value>(next: (lists: readonly WishlistEssentials[], error: GatewayError) => ResultAsync<Value, GatewayError>) =>
    (error: GatewayError): ResultAsync<Value, GatewayError> =>
      error.kind === 'gateway.refused' ? fetchAll().andThen((lists) => next(lists, error)) : errAsync(error);
  const actionOn = (lists: readonly WishlistEssentials[], productId: ListedGoods['productId']): ToggleAction => {
    const ofBrowser = readListOfBrowser(cookies);
    return toggleAction(lists, productId, {
      isLoggedIn: canOpenAccount(loginStateOf((name) => cookies.get(name) !== undefined)),
      ...(ofBrowser === undefined ? {} : { ofBrowser }),
    });
  };
  return {
    state$: state.state$,
    refresh,
    toggle: (product) =>
      withKnown((lists) => {
        const action = actionOn(lists, product.productId);
        const remember = (id: WishlistId): void => writeListOfBrowser(cookies, id);
        return carryOut(action, lists, product, remember).orElse(
          onRefusal((fresh) => {
            const next = actionOn(fresh, product.productId);
            // Where somebody else has done meanwhile what the press asked for, the opposite is not what was meant.
            if (action.kind === 'remove' && next.kind !== 'remove' && next.kind !== 'choose-list')
              return okAsync(told('removed', product.name, nameOf(lists, action.listId)));
            if (action.kind !== 'remove' && next.kind === 'remove')
              return okAsync(told('added', product.name, nameOf(fresh, next.listId)));
            return carryOut(next, fresh, product, remember);
          }),
        );
      }),
    toggleOn: (listId, product) =>
      withKnown((lists) =>
        carryOut(toggleOnList(lists, product.productId, listId), lists, product).orElse(
          onRefusal<Toggled>((_fresh, error) => errAsync(error)),
        ),
      ),
  };
};
