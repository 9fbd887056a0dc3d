// The contact details of a member: read, changed, and the e-mail address replaced by one that is confirmed. Source: spec 2 §5, §7.

import {
  type ContactForm,
  changedPhone,
  checkContactDetails,
  checkEmailChange,
  type EmailChange,
  loginNameOf,
} from '@tornister/domain/account';
import { checkCurrentPassword } from '@tornister/domain/passkeys';
import { USER_DATA_KEY, writeUserData } from '@tornister/domain/session';
import type { FieldError } from '@tornister/domain/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type {
  AccountGateway,
  ContactGateway,
  DeviceStore,
  GatewayError,
  NewsletterGateway,
  Notice,
  RegistrationChoices,
  SavedContactDetails,
} from '../ports/index.ts';

/** What the link of a mail would confirm: nothing where the page was opened without one. */
export type EmailConfirmation =
  | { readonly kind: 'none' }
  | { readonly kind: 'expired' }
  /** It is the confirmed address of the account already. */
  | { readonly kind: 'used'; readonly email: string }
  | { readonly kind: 'good'; readonly email: string; readonly emailToken: string };

/** The page of the contact details. */
export type OpenedContactDetails = {
  readonly details: SavedContactDetails;
  /** What an institution chooses from; consumers choose nothing. */
  readonly choices?: RegistrationChoices;
  readonly confirmation: EmailConfirmation;
  /** Whether a link can be asked for that confirms the address of the account; the page of such a link confirms it at once. */
  readonly offersConfirmationLink: boolean;
};

/** A form that the shop itself refuses, or what came of the call. */
export type ContactError = { readonly kind: 'contact.invalid'; readonly errors: readonly FieldError[] } | GatewayError;

/** Each change answers what the page tells next. */
export type EditContactDetails = {
  readonly open: (emailToken?: string) => ResultAsync<OpenedContactDetails, GatewayError>;
  /** What the member logs in with: the customer number of an institution, otherwise the e-mail address. */
  readonly loginName: () => ResultAsync<string, GatewayError>;
  /** Saves over the version that the form was opened with. */
  readonly save: (version: number, form: ContactForm) => ResultAsync<Notice, ContactError>;
  readonly changeEmail: (form: EmailChange) => ResultAsync<Notice, ContactError>;
  /** Has a link sent to the address of the account, which confirms it. */
  readonly sendConfirmationLink: () => ResultAsync<Notice, GatewayError>;
  readonly confirmEmail: (emailToken: string) => ResultAsync<Notice, GatewayError>;
  /** Has the account deleted; whoever logs in within the waiting time keeps it. */
  readonly deleteAccount: (form: { readonly currentPassword: string }) => ResultAsync<Notice, ContactError>;
  /** Asks for the newsletter at the address of the account; it is confirmed by a mail as everybody's is. */
  readonly subscribe: () => ResultAsync<Notice, GatewayError>;
};

export type EditContactDetailsPorts = {
  readonly contact: ContactGateway;
  readonly account: Pick<AccountGateway, 'registrationChoices'>;
  readonly newsletter: Pick<NewsletterGateway, 'subscribe'>;
  readonly device: Pick<DeviceStore, 'write'>;
  readonly isB2b: boolean;
};

const successNotice = (message: string): Notice => ({ id: message, tone: 'success', message });

const invalid = (errors: readonly FieldError[]): ContactError => ({ kind: 'contact.invalid', errors });

type Linked = { readonly emailToken: string; readonly email: string | undefined };

/** A link to the address that the account has (both come as they are read), and that is confirmed, has nothing left to do. */
const confirmationOf = (
  { shownEmail, isEmailConfirmed }: SavedContactDetails,
  link: Linked | undefined,
): EmailConfirmation => {
  if (link === undefined) return { kind: 'none' };
  if (link.email === undefined) return { kind: 'expired' };
  if (isEmailConfirmed && link.email === shownEmail) return { kind: 'used', email: shownEmail };
  return { kind: 'good', email: link.email, emailToken: link.emailToken };
};

/** Makes the use case of the contact details. */
export const createEditContactDetails = ({
  contact,
  account,
  newsletter,
  device,
  isB2b,
}: EditContactDetailsPorts): EditContactDetails => {
  const linked = (emailToken: string | undefined): ResultAsync<Linked | undefined, GatewayError> =>
    emailToken === undefined
      ? okAsync(undefined)
      : contact.emailToConfirm(emailToken).map((email) => ({ emailToken, email }));

  return {
    open: (emailToken) =>
      ResultAsync.combine([
        contact.details(),
        isB2b ? account.registrationChoices() : okAsync<undefined, GatewayError>(undefined),
        linked(emailToken),
      ]).map(([details, choices, link]) => {
        const confirmation = confirmationOf(details, link);
        return {
          details,
          confirmation,
          offersConfirmationLink: !details.isEmailConfirmed && confirmation.kind !== 'good',
          ...(choices === undefined ? {} : { choices }),
        };
      }),
    loginName: () => contact.details().map((details) => loginNameOf(details, { isB2b })),
    save: (version, form) => {
      const checked = checkContactDetails(form, isB2b);
      if (checked.isErr()) return errAsync(invalid(checked.error));
      const { phone: entered, ...rest } = checked.value;
      return contact.details().andThen((saved) => {
        const phone = changedPhone(saved.phone, entered);
        return contact.save({ ...rest, version, ...(phone === undefined ? {} : { phone }) }).map(() => {
          // The header greets by these names.
          device.write(USER_DATA_KEY, writeUserData({ firstName: rest.firstname, lastName: rest.lastname }));
          return successNotice('vue.contactDetails.notification.saved');
        });
      });
    },
    changeEmail: (form) =>
      contact.details().andThen((saved) => {
        const checked = checkEmailChange(form, saved.email);
        if (checked.isErr()) return errAsync<Notice, ContactError>(invalid(checked.error.errors));
        return contact
          .requestEmailChange(checked.value)
          .map(() => successNotice('vue.contactDetails.notification.emailSent'));
      }),
    deleteAccount: (form) => {
      const checked = checkCurrentPassword(form.currentPassword);
      if (checked.isErr()) return errAsync(invalid(checked.error.errors));
      return contact
        .deleteAccount(checked.value.currentPassword)
        .map(() => successNotice('vue.contactDetails.notification.deletion'));
    },
    subscribe: () =>
      contact
        .details()
        .andThen(({ email }) => newsletter.subscribe({ email, honeypotField: '' }))
        .map(() => successNotice('vue.newsletter.notification.sent')),
    sendConfirmationLink: () =>
      contact.sendConfirmationLink().map(() => successNotice('vue.contactDetails.notification.confirmationSent')),
    confirmEmail: (emailToken) =>
      contact.confirmEmail(emailToken).map(() => successNotice('vue.contactDetails.notification.emailChanged')),
  };
};
