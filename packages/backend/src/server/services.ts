// What the parts of the running backend share.

import type { Instant } from '@tornister/domain/shared';
import type { Logger } from 'pino';
import type { FileStore } from '../certificates/file-store.ts';
import type { Database } from '../database/database.ts';
import type { PaymentProviders } from '../payment/provider.ts';
import type { Settings } from '../settings.ts';
import type { Secrets } from './secrets.ts';

export type Services = {
  readonly database: Database;
  /** Answers questions of the catalogue, where there are read replicas. */
  readonly reading?: Database;
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly payments: PaymentProviders;
  /** Where certificates of institutions lie. */
  readonly certificates: FileStore;
  /** Where pictures of returns lie. */
  readonly returnImages: FileStore;
  readonly log: Logger;
  readonly now: () => Instant;
};
