// Writing to the shop, and asking to be called back. Source: spec 2 §7 `sendContactFormMail`, `getContactFormData`.

import { type CallBackForm, type ContactForm, checkCallBackForm, checkContactForm } from '@tornister/domain/forms';
import type { ResultAsync } from 'neverthrow';
import type { ContactFormData, FormPost, GatewayError, KeyMaker, ServiceGateway } from '../ports/index.ts';
import { invalidForm, type ServiceFormError } from './form-error.ts';

/** What a form opens with, and the key that makes it one request however often it is posted. */
type OpenedContact = ContactFormData & { readonly key: string };

/** The forms by which people write to the shop. */
export type Contact = {
  /** With the member's order that the message is about, where one is named. */
  readonly open: (orderId?: string) => ResultAsync<OpenedContact, GatewayError>;
  readonly send: (
    form: ContactForm & { readonly orderId: string },
    post: FormPost,
  ) => ResultAsync<void, ServiceFormError>;
  readonly requestCallBack: (form: CallBackForm, post: FormPost) => ResultAsync<void, ServiceFormError>;
};

/** Makes the use case of the contact form and of the call-back. */
export const createContact = (ports: { readonly service: ServiceGateway; readonly keys: KeyMaker }): Contact => ({
  open: (orderId) => ports.service.contactFormData(orderId).map((data) => ({ ...data, key: ports.keys.make() })),
  send: ({ orderId, ...form }, post) =>
    checkContactForm(form)
      .mapErr(invalidForm)
      .asyncAndThen((checked) =>
        ports.service.sendContactForm({ ...checked, ...(orderId === '' ? {} : { orderId }) }, post),
      ),
  requestCallBack: (form, post) =>
    checkCallBackForm(form)
      .mapErr(invalidForm)
      .asyncAndThen((checked) => ports.service.requestCallBack(checked, post)),
});
