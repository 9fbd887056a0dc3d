// Why the shop host has not read a mail that came as a file with the form of material lists. Source: docs/material-lists.md.

/**
 * `broken`: what calls itself a mail is none; `noText`: it has attachments or pictures only; `tooLong`: more characters than a list has; `tooHard`: it
 * takes more time or memory than a list does; `busy`: too many others wait.
 */
export const MAIL_REFUSALS = ['broken', 'noText', 'tooLong', 'tooHard', 'busy'] as const;
export type MailRefusal = (typeof MAIL_REFUSALS)[number];
