// The one line about a setting that has a value it cannot have.

import type { z } from 'zod';
import { ALLOWED } from './settings-schema.ts';

/** Values that hold a secret are never repeated. */
const SECRETS: ReadonlySet<string> = new Set([
  'SHOP_CLIENT_SECRET',
  'JWT_SECRET',
  'JWT_SECRET_BEFORE',
  'PAYMENT_SECRET',
  'METRICS_TOKEN',
  'STAFF_TOKEN',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'PICTURES_URL',
  'CACHE_URL',
  'SMTP_URL',
]);

/** Settings of several fields: the line names the field instead of repeating everything. */
const WITH_FIELDS: ReadonlySet<string> = new Set(['SELLER', 'BANK_ACCOUNTS', 'PRIME_PRICES']);

type Issue = z.ZodError['issues'][number];

/** Names the setting, what is wrong with it and what is allowed; of a setting of several fields all that are missing, else the first wrong one. */
export const settingComplaint = (
  { issues }: z.ZodError,
  given: Readonly<Record<string, string | undefined>>,
): string => {
  const name = String(issues[0]?.path[0] ?? '') as keyof typeof ALLOWED;
  const own = issues.filter(({ path }) => path[0] === name);
  const what = WITH_FIELDS.has(name) ? wrongFields(own, given[name]) : `${shown(name, given[name])} is not allowed`;
  return `Setting ${name}: ${what}; allowed is ${ALLOWED[name]}.`;
};

const shown = (name: string, value: string | undefined): string =>
  SECRETS.has(name) ? 'its value' : JSON.stringify(value);

const wrongFields = (issues: readonly Issue[], text: string | undefined): string => {
  const missing = issues.filter(({ path }) => path.length > 1 && isMissing(text, path.slice(1)));
  if (missing.length > 0) return `${missing.map(fieldOf).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`;
  const [first] = issues;
  if (first?.code === 'unrecognized_keys')
    return `${quoted([...first.path.slice(1), first.keys[0] ?? ''])} is not a field of it`;
  return first === undefined || first.path.length < 2 ? 'its value is not allowed' : `${fieldOf(first)} is not allowed`;
};

const fieldOf = ({ path }: Issue): string => quoted(path.slice(1));

const quoted = (path: readonly PropertyKey[]): string => JSON.stringify(path.join('.'));

/** Whether a JSON text has nothing there. */
const isMissing = (text: string | undefined, path: readonly PropertyKey[]): boolean => {
  const found = path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    JSON.parse(text ?? 'null'),
  );
  return found === undefined;
};
