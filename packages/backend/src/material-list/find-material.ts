// The articles for the lines of a school's list: what may be meant is compared with what each line says, the best variant of each product
// stays. Source: docs/material-lists.md.

import { piecesInBasket } from '@tornister/domain/catalogue';
import { MATERIAL_LIST_MAX_WISHES, MATERIAL_WISH_BOUNDS, type Trait, type Wish } from '@tornister/domain/materiallist';
import {
  MATERIAL_MAX_CANDIDATES,
  type MaterialVerdict,
  materialVerdict,
  piecesToOrder,
} from '@tornister/domain/materialmatch';
import { ok, type Result } from 'neverthrow';
import { type Goods, readGoods } from '../cart/goods.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { MaterialWishInput } from '../graphql/generated/resolver-types.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { currentMaterialIndex } from './current-material-index.ts';
import { findCandidates, type ScoredItem } from './find-candidates.ts';

/** Articles whose price and stock are looked up for a line: some of them may be sold out. */
const LOOKED_UP = MATERIAL_MAX_CANDIDATES + 2;

type MaterialCandidate = {
  readonly goods: Goods;
  readonly quantity: number;
  readonly needed: number;
  readonly missing: readonly string[];
};

/** What the shop says to a line, with the articles that may be meant, best first. */
export type MaterialAnswer = { readonly verdict: MaterialVerdict; readonly candidates: readonly MaterialCandidate[] };

/** Whether a line is one that the reader can have answered. */
const isBounded = ({ article, words, traits, quantity }: MaterialWishInput): boolean =>
  words.length <= MATERIAL_WISH_BOUNDS.words &&
  traits.length <= MATERIAL_WISH_BOUNDS.traits &&
  quantity >= 1 &&
  quantity <= MATERIAL_WISH_BOUNDS.quantity &&
  [article ?? '', ...words, ...traits.flatMap(({ kind, value }) => [kind, value])].every(
    (text) => text.length <= MATERIAL_WISH_BOUNDS.letters,
  );

const toWish = ({ article, words, traits, quantity }: MaterialWishInput): Wish => ({
  ...(article == null ? {} : { article }),
  words,
  quantity,
  // A kind that is not known counts for nothing.
  traits: traits.map(({ kind, value }) => ({ kind, value }) as Trait),
});

/** The first item of each product that can be bought now, best first; of equally good ones those that are sold in the pieces that a line asks for. */
const soldOf = (wish: Wish, scored: readonly ScoredItem[], goods: ReadonlyMap<string, Goods>) => {
  type Sold = ScoredItem & { readonly own: Goods } & ReturnType<typeof piecesOf>;
  const products = new Map<string, Sold>();
  for (const one of scored) {
    const own = goods.get(one.item.itemId);
    if (own?.isForSale === true && !products.has(one.item.productId))
      products.set(one.item.productId, { ...one, own, ...piecesOf(wish, one.traits, own) });
  }
  const isOther = ({ quantity, needed }: Sold): number => (quantity === needed ? 0 : 1);
  return [...products.values()].sort(
    (one, other) => other.match.score - one.match.score || isOther(one) - isOther(other),
  );
};

/** Pieces that a line asks for of an article, and those of them that the shop sells at once; none where that is none. */
const piecesOf = (wish: Wish, traits: readonly Trait[], own: Goods): Pick<MaterialCandidate, 'quantity' | 'needed'> => {
  const needed = piecesToOrder(wish.quantity, traits, wish);
  return { needed, quantity: piecesInBasket(needed, own) };
};

/** One answer for each line, in order; a list of more lines than are read at once is refused. */
export const findMaterial = async (
  { database, storefront, now }: Pick<RequestContext, 'database' | 'storefront' | 'now'>,
  inputs: readonly MaterialWishInput[],
): Promise<Result<readonly MaterialAnswer[], Refusal>> => {
  if (inputs.length > MATERIAL_LIST_MAX_WISHES || !inputs.every(isBounded)) return refuse('BAD_REQUEST');
  const wishes = inputs.map(toWish);
  const index = await currentMaterialIndex(database, storefront.language);
  const scored = wishes.map((wish) => findCandidates(wish, index, { store: storefront.store, products: LOOKED_UP }));
  const itemIds = new Set(scored.flatMap((ones) => ones.map(({ item }) => item.itemId)));
  const goods = await readGoods(database, [...itemIds], storefront.store, now());
  return ok(
    wishes.map((wish, at) => {
      const sold = soldOf(wish, scored[at] ?? [], goods);
      return {
        verdict: materialVerdict(
          wish,
          sold.map(({ match, traits }) => ({ ...match, traits })),
        ),
        candidates: sold.slice(0, MATERIAL_MAX_CANDIDATES).map(({ own, match, quantity, needed }) => ({
          goods: own,
          quantity,
          needed,
          missing: match.missing,
        })),
      };
    }),
  );
};
