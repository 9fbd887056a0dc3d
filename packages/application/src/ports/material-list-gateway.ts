// Port: the articles for the lines of a school's list.

import type { Wish } from '@tornister/domain/materiallist';
import type { MaterialVerdict } from '@tornister/domain/materialmatch';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';
import type { OrderItem } from './order-form-gateway.ts';

/** An article that may be meant by a line. */
type MaterialCandidate = {
  readonly item: OrderItem;
  /** Pieces to order for what the line wants, within the least and the most that are sold of the article at once. */
  readonly quantity: number;
  /** Pieces that the line asks for, in packs of the article, whatever is sold of it at once. */
  readonly needed: number;
  /** Kinds of traits that the line asks for and the article is not, or does not say. */
  readonly missing: readonly string[];
};

/** What the shop says to a line; the best candidate comes first. */
export type MaterialAnswer = {
  readonly verdict: MaterialVerdict;
  readonly candidates: readonly MaterialCandidate[];
};

/** Up to 150 lines at once (`MATERIAL_LIST_MAX_WISHES`). */
export type MaterialListGateway = {
  /** One answer for each line, in order; changes nothing. */
  readonly find: (wishes: readonly Wish[]) => ResultAsync<readonly MaterialAnswer[], GatewayError>;
};
