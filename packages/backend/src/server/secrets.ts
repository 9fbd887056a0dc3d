// The secrets of this shop: from the environment, or made once at random and stored beside the data, readable by their owner only.
// There is no default value that two shops could share.

import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Settings } from '../settings.ts';
import { openDataFolder, unusableFolder } from './data-folder.ts';

export type Secrets = {
  readonly shopClientId: string;
  readonly shopClientSecret: string;
  readonly jwt: string;
  /** The secret before it: what was made with that is still good, nothing is made with it. */
  readonly jwtBefore?: string;
  readonly payment: string;
};

/** Read by the shop host when it runs on the same machine. */
const SHOP_CLIENT_FILE = 'shop-client.json';
const SECRETS_FILE = 'secrets.json';

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

const SHOP_CLIENT = z.object({ clientId: z.string(), clientSecret: z.string() });
const SECRETS = z.object({ jwt: z.string(), payment: z.string() });

/** The secrets to run with. In production the settings insist on them, because processes share them; a demonstration makes its own. */
export const loadSecrets = async (settings: Settings): Promise<Secrets> => {
  await openDataFolder(settings.dataDir);
  const client = await readOrMake(join(settings.dataDir, SHOP_CLIENT_FILE), SHOP_CLIENT, () => ({
    clientId: 'shop-host',
    clientSecret: makeSecret(),
  }));
  const own = await readOrMake(join(settings.dataDir, SECRETS_FILE), SECRETS, () => ({
    jwt: makeSecret(),
    payment: makeSecret(),
  }));
  return {
    shopClientId: settings.shopClientId ?? client.clientId,
    shopClientSecret: settings.shopClientSecret ?? client.clientSecret,
    jwt: settings.jwtSecret ?? own.jwt,
    ...(settings.jwtSecretBefore === undefined ? {} : { jwtBefore: settings.jwtSecretBefore }),
    payment: settings.paymentSecret ?? own.payment,
  };
};

const makeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

const readOrMake = async <Value>(path: string, schema: z.ZodType<Value>, make: () => Value): Promise<Value> => {
  const stored = await read(path, schema);
  if (stored !== undefined) return stored;
  const made = make();
  try {
    await writeFile(path, `${JSON.stringify(made, undefined, 2)}\n`, { mode: OWNER_ONLY, flag: 'wx' });
    return made;
  } catch (error) {
    // Another process was faster: its secret counts.
    const theirs = await read(path, schema);
    if (theirs === undefined) throw unusableFolder(dirname(path), error);
    return theirs;
  }
};

const read = async <Value>(path: string, schema: z.ZodType<Value>): Promise<Value | undefined> => {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
};
