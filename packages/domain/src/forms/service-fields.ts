// What the fields of the service forms take; whoever only shows them does not need the rules. Source: spec 2 §7 `sendContactFormMail`.

import { ADDRESS_TEXT_MAX_LENGTH } from '../address/text-limits.ts';

/** Longest full name, in characters: any first and last name of an address with a space between them, for forms fill their field with these. */
export const NAME_MAX_LENGTH = 2 * ADDRESS_TEXT_MAX_LENGTH + 1;

/** Longest message, in characters. */
export const MESSAGE_MAX_LENGTH = 4_000;

/** When somebody can be called; `any` at any hour at which the phone is staffed. */
export const CALL_BACK_TIMES = ['any', 'morning', 'noon', 'afternoon'] as const;

export type CallBackTime = (typeof CALL_BACK_TIMES)[number];

/** Longest word on what a call will be about, in characters. */
export const TOPIC_MAX_LENGTH = 200;
