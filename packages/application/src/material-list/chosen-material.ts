// What of a read list was chosen, and what it costs together: the same for the page, its total while somebody chooses, and the basket.

import type { MaterialList } from '@tornister/domain/materiallist';
import type { Money } from '@tornister/domain/money';
import { typedQuantityProblem } from '@tornister/domain/orderform';
import { type ArticlePieces, articlesTogether, costInBasket } from '../order-form/articles-together.ts';
import type { MaterialAnswer } from '../ports/index.ts';

/** A thing that the list asks for, with what the shop has for it. */
export type MaterialLine = MaterialList['wishes'][number] & MaterialAnswer;

export type MaterialSheet = {
  readonly lines: readonly MaterialLine[];
  /** Lines that name nothing to buy. */
  readonly leftOut: MaterialList['leftOut'];
  /** The text is longer than what is read. */
  readonly isCut: boolean;
};

/** An article that was chosen for a line, as it was typed; without an order number the line is left out. */
export type ChosenMaterial = {
  readonly orderNumber: string;
  readonly quantity: string;
  /** What the field held before anybody typed: as long as it holds that, the quantity is what the chosen article needs. */
  readonly suggested?: string;
};

/** What was decided, by the index of the line. */
export type MaterialDecisions = Readonly<Record<number, ChosenMaterial>>;

type Candidate = MaterialLine['candidates'][number];

/** Pieces that a line needs of the article with this order number, of the best one where it is left out: 12 pencils, or one pack of 72. */
export const suggestedQuantity = (
  { candidates, wish }: Pick<MaterialLine, 'candidates' | 'wish'>,
  orderNumber: string,
): string => {
  const chosen = candidates.find(({ item }) => item.orderNumber === orderNumber) ?? candidates[0];
  return String(chosen?.quantity ?? wish.quantity);
};

/** How the pieces that can be ordered of an article differ from those that a line needs: the least that is sold at once is more, or there are too few. */
export const quantityChange = ({
  quantity,
  needed,
}: Pick<Candidate, 'quantity' | 'needed'>): 'raised' | 'lowered' | undefined =>
  quantity === needed ? undefined : quantity > needed ? 'raised' : 'lowered';

/** What is shown of a line with the article that is chosen: where another number of it comes than is needed, it does not simply fit. */
export const shownVerdict = (
  { candidates, verdict }: Pick<MaterialLine, 'candidates' | 'verdict'>,
  orderNumber: string,
): MaterialLine['verdict'] | 'otherQuantity' => {
  const chosen = candidates.find(({ item }) => item.orderNumber === orderNumber);
  const isChanged = chosen !== undefined && quantityChange(chosen) !== undefined;
  return verdict === 'sure' && isChanged ? 'otherQuantity' : verdict;
};

/** Whether nobody has typed a quantity: the field holds what was suggested. */
export const isAsSuggested = ({ quantity, suggested }: ChosenMaterial): boolean =>
  suggested !== undefined && quantity === suggested;

/**
 * What is decided for a line: the best article where it is sure and nothing otherwise, as long as nobody has decided. A quantity that was only
 * suggested follows the article that is chosen.
 */
export const decisionFor = (line: MaterialLine, decided?: ChosenMaterial): ChosenMaterial => {
  const { verdict, candidates } = line;
  const orderNumber = decided?.orderNumber ?? (verdict === 'sure' ? (candidates[0]?.item.orderNumber ?? '') : '');
  const quantity =
    decided === undefined || isAsSuggested(decided) ? suggestedQuantity(line, orderNumber) : decided.quantity;
  return { orderNumber, quantity };
};

/** What goes into the basket for a line. */
export type ChosenLine = ChosenMaterial & {
  readonly item: Candidate['item'];
  /** What the line needs of the article, or what was typed; 0 where that is no number of pieces. The least that is sold at once is the shop's matter. */
  readonly pieces: number;
};

/**
 * The lines that are to go into the basket: chosen among what is offered for them, and not there yet (`done`); of one child where its lines are
 * named.
 */
export const chosenMaterial = (
  { lines }: MaterialSheet,
  decisions: MaterialDecisions,
  done: readonly number[],
  of?: readonly number[],
): ReadonlyMap<number, ChosenLine> =>
  new Map(
    lines.flatMap((line, index) => {
      const decided = decisions[index];
      const decision = decisionFor(line, decided);
      const chosen = line.candidates.find(({ item }) => item.orderNumber === decision.orderNumber);
      const isOut = done.includes(index) || of?.includes(index) === false;
      if (chosen === undefined || isOut) return [];
      const { item, needed } = chosen;
      const typed = typedQuantityProblem(decision.quantity) === undefined ? Number(decision.quantity) : 0;
      const pieces = decided === undefined || isAsSuggested(decided) ? needed : typed;
      return [[index, { ...decision, item, pieces }] as const];
    }),
  );

/** Each chosen article once, with the pieces of all lines that ask for it; what is no number of pieces is left out. */
export const chosenArticles = (chosen: ReadonlyMap<number, ChosenLine>): readonly ArticlePieces[] =>
  articlesTogether(chosen.values());

/** What the chosen articles cost together once they are in the basket. */
export const totalOfChosen = (
  sheet: MaterialSheet,
  decisions: MaterialDecisions,
  done: readonly number[],
  of?: readonly number[],
): Money => costInBasket(chosenMaterial(sheet, decisions, done, of).values());
