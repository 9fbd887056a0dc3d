// The names under which the shop host's container keeps what the process and each page have.

import type { Logger as PinoLogger } from 'pino';
import type { AnswerCache } from '../server/answer-cache.ts';
import type { BackendLink, BackendLinks } from '../server/backend-link.ts';
import type { PageCache } from '../server/page-cache.ts';
import type { Settings } from '../server/settings.ts';
import type { Visit } from '../server/visitor.ts';
import type { EveryonesPage, VisitorsPage } from './sides.ts';
import { token } from './tokens.ts';

/** What there is once in the process. */
export const hostProcess = {
  answers: token<AnswerCache>('process.answers'),
  links: token<BackendLinks>('process.links'),
  log: token<PinoLogger>('process.log'),
  pages: token<PageCache>('process.pages'),
  settings: token<Settings>('process.settings'),
};

/** What there is once for each page that is rendered; `visit` only where it is rendered for one visitor. */
export const hostPage = {
  everyones: token<EveryonesPage>('page.everyones'),
  link: token<BackendLink>('page.link'),
  now: token<number>('page.now'),
  visit: token<Visit>('page.visit'),
  visitors: token<VisitorsPage>('page.visitors'),
};
