// The port `NewsletterGateway`, on GraphQL.

import type { NewsletterGateway } from '@tornister/application/ports';
import {
  askForStock,
  checkEmailSubscribed,
  confirmNewsletter,
  confirmStockAlert,
  endStockAlerts,
  getMailedLink,
  subscribeToNewsletter,
  unsubscribeNewsletter,
  unsubscribeNewsletterByLink,
  unsubscribeOwnNewsletter,
} from '../generated/operations/newsletter.ts';
import { same } from '../mapping/parts-mapper.ts';
import { accepted } from '../mapping/refusals.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

/** The newsletter and wishes to hear that an article is back, for whoever asks. */
export const createGraphqlNewsletterGateway = (transport: GraphqlTransport): NewsletterGateway => ({
  subscribe: (form) =>
    transport.run(subscribeToNewsletter, form, (answer) => accepted(answer.subscribeToNewsletter)).andThen(same),
  confirm: (token) =>
    transport.run(confirmNewsletter, { token }, (answer) => accepted(answer.confirmNewsletter)).andThen(same),
  unsubscribe: (form) =>
    transport.run(unsubscribeNewsletter, form, (answer) => accepted(answer.unsubscribeNewsletter)).andThen(same),
  unsubscribeByLink: (token) =>
    transport
      .run(unsubscribeNewsletterByLink, { token }, (answer) => accepted(answer.unsubscribeNewsletterByLink))
      .andThen(same),
  unsubscribeOwn: () =>
    transport.run(unsubscribeOwnNewsletter, {}, (answer) => accepted(answer.unsubscribeOwnNewsletter)).andThen(same),
  askForStock: (wish) => transport.run(askForStock, wish, (answer) => accepted(answer.askForStock)).andThen(same),
  confirmStockAlert: (token) =>
    transport.run(confirmStockAlert, { token }, (answer) => accepted(answer.confirmStockAlert)).andThen(same),
  endStockAlerts: (link) =>
    transport.run(endStockAlerts, link, (answer) => accepted(answer.endStockAlerts)).andThen(same),
  mailedLink: (link) => transport.run(getMailedLink, link, (answer) => answer.getMailedLink),
  isSubscribed: () => transport.run(checkEmailSubscribed, {}, (answer) => answer.checkEmailSubscribed),
});
