// The code of what prime members see on every page: it comes when the tab knows a member.

import { deferredCode, useDeferredCode } from '../../react/deferred-code.ts';
import { fetchNeeds } from '../../routing/page-needs.ts';

/** The notes need the use cases and texts of the membership's page. */
const primeNotes = deferredCode(async () => {
  const [notes] = await Promise.all([
    import('./prime-notes.tsx'),
    fetchNeeds({ areas: ['prime-status'], texts: ['prime'] }),
  ]);
  return notes;
});

/** The notes, once somebody is there who may see them. */
export const usePrimeNotes = (isMember: boolean) => useDeferredCode(primeNotes, isMember);
