// The tables of people: accounts, visitors, their logins and addresses.

import type { BusinessData, Salutation } from '@tornister/domain/address';
import type { AgreedPaymentId } from '@tornister/domain/checkout';
import type { Generated } from 'kysely';
import type { Json, NullableJson } from './columns.ts';

export type AccountKind = 'member' | 'business';

/** A prime membership. Moments are in milliseconds. */
export type StoredPrime = {
  readonly status: string;
  /** It renews by itself. */
  readonly abo: boolean;
  readonly startsAt: number;
  /** What is paid for ends here. */
  readonly endsAt: number;
  /** The end of which the member was reminded last. */
  readonly remindedFor?: number;
  /** What the member has agreed to, and the shop in which; absent where it was never wished. */
  readonly renewal?: {
    readonly cents: number;
    readonly agreedAt: number;
    readonly store: string;
    readonly language: string;
    readonly baseUrl: string;
    /** When the member was told of the renewal at the present end. */
    readonly announcedAt?: number;
  };
};

export type AccountsTable = {
  id: string;
  /** Lower case. */
  email: string;
  customer_number: string | null;
  password_hash: string;
  kind: AccountKind;
  is_internal: boolean;
  first_name: string;
  last_name: string;
  prime: NullableJson<StoredPrime>;
  /** What an institution said of itself. */
  business: NullableJson<BusinessData>;
  created_at: number;
  /** How a business customer pays. */
  agreed_payment: Generated<AgreedPaymentId>;
  /** The Leitweg-ID that a business customer gave last. */
  buyer_reference: Generated<string | null>;
  /** Absent in accounts that were opened before it was kept. */
  salutation: Generated<Salutation | null>;
  phone: Generated<string | null>;
  /** From when on the account may be deleted; empty while its owner wants it. */
  deletion_due_at: Generated<number | null>;
  /** Counts every change of the contact details. */
  version: Generated<number>;
  /** When a link that was mailed to the address was used; empty while anybody may have typed it. */
  mailbox_proved_at: Generated<number | null>;
  /** When the password was changed last; empty while it is the first one. */
  password_set_at: Generated<number | null>;
};

/** Who came: an anonymous visitor, a guest or a member's own entry (`account_id`). */
type UsersTable = {
  id: string;
  account_id: string | null;
  email: string | null;
  created_at: number;
  /** When somebody without an account has last worked on a list, to the day. */
  listed_at: Generated<number | null>;
};

/** A login that can be called back; the JWT names it. */
type SessionsTable = {
  id: string;
  user_id: string;
  kind: 'guest' | 'member';
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
  /** Ended by its owner with its own token: nobody has to be warned of that. */
  is_logged_out: Generated<boolean>;
  /** Of the browser that logged in. */
  user_agent: string | null;
  /** Of somebody who stays logged in. */
  is_long: Generated<boolean>;
};

/** The refresh tokens of a login, from the first to the newest; only their hashes are kept. */
type RefreshTokensTable = {
  hash: string;
  session_id: string;
  generation: number;
  /** When the next one was given for it; empty for the newest. */
  exchanged_at: number | null;
};

export type AddressUse = 'customer' | 'billing' | 'shipping' | 'packing-station';

export type AddressFields = {
  salutation: string;
  first_name: string;
  last_name: string;
  company: string | null;
  street: string;
  addition: string | null;
  postcode: string;
  city: string;
  country: string;
  email: string;
  delivery_email: string | null;
  phone: string | null;
};

export type AddressesTable = AddressFields & {
  id: string;
  user_id: string;
  use: AddressUse;
  created_at: number;
  /** When it was removed, or changed into another one (`replaced_by`). */
  deleted_at: number | null;
  replaced_by: Generated<string | null>;
};

/** What is counted against a limit, for all processes together: in this window of the clock and in the one before. */
type RateLimitsTable = {
  key: string;
  window_start: number;
  current_count: number;
  previous_count: number;
  /** From then on the row says nothing any more. */
  expires_at: number;
  /** The last moments that were given out, the earliest first, where those that are too many are put off. */
  turns: NullableJson<readonly number[]>;
};

/** What a mail carries as a link: only its hash is kept, for one purpose of one account, for a while, for once. */
export type OneTimeTokensTable = {
  hash: string;
  purpose: 'new-password' | 'new-email';
  account_id: string;
  /** The address that a link confirms. */
  email: Generated<string | null>;
  expires_at: number;
  used_at: number | null;
  /** When its mail was asked for; empty in tokens from before it was kept. */
  asked_at: Generated<number | null>;
};

/** An e-mail address that an account had, and whose mailbox was proved to be its owner's. */
type FormerEmailsTable = {
  account_id: string;
  /** Lower case. */
  email: string;
  /** When another one took its place: what is newer at this address is somebody else's. */
  left_at: number;
};

/** A file by which an institution shows what it is. */
export type CertificatesTable = {
  id: string;
  /** The visitor who handed it in. */
  user_id: string;
  /** The account that was opened with it. */
  account_id: string | null;
  /** Empty until the file is stored. */
  type: 'application/pdf' | 'image/jpeg' | 'image/png' | null;
  size_bytes: number | null;
  created_at: number;
  claimed_at: number | null;
};

/** A passkey of an account: the public half of a key that a device or a password manager of its owner holds. */
export type PasskeysTable = {
  id: string;
  account_id: string;
  /** The host that it was made for; a browser offers it at no other. */
  rp_id: string;
  /** What the authenticator calls it, in base64url. */
  credential_id: string;
  /** COSE key in base64url. */
  public_key: string;
  /** How often the authenticator says that it has signed; stays 0 for those that do not count. */
  counter: number;
  /** How a browser reaches the authenticator, as it said itself. */
  transports: Json<readonly string[]>;
  /** The owner's own word for it. */
  name: string;
  created_at: number;
  last_used_at: number | null;
};

/** A challenge that waits for its answer: only its hash is kept, for one purpose of one visitor or login, for a while, for once. */
export type PasskeyChallengesTable = {
  hash: string;
  purpose: 'register' | 'assert';
  /** Hash of the login, or of the visitor's id, that was given it. */
  bound_to: string;
  expires_at: number;
};

export type AccountTables = {
  certificates: CertificatesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  one_time_tokens: OneTimeTokensTable;
  former_emails: FormerEmailsTable;
  accounts: AccountsTable;
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  addresses: AddressesTable;
  rate_limits: RateLimitsTable;
};
