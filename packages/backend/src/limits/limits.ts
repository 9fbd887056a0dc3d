// How often strangers may do what could be guessed, sent or piled up, in any period of `windowMs`. What went well is given back where a
// limit is about wrong tries. Source: ASVS 5.0 2.4.1, 6.1.1, 6.3.1; OWASP API6.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tornister/domain/shared';

export type Limit = {
  /** Stands in the log and in front of the key. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
};

/**
 * A form that has a mail sent, posted twice by one double press: what comes as quickly again is the same wish, and a second mail would end the link of
 * the first one. The subject names the form and whom it is about.
 */
export const SAME_WISH: Limit = { name: 'same-wish', most: 1, windowMs: 500 };

/** Wrong passwords for one account from one address. */
export const WRONG_LOGINS_FOR_ACCOUNT_FROM_ADDRESS: Limit = { name: 'login-at', most: 10, windowMs: 5 * MINUTE_MS };
/** Wrong passwords from one address, whatever the account: many people may share an address, and only failures count. */
export const WRONG_LOGINS_FROM_ADDRESS: Limit = { name: 'login-from', most: 100, windowMs: 15 * MINUTE_MS };
/** Wrong passwords for one account from browsers that never logged in to it. */
export const WRONG_LOGINS_FOR_ACCOUNT: Limit = { name: 'login-to', most: 100, windowMs: HOUR_MS };
/**
 * What is left once the address or the account is beyond its limit, so that nobody shuts others out: a few tries of each account at each address; of an
 * account in a whole network, as who has one has many addresses; and from an address over all accounts, as each may be tried there.
 */
export const SPARE_LOGINS_FOR_ACCOUNT_FROM_ADDRESS: Limit = { name: 'login-spare-at', most: 3, windowMs: DAY_MS };
export const SPARE_LOGINS_FOR_ACCOUNT_FROM_NETWORK: Limit = { name: 'login-spare-net', most: 30, windowMs: DAY_MS };
export const SPARE_LOGINS_FROM_ADDRESS: Limit = { name: 'login-spare-from', most: 900, windowMs: HOUR_MS };
/** Notes that an address has set a new password of an account by a mailed link: the owner logs in there next, whoever has tried before. */
export const PROVED_AT_ADDRESS: Limit = { name: 'login-proved', most: 1, windowMs: HOUR_MS };
/** Wrong passwords in a browser that has logged in to the account before, or where a mailed link was just used; nobody else's tries count for it. */
export const WRONG_LOGINS_ON_KNOWN_DEVICE: Limit = { name: 'login-device', most: 10, windowMs: 5 * MINUTE_MS };

/** Logins by passkey that are begun from one address: each writes a challenge down; and wrong answers, apart from passwords, which people guess. */
export const PASSKEY_CHALLENGES_FROM_ADDRESS: Limit = { name: 'passkey-from', most: 300, windowMs: 15 * MINUTE_MS };
export const WRONG_PASSKEYS_FROM_ADDRESS: Limit = { name: 'passkey-wrong', most: 100, windowMs: 15 * MINUTE_MS };

/** Tokens for the staff desk that are not good. */
export const WRONG_STAFF_TOKENS_FROM_ADDRESS: Limit = { name: 'staff-token', most: 60, windowMs: 10 * MINUTE_MS };

/** Voucher codes that are not good. */
export const WRONG_VOUCHERS_OF_VISITOR: Limit = { name: 'voucher', most: 20, windowMs: HOUR_MS };
export const WRONG_VOUCHERS_FROM_ADDRESS: Limit = { name: 'voucher-from', most: 200, windowMs: HOUR_MS };

/** Questions whether an e-mail address has an account (docs/adr/0008). */
export const EMAIL_QUESTIONS: Limit = { name: 'unique-email', most: 10, windowMs: 10 * MINUTE_MS };

/** Accounts that one address opens: a school's computer room opens many. */
export const REGISTRATIONS_FROM_ADDRESS: Limit = { name: 'register-from', most: 60, windowMs: HOUR_MS };

/** Files that one visitor, and one address, hand in before a registration. */
export const UPLOADS_OF_VISITOR: Limit = { name: 'upload', most: 20, windowMs: HOUR_MS };
export const UPLOADS_FROM_ADDRESS: Limit = { name: 'upload-from', most: 120, windowMs: HOUR_MS };

/** Mails for a forgotten password: those that one address asks for, and those for one account, beyond which no more are sent. */
export const REMINDERS_FROM_ADDRESS: Limit = { name: 'reminder-from', most: 60, windowMs: HOUR_MS };
export const REMINDERS_TO_ACCOUNT: Limit = { name: 'reminder-to', most: 5, windowMs: HOUR_MS };
/** Tokens of such mails that are not good. */
export const WRONG_EMAIL_TOKENS_FROM_ADDRESS: Limit = { name: 'email-token', most: 60, windowMs: 10 * MINUTE_MS };
/** Wrong current passwords of somebody who is logged in and wants to change theirs. */
export const WRONG_CURRENT_PASSWORDS: Limit = { name: 'current-password', most: 10, windowMs: 5 * MINUTE_MS };

/** Mails that confirm an e-mail address, a new one or that of the account: those that one member asks for, and those to one recipient, beyond which no more are sent. */
export const EMAIL_CHANGES_OF_ACCOUNT: Limit = { name: 'email-change', most: 10, windowMs: HOUR_MS };
export const EMAIL_CHANGES_TO_RECIPIENT: Limit = { name: 'email-change-to', most: 5, windowMs: HOUR_MS };

/**
 * Mails about an account to one recipient, beyond which no more are sent, since anybody can open one on a stranger's address: those that are good to
 * know, and notices that protect it. These count apart, and at a mailbox that is proved each kind for itself, so that nobody silences one by others.
 */
export const ACCOUNT_MAILS_TO_RECIPIENT: Limit = { name: 'account-to', most: 5, windowMs: HOUR_MS };
export const SECURITY_NOTICES_TO_RECIPIENT: Limit = { name: 'notice-to', most: 5, windowMs: HOUR_MS };

/** Forms of the newsletter from one address, and their mails to one recipient, beyond which no more are sent. */
export const NEWSLETTER_FORMS_FROM_ADDRESS: Limit = { name: 'newsletter-from', most: 60, windowMs: HOUR_MS };
export const NEWSLETTER_MAILS_TO_RECIPIENT: Limit = { name: 'newsletter-to', most: 5, windowMs: HOUR_MS };

/** Wishes to hear when an article is back: those from one address, and their mails to one recipient, beyond which no more are sent. */
export const STOCK_ALERTS_FROM_ADDRESS: Limit = { name: 'stock-from', most: 60, windowMs: HOUR_MS };
export const STOCK_ALERT_MAILS_TO_RECIPIENT: Limit = { name: 'stock-to', most: 5, windowMs: HOUR_MS };

/** Files with everything that the shop holds about a member. */
export const EXPORTS_OF_ACCOUNT: Limit = { name: 'data-export', most: 20, windowMs: HOUR_MS };

/** Baskets that one visitor, and one address, have drawn as an order form: each takes the backend's only thread for a moment. */
export const PRINTED_FORMS_OF_VISITOR: Limit = { name: 'printed-form', most: 60, windowMs: HOUR_MS };
export const PRINTED_FORMS_FROM_ADDRESS: Limit = { name: 'printed-form-from', most: 600, windowMs: HOUR_MS };

/** Class lists that one account has drawn as a sheet, for the same reason. */
export const CLASS_SHEETS_OF_ACCOUNT: Limit = { name: 'class-sheet', most: 60, windowMs: HOUR_MS };

/** Visitors that one address begins with a new cart, and guests that it registers. */
export const CARTS_FROM_ADDRESS: Limit = { name: 'cart-from', most: 3_000, windowMs: HOUR_MS };
export const GUESTS_FROM_ADDRESS: Limit = { name: 'guest-from', most: 600, windowMs: HOUR_MS };

/** Sessions of the express wallet that one address opens: each is a call to the provider. */
export const WALLET_SESSIONS_FROM_ADDRESS: Limit = { name: 'wallet-from', most: 600, windowMs: HOUR_MS };

/** Orders from one address, and those whose mails go to one mailbox that is not proved to be the orderer's. */
export const ORDERS_FROM_ADDRESS: Limit = { name: 'order-from', most: 300, windowMs: HOUR_MS };
export const ORDERS_TO_RECIPIENT: Limit = { name: 'mail-to', most: 5, windowMs: HOUR_MS };
/** Mails about money that came for orders after they were given up unpaid; each further one waits for its turn. */
export const LATE_REFUNDS_TO_RECIPIENT: Limit = { name: 'late-refund-to', most: 5, windowMs: HOUR_MS };

/** Numbers, postcodes and hashes that open no order for a return: of one address, and for one number whoever tries. */
export const WRONG_RETURN_LOOKUPS_FROM_ADDRESS: Limit = { name: 'return-from', most: 40, windowMs: 10 * MINUTE_MS };
export const WRONG_RETURN_LOOKUPS_OF_ORDER: Limit = { name: 'return-of', most: 10, windowMs: HOUR_MS };
/** Pictures of returns that one address hands in, and returns that it announces. */
export const RETURN_IMAGES_FROM_ADDRESS: Limit = { name: 'return-image', most: 120, windowMs: HOUR_MS };
export const RETURNS_FROM_ADDRESS: Limit = { name: 'return', most: 60, windowMs: HOUR_MS };
/** Mails about returns to one mailbox that is not proved to be the orderer's; each further one waits for its turn, as it brings the label. */
export const RETURN_MAILS_TO_RECIPIENT: Limit = { name: 'return-to', most: 5, windowMs: HOUR_MS };

/** Links to a guest's order whose token is not good. */
export const WRONG_ORDER_LINKS_FROM_ADDRESS: Limit = { name: 'order-link', most: 60, windowMs: 10 * MINUTE_MS };

/**
 * Declarations about contracts from one address; beyond as many receipts to one recipient, each further one waits for its own turn. Those that fit an
 * order of that address, or a login, have turns of their own, which nobody else's can put off.
 */
export const DECLARATIONS_FROM_ADDRESS: Limit = { name: 'declaration-from', most: 30, windowMs: HOUR_MS };
export const RECEIPTS_OF_DECLARATIONS_TO_RECIPIENT: Limit = { name: 'declared-to', most: 5, windowMs: HOUR_MS };
export const PROVED_RECEIPTS_TO_RECIPIENT: Limit = { name: 'proved-to', most: 5, windowMs: HOUR_MS };
/** Copies of service forms, and other mails that a form has sent to whom it names. */
export const RECEIPTS_TO_RECIPIENT: Limit = { name: 'receipt-to', most: 5, windowMs: HOUR_MS };

/** Votes on reviews from one address: a class that votes is no attack. */
export const REVIEW_VOTES_FROM_ADDRESS: Limit = { name: 'vote-from', most: 120, windowMs: HOUR_MS };

/** Forms of the service pages from one address. */
export const SERVICE_FORMS_FROM_ADDRESS: Limit = { name: 'service-from', most: 30, windowMs: HOUR_MS };

/** Requests with events of visitors from one address; what is above that is not counted, and nobody is told. */
export const EVENTS_FROM_ADDRESS: Limit = { name: 'events-from', most: 3_000, windowMs: 10 * MINUTE_MS };

/**
 * Product pages that one address reports as looked at: a school whose classes browse behind one address stays below it, and nobody makes a product the
 * most looked at by asking again and again. What is above that is not counted, and nobody is told.
 */
export const GLANCES_FROM_ADDRESS: Limit = { name: 'glance-from', most: 3_000, windowMs: 10 * MINUTE_MS };

/** Links to shared lists that lead nowhere, asked for by one address: nobody finds a list by trying. */
export const WRONG_LIST_LINKS_FROM_ADDRESS: Limit = { name: 'list-link', most: 60, windowMs: 10 * MINUTE_MS };

/** Invitations to lists that one member sends, and their mails to one recipient, beyond which no more are sent. */
export const LIST_INVITATIONS_OF_ACCOUNT: Limit = { name: 'list-invite-of', most: 30, windowMs: HOUR_MS };
export const LIST_INVITATION_MAILS_TO_RECIPIENT: Limit = { name: 'list-invite-to', most: 5, windowMs: DAY_MS };

/** Links to class lists that lead nowhere, asked for by one address, and promises from one: a school may share an address. */
export const WRONG_CLASS_LINKS_FROM_ADDRESS: Limit = { name: 'class-link', most: 60, windowMs: 10 * MINUTE_MS };
export const PROMISES_FROM_ADDRESS: Limit = { name: 'promise-from', most: 600, windowMs: HOUR_MS };
/** Rows that one account writes on its class lists. */
export const CLASS_LIST_CHANGES_OF_ACCOUNT: Limit = { name: 'class-list-of', most: 3_000, windowMs: HOUR_MS };
