// Somebody without scripts has sent a file that no form takes: back to the form, which says so. With scripts the form says it before it sends.

import type { IncomingMessage } from 'node:http';
import { passNotice } from '@tornister/application/notices';
import type { Notice } from '@tornister/application/ports';
import { UPLOAD_MAX_BYTES } from '@tornister/domain/forms';
import { PATHS } from '@tornister/domain/routing';
import { pageAddress } from './page-address.ts';
import { readVisit } from './read-visit.ts';
import type { Settings } from './settings.ts';

const MEBIBYTE = 1_024 * 1_024;

const noticeAt = (path: string): Notice => {
  const isOrderForm = path.replace(/\/?$/, '/') === PATHS.orderForm;
  const message = isOrderForm ? 'vue.orderForm.fileTooLarge' : 'vue.form.error.fileTooLarge';
  const values = { maximum: UPLOAD_MAX_BYTES / MEBIBYTE };
  return { id: message, tone: 'error', message, ...(isOrderForm ? {} : { values }) };
};

/** The answer to a form whose body is too large to be read: the page that it stands on (303), with a notice. */
export const backToForm = (incoming: IncomingMessage, settings: Settings): Response => {
  const { site, cookies } = readVisit(incoming, settings);
  const { pathname, search } = pageAddress(incoming.url ?? '/', site.baseUrl);
  passNotice(cookies, noticeAt(pathname));
  const answer = new Response('', { status: 303, headers: { location: `${pathname}${search}` } });
  for (const cookie of cookies.headers()) answer.headers.append('set-cookie', cookie);
  return answer;
};
