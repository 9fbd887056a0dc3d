// A notice over a redirect of the shop host that says what an article and a list are called. Only the shop host reads it: once a page is alive, a
// notice with names is shown in the tab that has pressed.

import type { CookieJar, Notice } from '../ports/index.ts';
import { NOTICE_COOKIE, NOTICE_LENGTH } from './passed-notice.ts';

/** A name that travels: short, in one line. The cookie is outside input, what stands in it is only ever text. */
const NAME = String.raw`(?:product|list)=\P{Cc}{1,100}`;
const MOST_NAMES = 2;
const FITS = new RegExp(`^${NAME}$`, 'u');
const WRITTEN = new RegExp(
  String.raw`^(?<tone>success|warning|error|info):(?<message>[\w.-]{1,100})(?<names>(?:\n${NAME}){1,${MOST_NAMES}})$`,
  'u',
);
const NAMES = /(product|list)=(\P{Cc}+)/gu;

/** The notice as it goes over a redirect: with its names, each in a line, or in its plain words where one of them is missing, too long or odd. */
export const travellingNotice = (notice: Notice): Notice => {
  const { values = {}, ...plain } = notice;
  const names = Object.entries(values).filter(([, value]) => typeof value === 'string');
  if (names.length === 0) return notice;
  const lines = names.map(([name, value]) => `${name}=${value}`);
  const message = [plain.message, ...lines].join('\n');
  const canTravel =
    lines.length <= MOST_NAMES && message.length <= NOTICE_LENGTH && lines.every((line) => FITS.test(line));
  return { ...plain, message: canTravel ? message : `${plain.message}.plain` };
};

const namesIn = (written: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...written.matchAll(NAMES)].map(([, name, value]) => [name, value]));

/** The notice with names that was given to this page, left where it is. */
export const readNamedNotice = (cookies: Pick<CookieJar, 'get'>): Notice | undefined => {
  const { tone, message, names } = WRITTEN.exec(cookies.get(NOTICE_COOKIE) ?? '')?.groups ?? {};
  if (tone === undefined || message === undefined || names === undefined) return undefined;
  return { id: message, tone: tone as Notice['tone'], message, values: namesIn(names) };
};
