// Who can become a prime member. Source: spec 2 §4 "Prime"; docs/adr/0028.

/** Institutions cannot: a shop for them has no page of prime and no link to one. */
export const mayHavePrime = ({ isB2b }: { readonly isB2b: boolean }): boolean => !isB2b;
