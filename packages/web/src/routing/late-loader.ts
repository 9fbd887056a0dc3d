import type { LoaderFunctionArgs } from 'react-router';

/**
 * A loader whose code comes with the first navigation that needs it. A page that was just opened has its data already, so it does not
 * wait for what fetches them.
 */
export const lateLoader =
  <Data>(load: () => Promise<{ readonly loader: (args: LoaderFunctionArgs) => Promise<Data> }>) =>
  async (args: LoaderFunctionArgs): Promise<Data> =>
    (await load()).loader(args);
