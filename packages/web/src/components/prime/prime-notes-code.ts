// The code of what prime members see on every page: it comes when the tab knows a member.

import { deferredCode, useDeferredCode } from '../../react/deferred-code.ts';
import { withNeeds } from '../../routing/page-needs.ts';

/** The notes need the use cases and texts of the membership's page. */
const primeNotes = deferredCode(() =>
  withNeeds(import('./prime-notes.tsx'), { areas: ['prime-status'], texts: ['prime'] }),
);

/** The notes, once somebody is there who may see them. */
export const usePrimeNotes = (isMember: boolean) => useDeferredCode(primeNotes, isMember);
