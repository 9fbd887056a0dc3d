// Entry of the use case of alternatives for rows of a class list.

export type { CountedRow, CountedRows } from './counted-rows.ts';
export {
  type Alternative,
  type Alternatives,
  createFindAlternatives,
  type FindAlternatives,
} from './find-alternatives.ts';
