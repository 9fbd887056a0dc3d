// What a page of the account, or of the lists, is opened with.

import type { GatewayError } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import type { ResultAsync } from 'neverthrow';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { failWith } from '../../respond.ts';

/** The answer, or the error page that it means. A page that was asked for with a login that has ended is gone back to after the next. */
export const answerForMember = async <Value>(
  shop: Shop,
  path: string,
  asked: ResultAsync<Value, GatewayError>,
): Promise<Value> => {
  const answer = await asked;
  if (answer.isOk()) return answer.value;
  if (answer.error.kind === 'gateway.unauthenticated') shop.get(sessionUseCases.interruptedForms).want(path);
  throw failWith(answer.error, PATHS.login);
};
