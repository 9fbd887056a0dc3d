// Resolvers of the newsletter. Source: spec 2 §7.

import { answered } from '../graphql/answered.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import { mailedLinkState } from './mailed-link-state.ts';
import {
  confirmNewsletter,
  isOwnSubscribed,
  subscribeToNewsletter,
  unsubscribeByLink,
  unsubscribeNewsletter,
  unsubscribeOwn,
} from './subscriptions.ts';

export const newsletterResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    checkEmailSubscribed: (_parent, _arguments, context) => isOwnSubscribed(context),
    getMailedLink: (_parent, link, context) => answered(mailedLinkState(context, link)),
  },
  Mutation: {
    subscribeToNewsletter: (_parent, form, context) => answered(subscribeToNewsletter(context, form)),
    confirmNewsletter: (_parent, { token }, context) => answered(confirmNewsletter(context, token)),
    unsubscribeNewsletter: (_parent, form, context) => answered(unsubscribeNewsletter(context, form)),
    unsubscribeNewsletterByLink: (_parent, { token }, context) => answered(unsubscribeByLink(context, token)),
    unsubscribeOwnNewsletter: (_parent, _arguments, context) => answered(unsubscribeOwn(context)),
  },
};
