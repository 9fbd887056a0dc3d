// Port: the contact details and the e-mail address of a member.

import type { ContactDetails, EmailChange } from '@tornister/domain/account';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

/** The contact details as they are saved; a salutation was not always asked for. */
export type SavedContactDetails = Omit<ContactDetails, 'salutation'> &
  Partial<Pick<ContactDetails, 'salutation'>> & {
    /** Counts every change. */
    readonly version: number;
    /** As it is saved: what is logged in with, and what is compared. */
    readonly email: string;
    /** The same as people read it. */
    readonly shownEmail: string;
    /** Whether a link that was mailed to this address was used. */
    readonly isEmailConfirmed: boolean;
    /** Whether this address gets the newsletter, or is about to confirm it. */
    readonly newsletter: 'none' | 'pending' | 'subscribed';
    /** How long an account that is to be deleted can be taken back, in days. */
    readonly deletionDays: number;
    /** What an institution logs in with. */
    readonly customerNumber?: string;
  };

/** What is sent; without a phone number that of before stays, an empty one takes it away. */
type ContactDetailsChange = ContactDetails & { readonly version: number };

/** What a member does with the own contact details. */
export type ContactGateway = {
  readonly details: () => ResultAsync<SavedContactDetails, GatewayError>;
  /** Refused with field errors, or with a sentence when another tab or device has saved since this version. */
  readonly save: (change: ContactDetailsChange) => ResultAsync<void, GatewayError>;
  /** Has a link sent to the new address; the answer is the same whether or not another account has it. */
  readonly requestEmailChange: (change: EmailChange) => ResultAsync<void, GatewayError>;
  /** Has a link sent to the address of the account, which confirms it. */
  readonly sendConfirmationLink: () => ResultAsync<void, GatewayError>;
  /** The address, as people read it, that the token of a mail confirms for this member, or has confirmed and is still theirs; nothing for any other token. */
  readonly emailToConfirm: (emailToken: string) => ResultAsync<string | undefined, GatewayError>;
  /** Makes it the address of the account, once; every other login ends. */
  readonly confirmEmail: (emailToken: string) => ResultAsync<void, GatewayError>;
  /** Everything that the shop holds about the member, as JSON. */
  readonly exportData: () => ResultAsync<string, GatewayError>;
  /** Has the account deleted after the waiting time; every login ends, this one included. */
  readonly deleteAccount: (currentPassword: string) => ResultAsync<void, GatewayError>;
};
