// The secrets of this shop: from the environment, or made once at random and stored beside the data, readable by their owner only.
// There is no default value that two shops could share.

import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Settings } from '../settings.ts';

export type Secrets = {
  readonly shopClientId: string;
  readonly shopClientSecret: string;
  readonly jwt: string;
  readonly payment: string;
};

/** Read by the shop host when it runs on the same machine. */
const SHOP_CLIENT_FILE = 'shop-client.json';
const SECRETS_FILE = 'secrets.json';

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

const SHOP_CLIENT = z.object({ clientId: z.string(), clientSecret: z.string() });
const SECRETS = z.object({ jwt: z.string(), payment: z.string() });

/** The secrets to run with. In production the settings insist on them, because processes share them; a demonstration makes its own. */
export const loadSecrets = async (settings: Settings): Promise<Secrets> => {
  await mkdir(settings.dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  // A folder of an earlier version, or one that was made for the shop, may be open to others.
  await chmod(settings.dataDir, OWNER_ONLY_FOLDER);
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
    if (theirs === undefined) throw error;
    return theirs;
  }
};

const read = async <Value>(path: string, schema: z.ZodType<Value>): Promise<Value | undefined> => {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
};
