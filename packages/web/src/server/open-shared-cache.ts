// The cache that this shop host shares with others, where the settings name one.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSharedCache, noSharedCache, type SharedCache } from '@tornister/process/shared-cache';
import type { Logger } from 'pino';
import { shopClient } from './api-token.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';

type Parts = {
  readonly settings: Settings;
  readonly headers: SecurityHeaders;
  readonly log: Logger;
  /** The folders that hold this build's code. */
  readonly folders: readonly string[];
};

/** Names the code that makes pages, and the settings that stand in them: hosts that differ in either hand nothing on to each other. */
const versionOf = ({ settings, headers, folders }: Parts): string => {
  const { baseUrls, brand, paymentOrigins, pageCacheSeconds, answerCacheSeconds } = settings;
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()))
      hash.update(`${file.name} `).update(readFileSync(join(file.parentPath, file.name)));
  const notices = [...settings.guaranteeNotices.values()].map(({ url }) => url);
  const written = { baseUrls, brand, paymentOrigins, pageCacheSeconds, answerCacheSeconds, headers, notices };
  return hash.update(JSON.stringify(written)).digest('base64url');
};

/** Opens it; none where no CACHE_URL is set. It is never waited for; its client is loaded. */
export const openSharedCache = async (parts: Parts): Promise<SharedCache> => {
  const { settings, log } = parts;
  if (settings.cacheUrl === undefined) return noSharedCache;
  const { createRedisStore } = await import('@tornister/process/redis-store');
  return createSharedCache({
    store: createRedisStore(settings.cacheUrl),
    version: versionOf(parts),
    secret: async () => (await shopClient(settings)).secret,
    log,
  });
};
