// Deletes rows one by one, where each has something beside the database that goes with it.

const ROWS_AT_ONCE = 100;

type Forgetting<Row> = {
  /** The next rows whose id comes after that one, in the order of their ids. */
  readonly find: (after: string, limit: number) => Promise<readonly Row[]>;
  /** Deletes one; answers whether it went. */
  readonly forget: (row: Row) => Promise<boolean>;
  readonly failed: (error: unknown, row: Row) => void;
};

/** Deletes all that are found; answers how many went. One that cannot be deleted keeps no other from going, and is not tried twice. */
export const forgetEach = async <Row extends { readonly id: string }>({
  find,
  forget,
  failed,
}: Forgetting<Row>): Promise<number> => {
  let gone = 0;
  let after = '';
  for (;;) {
    const rows = await find(after, ROWS_AT_ONCE);
    for (const row of rows) {
      try {
        if (await forget(row)) gone += 1;
      } catch (error) {
        failed(error, row);
      }
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return gone;
    after = last.id;
  }
};
