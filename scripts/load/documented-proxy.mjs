// The settings of the proxy as docs/operations.md tells them to an operator, for what is measured behind a proxy.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/install.mjs';

/** The text for nginx. */
export const documentedProxy = () => {
  const text = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');
  return /```nginx\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
};

/** The paths whose forms the proxy may send to another shop host after they broke off: the location with `non_idempotent`. */
const repeatableSteps = () => {
  const [, pattern] = /location ~ (\S+) \{[^}]*\bnon_idempotent\b/.exec(documentedProxy()) ?? [];
  if (pattern === undefined) throw new Error('docs/operations.md names no steps that a proxy may repeat.');
  return new RegExp(pattern);
};

let steps;
/** Whether a form may be sent again, as the document says. */
export const isRepeatableStep = ({ url }) => {
  steps ??= repeatableSteps();
  return steps.test(new URL(url, 'http://shop').pathname);
};
