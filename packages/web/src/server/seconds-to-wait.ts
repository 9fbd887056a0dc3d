import { classifyError } from '@tornister/adapters-graphql/transport';

/** What every answer of this kind contains; others are not read a second time. */
const SIGN = 'TOO_MANY_REQUESTS';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** How long the backend wants to be left alone with an operation that was tried too often; nothing for every other answer. */
export const secondsToWait = (text: string): number | undefined => {
  const body = text.includes(SIGN) ? parsed(text) : undefined;
  if (typeof body !== 'object' || body === null) return undefined;
  const error = classifyError({ response: { status: 200, ...body } });
  return error.kind === 'gateway.throttled' ? error.retryAfterSeconds : undefined;
};
