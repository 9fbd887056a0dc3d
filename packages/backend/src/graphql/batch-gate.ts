// What one HTTP request may ask for at once, decided before anything runs: at most 10 operations whose costs are added up, few
// mutations in one operation, sensitive ones once. Source: spec 2 §9; OWASP "Prevent batching for sensitive objects".

import { createHash } from 'node:crypto';
import { BATCH_MAX_OPERATIONS } from '@tornister/domain/session';
import { approximateBytes, createBoundedCache } from '@tornister/process/cache';
import { err, ok, type Result } from 'neverthrow';
import { type OperationFacts, readOperation } from './operation-facts.ts';

/** Costs of all operations of one request together. */
const MAX_COST = 12_000;
/** Mutations in one operation. */
const MAX_ROOT_MUTATIONS = 4;

/** Answers to these could be guessed by asking often, or take much work, so one request asks one of them once. */
const SENSITIVE_FIELDS: ReadonlySet<string> = new Set([
  'login',
  'isUniqueEmail',
  'submitCart',
  'generatePdfForm',
  'getClassListSheet',
  'submitPrimeSubscription',
  'registerGuest',
  'createWalletSession',
  'completeWalletCheckout',
  'registerCustomer',
  'registerB2bCustomer',
  'uploadB2bCertificate',
  'forgotPassword',
  'checkTokenValidity',
  'getLoginNameOfToken',
  'changeForgottenPassword',
  'changePassword',
  'submitWithdrawal',
  'submitCancellation',
  'writeReview',
  'reportReview',
  'sendContactFormMail',
  'requestCallBack',
  'orderPrintedCatalogues',
  'subscribeToCompetition',
  'updateEmail',
  'sendConfirmationLink',
  'getEmailToConfirm',
  'confirmEmail',
  'subscribeToNewsletter',
  'confirmNewsletter',
  'getMailedLink',
  'unsubscribeNewsletter',
  'unsubscribeNewsletterByLink',
  'askForStock',
  'confirmStockAlert',
  'endStockAlerts',
]);

export type GateRefusal =
  | 'EMPTY_BATCH'
  | 'BATCH_TOO_LARGE'
  | 'OPERATION_UNREADABLE'
  | 'PERSISTED_ONLY'
  | 'TOO_MANY_MUTATIONS'
  | 'SENSITIVE_OPERATION_REPEATED'
  | 'COST_TOO_HIGH';

/** Hashes of the published operations; absent when any operation is answered. */
export type OperationList = ReadonlySet<string>;

/** The name of an operation in the list: the hash of its text. */
export const operationHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Lets a request's operations pass, in their order, or says why not. */
export const passGate = (
  texts: readonly string[],
  list: OperationList | undefined,
): Result<readonly OperationFacts[], GateRefusal> => {
  if (texts.length === 0) return err('EMPTY_BATCH');
  if (texts.length > BATCH_MAX_OPERATIONS) return err('BATCH_TOO_LARGE');
  if (list !== undefined && texts.some((text) => !list.has(operationHash(text)))) return err('PERSISTED_ONLY');
  const facts: OperationFacts[] = [];
  for (const text of texts) {
    const read = factsOf(text);
    if (read === undefined) return err('OPERATION_UNREADABLE');
    facts.push(read);
  }
  return checkTogether(facts);
};

const checkTogether = (facts: readonly OperationFacts[]): Result<readonly OperationFacts[], GateRefusal> => {
  if (facts.some(({ kind, rootFields }) => kind === 'mutation' && rootFields.length > MAX_ROOT_MUTATIONS)) {
    return err('TOO_MANY_MUTATIONS');
  }
  const sensitive = facts.flatMap(({ rootFields }) => rootFields).filter((name) => SENSITIVE_FIELDS.has(name));
  if (sensitive.length > 1) return err('SENSITIVE_OPERATION_REPEATED');
  const cost = facts.reduce((total, one) => total + one.cost, 0);
  return cost > MAX_COST ? err('COST_TOO_HIGH') : ok(facts);
};

/** Facts about operations; they follow from the text alone, so one cache is enough for the process. */
export const operationCache = createBoundedCache<OperationFacts>({
  maxBytes: 4 * 1024 * 1024,
  bytesOf: approximateBytes,
});

/** The same few operations come again and again, so what was read is cached. */
export const factsOf = (text: string): OperationFacts | undefined => {
  const known = operationCache.get(text);
  if (known !== undefined) return known.value;
  const read = readOperation(text);
  if (read !== undefined) operationCache.set(text, read);
  return read;
};
