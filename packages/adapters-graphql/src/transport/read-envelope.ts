// Reads what every answer of GraphQL comes in: its data, or what went wrong.

import { AnsweredWithErrors } from './classify-error.ts';
import { anything, list, nullable, optional, readOrNothing, record } from './json-shape.ts';

const envelope = record({ data: anything, errors: optional(nullable(list(anything))) });

/**
 * The data of an answer. Errors in it, a status that says so and what is no answer of GraphQL are thrown, for `classifyError`; errors in the body
 * are told whatever the status says.
 */
export const readEnvelope = async (response: Response): Promise<unknown> => {
  const { status } = response;
  const answered = readOrNothing(envelope, await response.json().catch(() => undefined));
  const errors = answered?.errors?.length ? answered.errors : undefined;
  if (!response.ok || answered === undefined || errors !== undefined)
    throw new AnsweredWithErrors({ status, ...(errors === undefined ? {} : { errors }) });
  return answered.data;
};
