// The name in the address of a shared list; a file of its own, since every page's login asks for it. Source: docs/adr/0076.

/** What the address of a shared list carries: the token of a link or of an invitation. */
export const SHARED_LIST_PARAMETER = 'share';
