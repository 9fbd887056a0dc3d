// Links that an editor lets open in a window of their own.

import type { TeaserLink } from '@tornister/domain/content';

/** What a link needs that opens a window of its own. */
export const newWindow = (link: Pick<TeaserLink, 'opensNewWindow'>) =>
  link.opensNewWindow ? { target: '_blank', rel: 'noopener' } : {};
