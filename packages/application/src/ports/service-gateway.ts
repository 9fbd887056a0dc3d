// Port: the forms of the service pages.

import type { StreetAddress } from '@tornister/domain/address';
import type { Picture } from '@tornister/domain/catalogue';
import type { CallBackForm, CompetitionForm, ContactForm } from '@tornister/domain/forms';
import type { OrderState } from '@tornister/domain/orders';
import type { Instant } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { Choice } from './account-gateway.ts';
import type { GatewayError } from './gateway-error.ts';

/** An order that a message can be about. */
type ContactOrder = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly state: OrderState;
  /** There is a right to withdraw from it, in whatever time. */
  readonly isWithdrawable: boolean;
  readonly orderedAt: Instant;
};

/** What the contact form opens with; empty for who is no member. */
export type ContactFormData = {
  readonly name: string;
  /** As it is saved: what an order is found by. */
  readonly email: string;
  /** The same as people read it. */
  readonly shownEmail: string;
  readonly phone: string;
  readonly orders: readonly ContactOrder[];
};

export type PrintedCatalogue = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly pages: number;
  readonly language: string;
  readonly picture: Picture;
  /** The page from which it is put into the basket; absent where it is only ordered by the form. */
  readonly path?: string;
};

export type Competition = {
  readonly id: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly terms: string;
  readonly closesAt: Instant;
  readonly isOpen: boolean;
};

/** What comes with every form: its key, which makes a form that is posted twice one request, and the field that people do not see. */
export type FormPost = { readonly key: string; readonly honeypotField: string };

/** Writing to the shop. */
export type ServiceGateway = {
  /** With an order of the member's own that is older than those that are listed. */
  readonly contactFormData: (orderId?: string) => ResultAsync<ContactFormData, GatewayError>;
  readonly sendContactForm: (
    form: ContactForm & { readonly orderId?: string },
    post: FormPost,
  ) => ResultAsync<void, GatewayError>;
  readonly requestCallBack: (form: CallBackForm, post: FormPost) => ResultAsync<void, GatewayError>;
  readonly printedCatalogues: () => ResultAsync<
    { readonly catalogues: readonly PrintedCatalogue[]; readonly countries: readonly Choice[] },
    GatewayError
  >;
  readonly orderCatalogues: (
    order: { readonly catalogueIds: readonly string[]; readonly address: StreetAddress },
    post: FormPost,
  ) => ResultAsync<void, GatewayError>;
  /** Undefined for one that never was. */
  readonly competition: (id: string) => ResultAsync<Competition | undefined, GatewayError>;
  readonly enterCompetition: (
    id: string,
    form: CompetitionForm,
    honeypotField: string,
  ) => ResultAsync<void, GatewayError>;
};
