// The thread that may die of a PDF (`read-pdf.ts`).

import { parentPort, workerData } from 'node:worker_threads';
import { pdfText } from './pdf-text.ts';

/** What is fetched, a PDF must not name. */
Object.assign(globalThis, { fetch: undefined, WebSocket: undefined });

parentPort?.postMessage(await pdfText(workerData));
