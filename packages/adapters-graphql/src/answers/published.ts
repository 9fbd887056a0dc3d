// The operations that are published, by their texts: what a script may ask the shop host to pass on, and under which name.

import * as operations from '../generated/operations/index.ts';
import type { Operation } from '../transport/operation.ts';

export type PublishedOperation = Pick<Operation<unknown, unknown>, 'name' | 'kind'>;

const byText = new Map<string, PublishedOperation>(
  Object.values(operations).map(({ text, name, kind }) => [text, { name, kind }]),
);

/** The operation with this text; nothing for a text that was never published. */
export const publishedOperation = (text: string): PublishedOperation | undefined => byText.get(text);
