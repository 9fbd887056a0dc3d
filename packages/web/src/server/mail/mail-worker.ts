// The thread that may die of a mail (`read-mail.ts`).

import { parentPort, workerData } from 'node:worker_threads';
import { mailText } from './mail-text.ts';

/** What is fetched, a mail must not name. */
Object.assign(globalThis, { fetch: undefined, WebSocket: undefined });

parentPort?.postMessage(await mailText(workerData));
