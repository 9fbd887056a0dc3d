// An operation with one file, as the GraphQL multipart request specification has it: `operations` is the operation, `map` says where the file
// goes, and the file stands under the name that `map` gives it.

import { OPERATION_LIMITS, readMultipart } from '@tornister/process/multipart';
import { z } from 'zod';
import { parsedJson } from './parsed-json.ts';

const OPERATIONS = z.object({ query: z.string(), variables: z.object({ file: z.null() }).loose() });
/** One file, and the one variable of this schema that is a file. */
const MAP = z.record(z.string(), z.tuple([z.literal('variables.file')])).refine((map) => Object.keys(map).length === 1);

/** The operation with its file among the variables; nothing for a body that is not of this form, or holds anything else. */
export const readMultipartRequest = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? '';
  const form = await readMultipart(await request.arrayBuffer(), type, OPERATION_LIMITS);
  if (!(form instanceof FormData)) return undefined;
  const operations = OPERATIONS.safeParse(parsedJson(form.get('operations')));
  const map = MAP.safeParse(parsedJson(form.get('map')));
  if (!operations.success || !map.success) return undefined;
  const [name = ''] = Object.keys(map.data);
  const file = form.get(name);
  const isAll = [...form.keys()].sort().join() === ['operations', 'map', name].sort().join();
  if (!(file instanceof Blob) || !isAll) return undefined;
  const { query, variables } = operations.data;
  return { query, variables: { ...variables, file } };
};
