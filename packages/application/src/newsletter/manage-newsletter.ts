// Subscribing to the newsletter and unsubscribing. Source: spec 2 §2 "Service", §4 "Submit", §5, §7.

import {
  checkNewsletterSubscription,
  checkNewsletterUnsubscription,
  type NewsletterSubscription,
  type NewsletterUnsubscription,
  offersNewsletter,
} from '@tornister/domain/newsletter';
import type { FieldError } from '@tornister/domain/shared';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { GatewayError, NewsletterGateway } from '../ports/index.ts';

/** A form that the shop itself refuses, or what came of the call. */
export type NewsletterError =
  | { readonly kind: 'newsletter.invalid'; readonly errors: readonly FieldError[] }
  | GatewayError;

/** Everything that can be done about the newsletter. */
export type ManageNewsletter = Pick<
  NewsletterGateway,
  'mailedLink' | 'confirm' | 'unsubscribeByLink' | 'unsubscribeOwn'
> & {
  readonly subscribe: (
    form: NewsletterSubscription & { readonly honeypotField: string },
  ) => ResultAsync<void, NewsletterError>;
  readonly unsubscribe: (form: NewsletterUnsubscription) => ResultAsync<void, NewsletterError>;
  /** Whether the summary of the checkout offers the newsletter; not while it cannot be asked who has it. */
  readonly isOffered: () => Promise<boolean>;
};

const invalid = ({ errors }: { readonly errors: readonly FieldError[] }): NewsletterError => ({
  kind: 'newsletter.invalid',
  errors,
});

/** Makes the commands of the newsletter. */
export const createManageNewsletter = (gateway: NewsletterGateway): ManageNewsletter => ({
  mailedLink: (link) => gateway.mailedLink(link),
  confirm: (token) => gateway.confirm(token),
  unsubscribeByLink: (token) => gateway.unsubscribeByLink(token),
  unsubscribeOwn: () => gateway.unsubscribeOwn(),
  subscribe: ({ honeypotField, ...form }) =>
    checkNewsletterSubscription(form).match(
      (checked) => gateway.subscribe({ ...checked, honeypotField }).mapErr((error): NewsletterError => error),
      (error) => errAsync<void, NewsletterError>(invalid(error)),
    ),
  unsubscribe: (form) =>
    checkNewsletterUnsubscription(form).match(
      (checked) => gateway.unsubscribe(checked).mapErr((error): NewsletterError => error),
      (error) => errAsync<void, NewsletterError>(invalid(error)),
    ),
  isOffered: () =>
    gateway.isSubscribed().match(
      (isSubscribed) => offersNewsletter(isSubscribed),
      () => offersNewsletter(undefined),
    ),
});
