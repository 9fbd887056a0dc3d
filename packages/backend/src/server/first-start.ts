// An empty database is filled with the demo shop, all in one transaction: a filling that was cut short leaves nothing behind and
// begins again at the next start. It is done in a process of its own, whose memory (a gigabyte) is given back when it ends.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';

const SCRIPT = new URL('../demo-shop/fill-demo-shop.ts', import.meta.url);

/** Fills the shop's empty database. Nobody may have a PGlite folder open meanwhile. */
export const fillInOwnProcess = async (settings: Settings, log: Logger): Promise<void> => {
  log.info({ products: settings.catalogueProducts }, 'Filling the demo shop');
  const child = fork(SCRIPT, { serialization: 'advanced' });
  child.send(settings);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The demo shop could not be filled; the reason stands above.');
};
