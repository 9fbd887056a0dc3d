// Hears what processes say to each other through the database (LISTEN and NOTIFY), on PostgreSQL and on PGlite.

import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export type ChannelListener = {
  readonly onMessage: (message: string) => void;
  /** It listens again after it could not for a while: anything may have been said meanwhile. */
  readonly onGap: () => void;
};

/** Ends the listening. */
export type Listening = { readonly stop: () => Promise<void> };

/** A connection that was lost is opened again after this time. */
const RECONNECT_MS = 1_000;

/** The server is asked so often whether it is still there; a network that is gone says nothing. */
const PROBE_MS = 30_000;

/** PGlite hears itself; there is no other process. */
export const listenOnPglite =
  (pglite: PGlite) =>
  async (channel: string, { onMessage }: ChannelListener): Promise<Listening> => {
    const stop = await pglite.listen(channel, onMessage);
    return { stop: () => (pglite.closed ? Promise.resolve() : stop()) };
  };

/** A connection of its own beside the pool, opened again whenever it is lost. Through PgBouncer in transaction mode nothing is heard. */
export const listenOnPostgres =
  ({ url, connectTimeoutMs }: { readonly url: string; readonly connectTimeoutMs: number }) =>
  async (channel: string, { onMessage, onGap }: ChannelListener): Promise<Listening> => {
    let isStopped = false;
    let current: pg.Client | undefined;
    let retry: NodeJS.Timeout | undefined;
    const open = async (): Promise<void> => {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: connectTimeoutMs,
        query_timeout: PROBE_MS,
        keepAlive: true,
      });
      let isLost = false;
      const lose = (): void => {
        if (isLost) return;
        isLost = true;
        clearInterval(probe);
        client.end().catch(() => undefined);
        if (!isStopped) retry = setTimeout(() => void reopen(), RECONNECT_MS).unref();
      };
      const probe = setInterval(() => client.query('select 1').catch(lose), PROBE_MS).unref();
      client.on('notification', ({ payload }) => onMessage(payload ?? ''));
      client.on('error', lose);
      client.on('end', lose);
      current = client;
      try {
        await client.connect();
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        lose();
        throw error;
      }
    };
    const reopen = (): Promise<void> => open().then(onGap, () => undefined);
    await open().catch(() => undefined);
    return {
      stop: async () => {
        isStopped = true;
        clearTimeout(retry);
        await current?.end().catch(() => undefined);
      },
    };
  };
