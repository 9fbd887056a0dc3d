// Which database stands behind one that only reads. What a process knows of the catalogue (its index, tiles, deals) it knows once, from the
// primary, whichever of the two it is asked with.

import type { Database } from './database.ts';

const primaries = new WeakMap<Database, Database>();

/** Says that `reading` answers from copies of `primary`. */
export const markReading = (reading: Database, primary: Database): void => {
  primaries.set(reading, primary);
};

/** The primary of a database; itself where it is no reading one. */
export const primaryOf = (database: Database): Database => primaries.get(database) ?? database;
