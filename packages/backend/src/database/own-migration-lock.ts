// Kysely's PostgreSQL dialect without its lock for migrations: that one belongs to the session, which a pooler may hand to somebody
// else, and after a failed migration it hides the reason. `migrate.ts` holds a lock of its transaction instead.

import { type DialectAdapter, PostgresAdapter, PostgresDialect } from 'kysely';

export class AdapterWithoutLock extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

export class PostgresWithOwnLock extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return new AdapterWithoutLock();
  }
}
