// The hearts of a page at work: fills those whose product is on a list, carries a press out, and tells the header whether any list has an
// entry. It looks at the markup and not at React's tree, because the tiles of a page are static parts (ADR 0012).

import { gatewayNotice } from '@tornister/application/notices';
import type { Notice } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { hasAnyEntry, isOnAnyList, type WishlistEssentials } from '@tornister/domain/wishlist';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { visitorUseCases } from '../../composition/visitor-tokens.ts';
import { wishlistUseCases } from '../../composition/wishlist-tokens.ts';
import { byDocument } from '../../routing/by-document.ts';
import { LOST_CHUNK } from '../../routing/chunk-guard.ts';
import { fetchNeeds } from '../../routing/page-needs.ts';
import { HEARTS_FORM, type HeartProduct, readHeart } from './heart-value.ts';
import { chooserHref } from './list-address.ts';

/** What a press does; what was pressed is a button of the hearts' form. A second press of a product while its first one is under way does nothing. */
type Hearts = { readonly press: (button: HTMLElement | null) => Promise<void> };

const HEARTS = `button[form="${HEARTS_FORM}"]`;
const SHORTCUTS = `a[href="${PATHS.wishlist}"][data-full-name]`;

const productOf = (button: HTMLElement | null) =>
  button instanceof HTMLButtonElement ? readHeart(button.value) : undefined;

const fillHeart = (button: HTMLElement, lists: readonly WishlistEssentials[]): void => {
  const product = productOf(button);
  if (product === undefined) return;
  button.setAttribute('aria-pressed', String(isOnAnyList(lists, product.productId)));
};

const fillShortcut = (link: HTMLElement, isFull: boolean): void => {
  const { fullName = '' } = link.dataset;
  link.dataset.emptyName ??= link.getAttribute('aria-label') ?? '';
  link.toggleAttribute('data-full', isFull);
  link.setAttribute('aria-label', isFull ? fullName : link.dataset.emptyName);
};

const fill = (root: ParentNode, lists: readonly WishlistEssentials[]): void => {
  for (const button of root.querySelectorAll<HTMLElement>(HEARTS)) fillHeart(button, lists);
  for (const link of root.querySelectorAll<HTMLElement>(SHORTCUTS)) fillShortcut(link, hasAnyEntry(lists));
};

const openedHearts = new WeakMap<Shop, Promise<Hearts>>();

/** The hearts of a tab, opened once by whoever needs them first: a press, or an article that was put on a list in another way. */
export const openHearts = (shop: Shop): Promise<Hearts> => {
  const known = openedHearts.get(shop);
  if (known !== undefined) return known;
  const opening = openFirst(shop);
  openedHearts.set(shop, opening);
  // Code that could not be fetched is asked for again.
  opening.catch(() => openedHearts.delete(shop));
  return opening;
};

/** Asks in a dialog; the page asks where its code or texts are lost, which is heard of before the import fails: the guard would open the same page anew by then. */
const chooseIn = async (shop: Shop, product: HeartProduct, tell: (notice: Notice) => void): Promise<void> => {
  const askInPage = (): void =>
    byDocument(shop, () => location.assign(chooserHref(product, location.pathname + location.search)));
  addEventListener(LOST_CHUNK, askInPage);
  await import('./choose-list.tsx')
    .then(({ chooseList }) => chooseList(shop, product, tell))
    .catch(askInPage)
    .finally(() => removeEventListener(LOST_CHUNK, askInPage));
};

/** Who clicks twice out of habit means one press, also where the first one is answered in between. */
const ignoreDoubleClicks = ({ scope }: Shop): void => {
  const ignore = (event: MouseEvent): void => {
    if (event.detail > 1 && event.target instanceof Element && event.target.closest(HEARTS)) event.preventDefault();
  };
  document.addEventListener('click', ignore);
  scope.onEnd(() => document.removeEventListener('click', ignore));
};

/** Fetches the lists and keeps the page's hearts as they are, also those of tiles that come later and of variants that are chosen. */
const openFirst = async (shop: Shop): Promise<Hearts> => {
  await fetchNeeds({ areas: ['wishlist'], texts: [] });
  const lists = shop.get(wishlistUseCases.keepLists);
  const notices = shop.get(cartUseCases.showNotices);
  const fillAll = (): void => {
    if (lists.state$.value.status === 'ready') fill(document, lists.state$.value.lists);
  };
  shop.scope.during(lists.state$).subscribe(fillAll);
  // Another visitor has other lists.
  shop.scope.during(shop.get(visitorUseCases.watchLogin).changed$).subscribe(() => void lists.refresh());
  // Sliders, the next page and other variants bring hearts of their own; what filling changes is not watched.
  const changes = new MutationObserver(fillAll);
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['value'] });
  shop.scope.onEnd(() => changes.disconnect());
  ignoreDoubleClicks(shop);
  void lists.refresh();
  const press = async (product: HeartProduct): Promise<void> => {
    // Only what a press says has words; those of a failure come with its notice.
    const [toggled, areWordsThere] = await Promise.all([
      lists.toggle(product),
      fetchNeeds({ texts: ['forms', 'account', 'wishlist'] }).then(
        () => true,
        () => false,
      ),
    ]);
    if (toggled.isErr()) notices.notify(gatewayNotice(toggled.error));
    else if (toggled.value.kind === 'choose-list') await chooseIn(shop, product, notices.notify);
    // The heart itself shows what has become of it.
    else if (areWordsThere) notices.notify(toggled.value.notice);
  };
  const underWay = new Set<HeartProduct['productId']>();
  return {
    press: async (button) => {
      const product = productOf(button);
      if (product === undefined || underWay.has(product.productId)) return;
      underWay.add(product.productId);
      button?.setAttribute('aria-busy', 'true');
      await press(product).finally(() => {
        underWay.delete(product.productId);
        button?.removeAttribute('aria-busy');
      });
    },
  };
};
