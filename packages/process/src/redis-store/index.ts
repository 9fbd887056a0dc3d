// The shared store on Redis or Valkey: values as keys with an end, the list of changes as a stream. An entry of its own, because the client has 478 modules:
// only who has a CACHE_URL loads them.

import { randomUUID } from 'node:crypto';
import { createClient, RESP_TYPES } from '@redis/client';
import { type Change, EVERYTHING, type SharedStore } from '../shared-cache/index.ts';

const CHANGES = 'tornister:changes';
/** Under this key stands which list it is. */
const LIST = 'tornister:list';
/** About so many changes are kept; whoever was away longer begins anew. */
const MOST_CHANGES = 20_000;
const CHANGES_AT_ONCE = 2_000;
const CONNECT_LIMIT_MS = 1_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** Commands that wait for an answer; more are refused at once. */
const MOST_COMMANDS = 2_000;

/** Whoever comes back is not overrun: pauses double, and no two processes keep the same ones. */
const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);

const connect = (url: string) => {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_COMMANDS,
    socket: { connectTimeout: CONNECT_LIMIT_MS, reconnectStrategy: pauseAfter },
  });
  // Each call that fails tells its caller; an event without a listener would end the process.
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  return { client, bytes: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }) };
};

/** What cannot be read was some change: of everything, to be sure. */
const tagsIn = (text: string | undefined): readonly string[] => {
  try {
    const tags: unknown = JSON.parse(text ?? '');
    if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags;
  } catch {
    // As below.
  }
  return [EVERYTHING];
};

type Client = ReturnType<typeof connect>['client'];

/** The name of the list; whoever finds none gives it one. */
const listIn = async (client: Client): Promise<string> => {
  const known = await client.get(LIST);
  if (known !== null) return String(known);
  await client.set(LIST, randomUUID(), { condition: 'NX' });
  return String(await client.get(LIST));
};

/** Connects to `redis://user:password@host:port/database` (`rediss:` with TLS), and again whenever the connection is lost. */
export const createRedisStore = (url: string): SharedStore => {
  let connection = connect(url);
  return {
    read: async (key) => {
      const found = await connection.bytes.get(key);
      return Buffer.isBuffer(found) ? found : undefined;
    },
    write: async (key, value, forMs) => {
      await connection.client.set(key, value, { expiration: { type: 'PX', value: Math.max(1, Math.ceil(forMs)) } });
    },
    announce: async (tags) => {
      await connection.client.xAdd(
        CHANGES,
        '*',
        { tags: JSON.stringify(tags) },
        { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: MOST_CHANGES } },
      );
    },
    changesAfter: async (position) => {
      const { client } = connection;
      const [list, entries, newest] = await Promise.all([
        listIn(client),
        client.xRange(CHANGES, `(${position}`, '+', { COUNT: CHANGES_AT_ONCE }),
        client.xRevRange(CHANGES, '+', '-', { COUNT: 1 }),
      ]);
      const [last] = newest ?? [];
      const after = (entries ?? []).map(
        ({ id, message }): Change => ({ position: String(id), tags: tagsIn(message.tags) }),
      );
      return { after, newest: last === undefined ? '0-0' : String(last.id), list };
    },
    reconnect: () => {
      connection.client.destroy();
      connection = connect(url);
    },
    close: async () => {
      connection.client.destroy();
    },
  };
};
