// Links that open a window of their own.

import { NEW_WINDOW_NOTE_ID, type TeaserLink } from '@tornister/domain/content';

/** What a link needs that opens a window of its own: screen readers are told by the words that `entry.server.tsx` has for all of them. */
export const NEW_WINDOW = { target: '_blank', rel: 'noopener', 'aria-describedby': NEW_WINDOW_NOTE_ID } as const;

/** The same for links that an editor lets open so, and nothing for the others. */
export const newWindow = (link: Pick<TeaserLink, 'opensNewWindow'>) => (link.opensNewWindow ? NEW_WINDOW : {});
