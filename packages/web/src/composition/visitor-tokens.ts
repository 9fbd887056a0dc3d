// The names of what every page of a tab knows of the login.

import type { OpenFlyout } from '@tornister/application/navigation';
import type { WatchLogin } from '@tornister/application/session';
import type { Observable } from 'rxjs';
import { token } from './tokens.ts';

/** Who is there, and the flyout in which somebody logs in; one of each for the whole tab. */
export const visitorUseCases = {
  accountFlyout: token<OpenFlyout>('accountFlyout'),
  /** Whether the visitor may have lists, so that pages for everyone ask for them. */
  mayHaveLists: token<() => boolean>('mayHaveLists'),
  /** Tells that another tab has changed a list, or that somebody else is there. */
  listsChanged: token<Observable<unknown>>('listsChanged'),
  watchLogin: token<WatchLogin>('watchLogin'),
} as const;
