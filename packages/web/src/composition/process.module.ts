// Wires what all requests of the shop host share: settings, log, backend connections, caches.

import type { SharedCache } from '@tornister/process/shared-cache';
import type { Logger } from 'pino';
import { createAnswerCache } from '../server/answer-cache.ts';
import { createApiTokenSource, type SignalAfter } from '../server/api-token.ts';
import { createBackendLinks } from '../server/backend-link.ts';
import { createPageCache } from '../server/page-cache.ts';
import type { Settings } from '../server/settings.ts';
import { type AreaModule, areaModule } from './area-module.ts';
import { hostProcess } from './host-tokens.ts';

/** What all pages of the shop host share: settings, logs, links to the backend, caches. */
export const processModule = (
  settings: Settings,
  log: Logger,
  shared: SharedCache,
  signalAfter?: SignalAfter,
): AreaModule =>
  areaModule((bind) => {
    bind(hostProcess.settings, [], () => settings);
    bind(hostProcess.log, [], () => log);
    bind(hostProcess.links, [hostProcess.settings, hostProcess.log], (read, processLog) =>
      createBackendLinks({
        url: read.backendUrl,
        connections: read.backendConnections,
        tokens: createApiTokenSource(read, processLog, { signalAfter }),
        log: processLog,
        signalAfter,
      }),
    );
    bind(hostProcess.answers, [hostProcess.settings], (read) =>
      createAnswerCache({ seconds: read.answerCacheSeconds, maxBytes: read.answerCacheBytes, shared }),
    );
    bind(hostProcess.pages, [hostProcess.settings], (read) =>
      createPageCache({ seconds: read.pageCacheSeconds, maxBytes: read.pageCacheBytes, shared }),
    );
  });
