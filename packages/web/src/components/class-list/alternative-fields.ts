// The fields in which a family chooses another article for a row.

const INSTEAD = 'instead-';

/** The name of the choice of a row; an empty value is the row's own article. */
export const insteadField = (entryId: string): string => `${INSTEAD}${entryId}`;

/** The order numbers that were chosen, by row. */
export const insteadIn = (posted: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...posted].flatMap(([name, value]) =>
      name.startsWith(INSTEAD) && typeof value === 'string' && value !== ''
        ? [[name.slice(INSTEAD.length), value]]
        : [],
    ),
  );
