// The articles for the lines of a school's list: what may be meant is compared with what each line says, the best variant of each product
// stays. Source: docs/material-lists.md.

import { MATERIAL_LIST_MAX_WISHES, type Trait, type Wish } from '@tornister/domain/materiallist';
import {
  MATERIAL_MAX_CANDIDATES,
  type Match,
  type MaterialVerdict,
  matchWish,
  materialVerdict,
  piecesToOrder,
  type ReadName,
  readArticleName,
  readChoice,
} from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { ok, type Result } from 'neverthrow';
import { type Goods, readGoods } from '../cart/goods.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { MaterialWishInput } from '../graphql/generated/resolver-types.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { type FoundItem, findCandidates, thingOf } from './find-candidates.ts';

/** Bounds of one line; what the reader answers is far below them. */
const MOST_WORDS = 10;
const MOST_TRAITS = 60;
const LONGEST_WORD = 100;
const HIGHEST_QUANTITY = 500;
/** Articles whose price and stock are looked up for a line: some of them may be sold out. */
const LOOKED_UP = MATERIAL_MAX_CANDIDATES + 2;

type MaterialCandidate = {
  readonly goods: Goods;
  readonly quantity: number;
  readonly missing: readonly string[];
};

/** What the shop says to a line, with the articles that may be meant, best first. */
export type MaterialAnswer = { readonly verdict: MaterialVerdict; readonly candidates: readonly MaterialCandidate[] };

type Scored = { readonly item: FoundItem; readonly match: Match; readonly traits: readonly Trait[] };

const isBounded = ({ article, words, traits, quantity }: MaterialWishInput): boolean =>
  words.length <= MOST_WORDS &&
  traits.length <= MOST_TRAITS &&
  quantity >= 1 &&
  quantity <= HIGHEST_QUANTITY &&
  [article ?? '', ...words, ...traits.flatMap(({ kind, value }) => [kind, value])].every(
    (text) => text.length <= LONGEST_WORD,
  );

const toWish = ({ article, words, traits, quantity }: MaterialWishInput): Wish => ({
  ...(article == null ? {} : { article }),
  words,
  quantity,
  // A kind that is not known counts for nothing.
  traits: traits.map(({ kind, value }) => ({ kind, value }) as Trait),
});

/** Reads names once for all lines: many lines ask for exercise books. */
const createReader = () => {
  const names = new Map<string, ReadName>();
  const choices = new Map<string, readonly Trait[]>();
  const lexicon = schoolLexicon();
  const nameOf = ({ name }: FoundItem): ReadName => {
    const known = names.get(name) ?? readArticleName(name, lexicon);
    names.set(name, known);
    return known;
  };
  return {
    nameOf,
    choiceOf: (item: FoundItem): readonly Trait[] => {
      const name = nameOf(item);
      const key = `${name.main ?? ''}/${item.choices.join('/')}`;
      const known = choices.get(key) ?? item.choices.flatMap((choice) => readChoice(choice, lexicon, name));
      choices.set(key, known);
      return known;
    },
  };
};

type Reader = ReturnType<typeof createReader>;

const byScore = (one: Scored, other: Scored): number =>
  other.match.score - one.match.score || one.item.salesRank - other.item.salesRank;

/** The best variant of each product, best product first. */
const bestOf = (wish: Wish, items: readonly FoundItem[], reader: Reader): readonly Scored[] => {
  const best = new Map<string, Scored>();
  for (const item of items) {
    const [name, choice] = [reader.nameOf(item), reader.choiceOf(item)];
    const match = matchWish(wish, { name, choice }, schoolLexicon());
    const before = best.get(item.productId);
    if (match !== undefined && (before === undefined || match.score > before.match.score))
      best.set(item.productId, { item, match, traits: [...name.traits, ...choice] });
  }
  return [...best.values()].toSorted(byScore).slice(0, LOOKED_UP);
};

/** One answer for each line, in order; a list of more lines than are read at once is refused. */
export const findMaterial = async (
  { database, storefront, now }: Pick<RequestContext, 'database' | 'storefront' | 'now'>,
  inputs: readonly MaterialWishInput[],
): Promise<Result<readonly MaterialAnswer[], Refusal>> => {
  if (inputs.length > MATERIAL_LIST_MAX_WISHES || !inputs.every(isBounded)) return refuse('BAD_REQUEST');
  const wishes = inputs.map(toWish);
  const found = await findCandidates(database, wishes, storefront);
  const reader = createReader();
  const scored = wishes.map((wish) => bestOf(wish, found.get(thingOf(wish)) ?? [], reader));
  const itemIds = new Set(scored.flatMap((ones) => ones.map(({ item }) => item.itemId)));
  const goods = await readGoods(database, [...itemIds], storefront.store, now());
  return ok(
    wishes.map((wish, at) => {
      const sold = (scored[at] ?? []).flatMap((one) => {
        const own = goods.get(one.item.itemId);
        return own?.isForSale === true ? [{ ...one, own }] : [];
      });
      return {
        verdict: materialVerdict(
          wish,
          sold.map(({ match, traits }) => ({ ...match, traits })),
        ),
        candidates: sold.slice(0, MATERIAL_MAX_CANDIDATES).map(({ own, match, traits }) => ({
          goods: own,
          quantity: Math.min(
            Math.max(piecesToOrder(wish.quantity, traits, wish.traits), own.minimumOrderQuantity),
            own.maxQuantity,
          ),
          missing: match.missing,
        })),
      };
    }),
  );
};
