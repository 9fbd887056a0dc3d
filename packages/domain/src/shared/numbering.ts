// The numbers of a numbered list, as people write them before its entries. Source: spec 2 §1 "order form"; docs/material-lists.md.

const NUMBERING = /^(?:\(?\d{1,2}[.)]{1,2}|[a-z]\))\s+(?!\s{0,3}(?:klasse|schuljahr|jahrgang))/i;

/**
 * A line without the number or the letter that it has in a list: "1. ", "2) ", "3.) ", "(4) ", "a) ". The number of a class ("2. Klasse")
 * belongs to the line and stays.
 */
export const withoutNumbering = (line: string): string => line.replace(NUMBERING, '');
