// Why the shop host has not read a table or document of an office program that came with the form of material lists. Source: docs/material-lists.md.

/**
 * `broken`: it is damaged, or an archive of something else; `locked`: it asks for a password; `noText`: nothing is written in it; `tooLong`: more
 * characters than a list has; `tooHard`: it takes more time or memory than a list does; `busy`: too many others wait.
 */
export const OFFICE_REFUSALS = ['broken', 'locked', 'noText', 'tooLong', 'tooHard', 'busy'] as const;
export type OfficeRefusal = (typeof OFFICE_REFUSALS)[number];
