// Resolvers of a member's own data: contact details and e-mail address. Source: spec 2 §7.

import { answered } from '../graphql/answered.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import { sendConfirmationLink } from './confirmation-link.ts';
import { changeAccountData, contactDetails } from './contact-details.ts';
import { deleteAccount } from './delete-account.ts';
import { confirmEmail, emailToConfirm, updateEmail } from './email-change.ts';
import { exportData } from './export-data.ts';

export const accountDataResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    exportCustomerData: (_parent, _arguments, context) => answered(exportData(context)),
    getContactDetails: (_parent, _arguments, context) => answered(contactDetails(context)),
    getEmailToConfirm: async (_parent, { emailToken }, context) =>
      (await answered(emailToConfirm(context, emailToken))) ?? null,
  },
  Mutation: {
    deleteCurrentCustomerAccount: (_parent, { currentPassword }, context) =>
      answered(deleteAccount(context, currentPassword)),
    changeAccountData: (_parent, change, context) => answered(changeAccountData(context, change)),
    updateEmail: (_parent, form, context) => answered(updateEmail(context, form)),
    sendConfirmationLink: (_parent, _arguments, context) => answered(sendConfirmationLink(context)),
    confirmEmail: (_parent, { emailToken }, context) => answered(confirmEmail(context, emailToken)),
  },
};
