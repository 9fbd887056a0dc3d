// The list of operations that the shop was built with: `operations.json`, the text of each under the hash of it.

import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type OperationList, operationHash } from '../graphql/batch-gate.ts';
import { type Settings, SettingsError } from '../settings.ts';

const LIST = new URL('../../operations.json', import.meta.url);
const CONTENT = z.record(z.string(), z.string());

/** The operations that are answered, or undefined when every operation is. */
export const loadOperationList = async (settings: Settings): Promise<OperationList | undefined> => {
  if (!settings.isOperationListEnforced) return undefined;
  const text = await readFile(LIST, 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new SettingsError('Setting OPERATION_LIST: enforced, but there is no list packages/backend/operations.json.');
  }
  return new Set(Object.values(CONTENT.parse(JSON.parse(text))).map(operationHash));
};
