// The port `ContactGateway`, on GraphQL.

import type { ContactGateway, SavedContactDetails } from '@tornister/application/ports';
import { type BusinessData, SALUTATIONS } from '@tornister/domain/address';
import {
  changeAccountData,
  confirmEmail,
  deleteCurrentCustomerAccount,
  exportCustomerData,
  getContactDetails,
  getEmailToConfirm,
  sendConfirmationLink,
  updateEmail,
} from '../generated/operations/account.ts';
import type { GetContactDetailsQuery } from '../generated/operations.ts';
import { present, same } from '../mapping/parts-mapper.ts';
import { accepted } from '../mapping/refusals.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

type Details = GetContactDetailsQuery['getContactDetails'];

const toBusiness = (details: Details): BusinessData => ({
  ...present('VATRegistrationNo', details.VATRegistrationNo, same),
  ...present('jobTitleCode', details.jobTitleCode, same),
  ...present('primaryIndustryGroupCode', details.primaryIndustryGroupCode, same),
  ...present('numberOfEmployees', details.numberOfEmployees, same),
});

const NEWSLETTER_STATES = { NONE: 'none', PENDING: 'pending', SUBSCRIBED: 'subscribed' } as const;

const toDetails = (details: Details): SavedContactDetails => {
  const business = toBusiness(details);
  const salutation = SALUTATIONS.find((known) => known === details.salutation);
  return {
    version: details.version,
    firstname: details.firstName,
    lastname: details.lastName,
    email: details.email,
    shownEmail: details.shownEmail,
    deletionDays: details.deletionDays,
    isEmailConfirmed: details.isEmailConfirmed,
    newsletter: NEWSLETTER_STATES[details.newsletter],
    ...(salutation === undefined ? {} : { salutation }),
    ...present('phone', details.phone, same),
    ...present('customerNumber', details.customerNumber, same),
    ...(Object.keys(business).length === 0 ? {} : { business }),
  };
};

/** The visitor's contact details. */
export const createGraphqlContactGateway = (transport: GraphqlTransport): ContactGateway => ({
  details: () => transport.run(getContactDetails, {}, (answer) => toDetails(answer.getContactDetails)),
  save: ({ version, salutation, firstname, lastname, phone, business = {} }) =>
    transport
      .run(
        changeAccountData,
        {
          version,
          data: {
            salutation,
            firstName: firstname,
            lastName: lastname,
            phone: phone ?? null,
            VATRegistrationNo: business.VATRegistrationNo ?? null,
            jobTitleCode: business.jobTitleCode ?? null,
            primaryIndustryGroupCode: business.primaryIndustryGroupCode ?? null,
            numberOfEmployees: business.numberOfEmployees ?? null,
          },
        },
        (answer) => accepted(answer.changeAccountData),
      )
      .andThen(same),
  requestEmailChange: (change) =>
    transport.run(updateEmail, change, (answer) => accepted(answer.updateEmail)).andThen(same),
  sendConfirmationLink: () =>
    transport.run(sendConfirmationLink, {}, (answer) => accepted(answer.sendConfirmationLink)).andThen(same),
  emailToConfirm: (emailToken) =>
    transport.run(getEmailToConfirm, { emailToken }, (answer) => answer.getEmailToConfirm ?? undefined),
  exportData: () => transport.run(exportCustomerData, {}, (answer) => answer.exportCustomerData),
  deleteAccount: (currentPassword) =>
    transport
      .run(deleteCurrentCustomerAccount, { currentPassword }, (answer) => accepted(answer.deleteCurrentCustomerAccount))
      .andThen(same),
  confirmEmail: (emailToken) =>
    transport.run(confirmEmail, { emailToken }, (answer) => accepted(answer.confirmEmail)).andThen(same),
});
