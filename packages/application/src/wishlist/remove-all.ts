// Takes several entries off a list, one after the other: a product may be on it in several variants.

import { okAsync, type ResultAsync } from 'neverthrow';
import type { GatewayError } from '../ports/index.ts';

/** Stops at the first that fails; those before it are off. */
export const removeAll = <Entry>(
  entries: readonly Entry[],
  remove: (entry: Entry) => ResultAsync<unknown, GatewayError>,
): ResultAsync<unknown, GatewayError> =>
  entries.reduce<ResultAsync<unknown, GatewayError>>(
    (before, entry) => before.andThen(() => remove(entry)),
    okAsync(undefined),
  );
