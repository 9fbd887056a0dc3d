// The names of all goods are read before the first school's list comes. Source: docs/material-lists.md.

import { FIRST_LANGUAGE, LANGUAGES } from '@tornister/domain/storefront';
import type { Logger } from 'pino';
import { currentCatalogue, onCatalogueChange } from '../catalogue/index/current-catalogue.ts';
import type { Database } from '../database/database.ts';
import { currentMaterialIndex } from './current-material-index.ts';

/** Of more products only the names in the first language are read ahead: what is cached of one language weighs 170 MB for 100,000. */
const EVERY_LANGUAGE_TO = 20_000;

export type WarmIndex = {
  /** When all that was to be read so far has been read. */
  readonly settled: () => Promise<void>;
  /** Ends the reading, wherever it is. */
  readonly stop: () => Promise<void>;
};

/**
 * Reads the names of all goods, language by language: now, and after every import. Whoever asks meanwhile waits for the same reading.
 */
export const keepMaterialIndexWarm = ({
  database,
  log,
  everyLanguageTo = EVERY_LANGUAGE_TO,
}: {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn'>;
  readonly everyLanguageTo?: number;
}): WarmIndex => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = Promise.resolve();
  const readAll = async (): Promise<void> => {
    const { productIds } = await currentCatalogue(database);
    for (const language of productIds.length > everyLanguageTo ? [FIRST_LANGUAGE] : LANGUAGES) {
      if (signal.aborted) return;
      await currentMaterialIndex(database, language, signal);
    }
  };
  const readAgain = (): void => {
    running = running.then(readAll).catch((error: unknown) => {
      if (!signal.aborted) log.warn({ err: error }, 'the names of all goods could not be read yet');
    });
  };
  readAgain();
  onCatalogueChange(database, (productIds) => {
    if (productIds === undefined && !signal.aborted) readAgain();
  });
  return {
    settled: () => running,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
};
