// The thread that may die of a table or document (`read-office.ts`).

import { parentPort, workerData } from 'node:worker_threads';
import { officeAnswer } from './office-answer.ts';

parentPort?.postMessage(officeAnswer(workerData));
