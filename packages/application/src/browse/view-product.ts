// The product page as it lives in a tab: choosing variants, loading reviews, the end of a lightning deal, and looking at an item, which is remembered and
// counts once a session. Source: spec 1 §4 "Variant selection", §7 "record product glance view", §9 "Review page limit 5"; spec 3 §4 "Lightning deal".

import {
  afterChoice,
  countOfStar,
  type Item,
  REVIEWS_PER_PAGE,
  type Review,
  type SelectedVariant,
  type VariantAttribute,
} from '@tornister/domain/catalogue';
import type { ItemId } from '@tornister/domain/shared';
import { from, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { CatalogueGateway, Clock, VariantInformation } from '../ports/index.ts';
import { countLooks, type LookPorts } from './count-looks.ts';
import { endDeals } from './end-deals.ts';
import type { OpenedProduct } from './opened-product.ts';

export type ProductState = {
  readonly item: Item;
  readonly attributes: readonly VariantAttribute[];
  /** Present once every attribute has a selection; only then is it clear what is bought. */
  readonly configuredItemId?: ItemId;
  /** Whether the variants of a choice are awaited: the choice is marked already, `item` is still the one before, so nothing can be bought. */
  readonly isLoadingVariant: boolean;
  /** Whether the last choice could not be loaded; what was chosen before it is marked again. */
  readonly hasVariantFailed: boolean;
  /** What the page's address has to name since a choice was made, so that reload, Back and sharing show the same variant. */
  readonly addressed?: { readonly itemId?: ItemId };
  readonly reviews: readonly Review[];
  readonly reviewStar?: number;
  readonly reviewsOfStar: number;
  readonly isLoadingReviews: boolean;
  /** Whether the reviews that were asked for last could not be loaded; those before them are shown with their stars. */
  readonly hasReviewsFailed: boolean;
};

export type ViewProduct = {
  readonly state$: Behavior<ProductState>;
  /**
   * Chooses an option, or takes the choice back when it is chosen; the variants are loaded anew. The last choice counts, however late an
   * earlier answer comes.
   */
  readonly choose: (name: string, value: string) => void;
  /** Shows so many more reviews, or those of a number of stars only. */
  readonly loadMoreReviews: () => void;
  readonly filterReviews: (star: number | undefined) => void;
  /** Counts the look at the item that is shown once it has lasted three seconds, once per item and session. Nobody looks at a tab that is not seen. */
  readonly glance: () => void;
};

type Ports = LookPorts & {
  readonly catalogue: Pick<CatalogueGateway, 'item' | 'variants' | 'reviews'>;
  readonly clock: Pick<Clock, 'now' | 'after$' | 'everySecond$'>;
};

const selectionOf = (attributes: readonly VariantAttribute[]): readonly SelectedVariant[] =>
  attributes.flatMap(({ name, options }) =>
    options.filter(({ selected }) => selected).map(({ value }) => ({ name, value })),
  );

/** The attributes with exactly this selection marked. */
const marked = (
  attributes: readonly VariantAttribute[],
  selection: readonly SelectedVariant[],
): readonly VariantAttribute[] =>
  attributes.map((attribute) => {
    const chosen = selection.find(({ name }) => name === attribute.name)?.value;
    return { ...attribute, options: attribute.options.map((o) => ({ ...o, selected: o.value === chosen })) };
  });

const withVariants = (state: ProductState, variants: VariantInformation): ProductState => {
  const { configuredItemId: _before, ...rest } = state;
  const { configuredItemId } = variants;
  return {
    ...rest,
    item: variants.bestItem,
    attributes: variants.attributes,
    isLoadingVariant: false,
    hasVariantFailed: false,
    ...(configuredItemId === undefined
      ? { addressed: {} }
      : { configuredItemId, addressed: { itemId: configuredItemId } }),
  };
};

const initialState = ({ product, reviews }: OpenedProduct): ProductState => ({
  item: product.shownItem,
  attributes: product.variantAttributes,
  isLoadingVariant: false,
  hasVariantFailed: false,
  reviews: reviews.reviews,
  reviewsOfStar: countOfStar(reviews.summary, reviews.star),
  isLoadingReviews: false,
  hasReviewsFailed: false,
  ...(reviews.star === undefined ? {} : { reviewStar: reviews.star }),
  ...(product.configuredItemId === undefined ? {} : { configuredItemId: product.configuredItemId }),
});

type Owner = ReturnType<typeof behavior<ProductState>>;

/** Choosing variants: a choice is marked at once, the latest one is resolved by the shop, and a failed one is unmarked. */
const choosing = (scope: Scope, { catalogue }: Ports, { product }: OpenedProduct, { update }: Owner) => {
  // In the order in which the choices were made, by which the shop decides what is given up.
  let selection = selectionOf(product.variantAttributes);
  let answered = selection;
  const choices = new Subject<readonly SelectedVariant[]>();

  const resolve = (variants: VariantInformation): void => {
    const resolved = selectionOf(variants.attributes);
    answered = selection.filter((chosen) =>
      resolved.some(({ name, value }) => name === chosen.name && value === chosen.value),
    );
    update((state) => withVariants(state, variants));
  };
  const takeBack = (): void =>
    update((state) => ({
      ...state,
      attributes: marked(state.attributes, answered),
      isLoadingVariant: false,
      hasVariantFailed: true,
    }));
  scope
    .during(choices.pipe(switchMap((chosen) => from(catalogue.variants(product.productId, chosen)))))
    .subscribe((answer) => {
      if (answer.isOk() && answer.value !== undefined) resolve(answer.value);
      else takeBack();
      selection = answered;
    });

  return (name: string, value: string): void => {
    selection = afterChoice(selection, { name, value });
    update((state) => ({
      ...state,
      attributes: marked(state.attributes, selection),
      isLoadingVariant: true,
      hasVariantFailed: false,
    }));
    choices.next(selection);
  };
};

/** Paging through reviews, of all stars or of some; only the page that was asked for last is shown, and of a failed choice nothing stays. */
const pagingReviews = (scope: Scope, { catalogue }: Ports, opened: OpenedProduct, { state$, update }: Owner) => {
  // Of how many stars the reviews are that are shown, whatever is asked for.
  let shownStar = opened.reviews.star;
  const withStar = ({ reviewStar: _before, ...state }: ProductState, star: number | undefined): ProductState => ({
    ...state,
    reviewsOfStar: countOfStar(opened.reviews.summary, star),
    ...(star === undefined ? {} : { reviewStar: star }),
  });
  const asking = (state: ProductState): ProductState => ({ ...state, isLoadingReviews: true, hasReviewsFailed: false });
  const show = (offset: number, star: number | undefined, reviews: readonly Review[]): void => {
    shownStar = star;
    update((state) => ({
      ...state,
      isLoadingReviews: false,
      reviews: [...state.reviews.slice(0, offset), ...reviews],
    }));
  };
  const takeBack = (): void =>
    update((state) => ({ ...withStar(state, shownStar), isLoadingReviews: false, hasReviewsFailed: true }));
  const pages = new Subject<{ readonly offset: number; readonly star: number | undefined }>();
  scope
    .during(
      pages.pipe(
        switchMap(({ offset, star }) => {
          const page = { offset, limit: REVIEWS_PER_PAGE, ...(star === undefined ? {} : { star }) };
          const asked = catalogue.reviews(opened.product.productId, page);
          return from(asked.map(({ reviews }) => ({ offset, star, reviews })));
        }),
      ),
    )
    .subscribe((answer) => {
      if (answer.isOk()) show(answer.value.offset, answer.value.star, answer.value.reviews);
      else takeBack();
    });

  return {
    loadMoreReviews: () => {
      // What is shown while others are awaited is not what more would be added to.
      if (state$.value.isLoadingReviews) return;
      update(asking);
      pages.next({ offset: state$.value.reviews.length, star: state$.value.reviewStar });
    },
    filterReviews: (star: number | undefined) => {
      update((state) => asking(withStar(state, star)));
      pages.next({ offset: 0, star });
    },
  };
};

/** Makes the state of an opened product page; commands and their answers change it until `scope` ends. */
export const createViewProduct = (scope: Scope, ports: Ports, opened: OpenedProduct): ViewProduct => {
  const owner = behavior(initialState(opened));
  endDeals(scope, ports, owner);
  return {
    state$: owner.state$,
    choose: choosing(scope, ports, opened, owner),
    ...pagingReviews(scope, ports, opened, owner),
    glance: countLooks(scope, ports, opened.product.productId, () => owner.state$.value.item.itemId),
  };
};
