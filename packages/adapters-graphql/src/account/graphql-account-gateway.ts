// The port `AccountGateway`, on GraphQL and the visitor's session.

import type { AccountGateway, GatewayError, LoginSession } from '@tornister/application/ports';
import { instantOf } from '@tornister/domain/shared';
import { err, ok, type Result } from 'neverthrow';
import {
  changeForgottenPassword,
  checkTokenValidity,
  forgotPassword,
  getCurrentUploadSignature,
  getLoginNameOfToken,
  getRegistrationChoices,
  getSessions,
  isUniqueEmail,
  revokeSessions,
  uploadB2bCertificate,
} from '../generated/operations/account.ts';
import type { GetSessionsQuery, UploadB2bCertificateMutation } from '../generated/operations.ts';
import { present, same } from '../mapping/parts-mapper.ts';
import { accepted, refused } from '../mapping/refusals.ts';
import type { VisitorSession } from '../session/visitor-session.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import type { GraphqlUpload } from '../transport/graphql-upload.ts';

const toLogin = ({
  id,
  startedAt,
  endsAt,
  device,
  isCurrent,
}: GetSessionsQuery['getSessions'][number]): LoginSession => ({
  id,
  startedAt: instantOf(startedAt),
  endsAt: instantOf(endsAt),
  isCurrent,
  ...present('device', device, same),
});

/** The id of a file that was taken, or why it was not. */
const takenFile = ({
  id,
  fieldErrors,
}: UploadB2bCertificateMutation['uploadB2bCertificate']): Result<string, GatewayError> =>
  id === null ? err(refused(null, fieldErrors)) : ok(id);

/** The visitor's account; a password is changed through the session, as the specification's endpoint wants it. */
export const createGraphqlAccountGateway = (
  transport: GraphqlTransport,
  uploads: GraphqlUpload,
  session: VisitorSession,
): AccountGateway => ({
  isUniqueEmail: (email) => transport.run(isUniqueEmail, { email }, (answer) => answer.isUniqueEmail),
  registrationChoices: () =>
    transport.run(getRegistrationChoices, {}, (answer) => ({
      jobTitles: answer.getJobTitles,
      industries: answer.getIndustries,
      employeeCounts: answer.getEmployeeCounts,
      billingCountries: answer.getBillingCountries,
      emailDomains: answer.getEmailDomains,
    })),
  uploadSignature: () => transport.run(getCurrentUploadSignature, {}, (answer) => answer.getCurrentUploadSignature),
  uploadCertificate: (content, signature) =>
    uploads
      .send(uploadB2bCertificate, { file: new Blob([new Uint8Array(content)]), signature }, (answer) =>
        takenFile(answer.uploadB2bCertificate),
      )
      .andThen(same),
  forgotPassword: ({ email, customerNumber, honeypotField, counter }) =>
    transport
      .run(
        forgotPassword,
        { email: email || null, customerNumber: customerNumber || null, honeypotField, counter },
        (answer) => accepted(answer.forgotPassword),
      )
      .andThen(same),
  isTokenValid: (emailToken) =>
    transport.run(checkTokenValidity, { emailToken }, (answer) => answer.checkTokenValidity),
  loginNameOfToken: (emailToken) =>
    transport.run(getLoginNameOfToken, { emailToken }, (answer) => answer.getLoginNameOfToken ?? undefined),
  replacePassword: (emailToken, form) =>
    transport
      .run(changeForgottenPassword, { emailToken, ...form }, (answer) => accepted(answer.changeForgottenPassword))
      .andThen(same),
  changePassword: session.changePassword,
  logins: () => transport.run(getSessions, {}, (answer) => answer.getSessions.map(toLogin)),
  endLogins: (id) =>
    transport.run(revokeSessions, { id: id ?? null }, (answer) => accepted(answer.revokeSessions)).andThen(same),
});
