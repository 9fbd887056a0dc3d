// What is lost with a list that is removed, and whether that is asked about before. Source: WCAG 2.2 3.3.4 "Error Prevention"; docs/adr/0076.

/** Counts: articles on the list, people beside its creator who have it, and links and open invitations that lead to it. */
export type ListLosses = { readonly articles: number; readonly people: number; readonly ways: number };

/** A list that holds nothing and that nobody else can reach is removed at once; every other one only by who is sure. */
export const asksBeforeRemoval = ({ articles, people, ways }: ListLosses): boolean => articles + people + ways > 0;
