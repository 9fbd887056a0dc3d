// Demo shop: finds categories and products that its pages link to.

import type { CategoryIndex } from '../categories.ts';
import { isDiscontinued } from '../make-items.ts';
import { salesRankOf } from '../make-product.ts';
import type { Draft, Plan } from '../plan.ts';
import { isReducedProduct } from '../prices.ts';

/** What pages know of the assortment: addresses of categories and products worth showing. */
export type Shelf = {
  /** The address of a category by its key. */
  readonly category: (key: string) => string;
  readonly popular: (count: number) => readonly string[];
  readonly newest: (count: number) => readonly string[];
  readonly reduced: (count: number) => readonly string[];
  /** Products that are not sold any more and have a replacement. */
  readonly discontinued: (count: number) => readonly string[];
  /** Products of a family, the plainest first; fewer when the shop has fewer. */
  readonly ofFamily: (key: string, count: number) => readonly string[];
};

/** Looks at a plan the way an editor of pages does. */
export const createShelf = (plan: Plan, categories: CategoryIndex): Shelf => {
  const sold = plan.drafts.filter((draft) => !isDiscontinued(draft) && draft.family.category !== 'geschenkartikel');
  const ranked = [...sold].sort((left, right) => salesRankOf(left, plan) - salesRankOf(right, plan));
  const idsOf = (drafts: readonly Draft[], count: number): readonly string[] =>
    drafts.slice(0, count).map(({ id }) => id);
  const varied = (drafts: readonly Draft[]): readonly Draft[] =>
    drafts.filter((draft, index) => drafts.findIndex((other) => other.family.key === draft.family.key) === index);
  const fresh = varied(ranked.filter((draft) => draft.index % 16 === 6));
  const cheap = varied(ranked.filter((draft) => isReducedProduct(draft.index, draft.family.isBook === true)));
  const best = varied(ranked.slice(0, 400));
  return {
    category: (key) => {
      const id = categories.idOf(key);
      if (id === undefined) throw new Error(`There is no category ${key}`);
      return `/cat/${id}/`;
    },
    popular: (count) => idsOf(best, count),
    newest: (count) => idsOf(fresh, count),
    reduced: (count) => idsOf(cheap, count),
    discontinued: (count) => idsOf(plan.drafts.filter(isDiscontinued), count),
    ofFamily: (key, count) =>
      idsOf(
        (plan.byFamily.get(key) ?? []).filter((draft) => !isDiscontinued(draft)),
        count,
      ),
  };
};
