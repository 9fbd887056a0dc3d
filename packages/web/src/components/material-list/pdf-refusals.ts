// Why the shop host has not read a PDF that came with the form of material lists. Source: docs/material-lists.md.

/**
 * `broken`: what calls itself a PDF is none, or cannot be read; `locked`: it asks for a password; `noText`: pictures only, as scanners make them;
 * `tooLong`: more pages or characters than a list has; `tooHard`: it takes more time or memory than a list does; `busy`: too many others wait.
 */
export const PDF_REFUSALS = ['broken', 'locked', 'noText', 'tooLong', 'tooHard', 'busy'] as const;
export type PdfRefusal = (typeof PDF_REFUSALS)[number];
