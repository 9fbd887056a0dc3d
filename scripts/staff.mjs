// `npm run staff -- orders`: the staff desk of the running backend on the command line (docs/staff-desk.md). It says what it is told in one request
// and prints the answer as a table, or as JSON with `--json`; what is refused is one line and code 1.

import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { backendUrl } from './lib/own-addresses.mjs';
import { readEnvFile } from './lib/read-env-file.mjs';
import { tableOf } from './lib/staff-table.mjs';

const USAGE = `npm run staff -- what [--json]

  orders [--state S] [--since DAY] [--after N] [--limit N]   S: to-send, new, awaiting-transfer, packing, sent …
  order NUMBER                          everything about one order
  paid NUMBER                           the transfer for it has come
  cancel NUMBER [--by customer]         before anything of it is with a carrier
  announced PARCEL [--lines 1:2,3:1] [--carrier C]    the warehouse has it; lines: what is in it
  packed PARCEL | sent PARCEL [--tracking X] [--carrier C] | delivered PARCEL
  returns [--state S] [--after N] [--limit N]         S: announced, arrived, accepted, settled
  arrived RETURN | accepted RETURN
  reviews [--state S] [--limit N] | approve REVIEW | reject REVIEW
  end-early CANCELLATION | turn-down CANCELLATION     the end of a membership that was cancelled without a login
  transfers                             money that has to be transferred by hand
  transferred order|return|refund ID    it was

PARCEL is order number and parcel, like 2600001-1.`;

const LIST_OPTIONS = {
  orders: ['state', 'since', 'after', 'limit'],
  returns: ['state', 'after', 'limit'],
  reviews: ['state', 'limit'],
  transfers: [],
};
const STEP_OPTIONS = { announced: ['lines', 'carrier'], packed: [], sent: ['tracking', 'carrier'], delivered: [] };
const OPTIONS = ['by', 'state', 'since', 'after', 'limit', 'tracking', 'carrier', 'lines'];

/** What an operator has typed cannot be meant. */
class UsageError extends Error {}

/** `1:2,3:1` as the desk wants it. */
const linesOf = (text) =>
  text.split(',').map((pair) => {
    const [, line, quantity] = /^(\d{1,4}):(\d{1,7})$/.exec(pair.trim()) ?? [];
    if (line === undefined) throw new UsageError('--lines: must be line and pieces like 1:2,3:1.');
    return { line: Number(line), quantity: Number(quantity) };
  });

const bodyOf = ({ tracking, carrier, lines }) => ({
  ...(tracking === undefined ? {} : { trackingNumber: tracking }),
  ...(carrier === undefined ? {} : { carrier }),
  ...(lines === undefined ? {} : { lines: linesOf(lines) }),
});

const get = (path) => ({ method: 'GET', path });
const post = (path, body = {}) => ({ method: 'POST', path, body });

/** How many words follow each command, which options it takes, and what it asks the desk. */
const COMMANDS = {
  ...Object.fromEntries(
    Object.entries(LIST_OPTIONS).map(([what, options]) => [
      what,
      {
        words: 0,
        options,
        ask: (_, given) =>
          get(`/${what}${new URLSearchParams(given).size > 0 ? '?' : ''}${new URLSearchParams(given)}`),
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(STEP_OPTIONS).map(([step, options]) => [
      step,
      { words: 1, options, ask: ([parcel], given) => post(`/parcels/${parcel}/${step}`, bodyOf(given)) },
    ]),
  ),
  order: { words: 1, options: [], ask: ([number]) => get(`/orders/${number}`) },
  cancel: {
    words: 1,
    options: ['by'],
    ask: ([number], { by }) => post(`/orders/${number}/cancel`, by === undefined ? {} : { by }),
  },
  paid: { words: 1, options: [], ask: ([number]) => post(`/orders/${number}/paid`) },
  arrived: { words: 1, options: [], ask: ([number]) => post(`/returns/${number}/arrived`) },
  accepted: { words: 1, options: [], ask: ([number]) => post(`/returns/${number}/accepted`) },
  approve: { words: 1, options: [], ask: ([review]) => post(`/reviews/${review}/approve`) },
  reject: { words: 1, options: [], ask: ([review]) => post(`/reviews/${review}/reject`) },
  'turn-down': { words: 1, options: [], ask: ([id]) => post(`/cancellations/${id}/turn-down`) },
  'end-early': { words: 1, options: [], ask: ([id]) => post(`/cancellations/${id}/end-early`) },
  transferred: { words: 2, options: [], ask: ([kind, id]) => post(`/transfers/${kind}/${id}/made`) },
};

/** What is asked of the desk by these words; throws `UsageError` for words that say nothing. */
const requestOf = (words) => {
  const { values, positionals } = parsed(words);
  const { json = false, help = false, ...given } = values;
  if (help) throw new UsageError(USAGE);
  const [what = '', ...rest] = positionals;
  const command = Object.hasOwn(COMMANDS, what) ? COMMANDS[what] : undefined;
  if (command === undefined)
    throw new UsageError(what === '' ? USAGE : `${what}: not known; npm run staff tells what is.`);
  const other = Object.keys(given).find((name) => !command.options.includes(name));
  if (other !== undefined) throw new UsageError(`${what} takes no --${other}.`);
  if (rest.length !== command.words)
    throw new UsageError(
      `${what}: ${command.words} word${command.words === 1 ? '' : 's'} must follow, not ${rest.length}.`,
    );
  return { what, isJson: json, ...command.ask(rest.map(encodeURIComponent), given) };
};

/** An id of the shop may begin with hyphens; no option has a single one, or a name as long as an id. */
const HYPHENATED_ID = /^-(?!-|$)|^-[\w-]{23}$/;
/** Put before such an id so that it is read as a word; nobody types it. */
const WORD_MARK = '\0';
const marked = (word) => (HYPHENATED_ID.test(word) ? `${WORD_MARK}${word}` : word);
const unmarked = (value) => (typeof value === 'string' && value.startsWith(WORD_MARK) ? value.slice(1) : value);

const parsed = (words) => {
  try {
    const strings = Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' }]));
    const options = { ...strings, json: { type: 'boolean' }, help: { type: 'boolean' } };
    const { values, positionals } = parseArgs({ args: words.map(marked), options, allowPositionals: true });
    const given = Object.entries(values).map(([name, value]) => [name, unmarked(value)]);
    return { values: Object.fromEntries(given), positionals: positionals.map(unmarked) };
  } catch (error) {
    throw new UsageError(error.message.split('\n')[0]);
  }
};

/** Asks the backend; answers what to print, or throws an error of one line. */
export const askDesk = async (words, environment, ask = fetch) => {
  const { what, isJson, method, path, body } = requestOf(words);
  const token = environment.STAFF_TOKEN ?? '';
  if (token === '') throw new UsageError('STAFF_TOKEN is not set: the staff desk is off (docs/staff-desk.md).');
  const backend = backendUrl(environment);
  const response = await ask(`${backend}/staff${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error) => {
    throw new UsageError(
      `The backend at ${backend} does not answer (${error.cause?.code ?? error.message}): is it running?`,
    );
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new UsageError(refusalOf(response.status, answer));
  return isJson ? JSON.stringify(answer, null, 2) : tableOf(what, answer);
};

const refusalOf = (status, { error, message }) => {
  if (message !== undefined) return `${error}: ${message}`;
  return status === 404
    ? 'The backend has no staff desk: was it started with STAFF_TOKEN?'
    : `The backend answered ${status}.`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readEnvFile();
  try {
    process.stdout.write(`${await askDesk(process.argv.slice(2), process.env)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof UsageError ? error.message : String(error.message ?? error)}\n`);
    process.exitCode = 1;
  }
}
