// The address of an order whose lines were ordered again: what became of each line stands in it.

import type { LineVerdict } from '@tornister/application/orders';
import type { ReorderVerdict } from '@tornister/domain/orders';
import { LONGEST_SEARCH, readGroups, writeGroups } from '../address-groups.ts';

const PARAMETER = 'reordered';
/** More lines than an address has room for. */
const MOST_LINES = 1_000;

/** The address of the page behind the verdicts; nothing where it would be too long for one. */
export const reorderedHref = (orderPage: string, verdicts: readonly LineVerdict[]): string | undefined => {
  const written = writeGroups(
    verdicts.map(({ lineNo, verdict }) => [lineNo, verdict.kind, 'quantity' in verdict ? verdict.quantity : '']),
  );
  return written.length > LONGEST_SEARCH ? undefined : `${orderPage}&${new URLSearchParams({ [PARAMETER]: written })}`;
};

const verdictOf = (kind: string, quantity: string): ReorderVerdict | undefined => {
  switch (kind) {
    case 'in-basket':
    case 'sold-out':
    case 'gone':
    case 'basket-full':
      return { kind };
    case 'fewer':
    case 'raised':
      return /^[1-9]\d{0,3}$/.test(quantity) ? { kind, quantity: Number(quantity) } : undefined;
    default:
      return undefined;
  }
};

/** The verdicts that an address holds, as far as they can be read. */
export const readReordered = (search: URLSearchParams): readonly LineVerdict[] =>
  readGroups(search.get(PARAMETER), 3, MOST_LINES).flatMap(([lineNo = '', kind = '', quantity = '']) => {
    const verdict = verdictOf(kind, quantity);
    return verdict === undefined ? [] : [{ lineNo, verdict }];
  });
