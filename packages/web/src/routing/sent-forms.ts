// Forms that the browser itself sends, because the page was not hydrated yet or leaves them to it. From then on the page is being left: what the cookies
// do is the answer's doing, and loading the page anew would call that answer off, with what it has to tell.

/** As `boot.ts` marks it, which was there before. */
export const FORM_SENT = 'form-sent';

/** Signs that somebody is still on the page: the answer was a download, or Back has brought the page out of the browser's cache. */
const STAYED = ['pageshow', 'pointerdown', 'keydown'] as const;

/** What is asked of the window. */
export type SendingPage = Pick<Window, 'addEventListener'> & {
  readonly performance: Pick<Performance, 'getEntriesByName' | 'clearMarks'>;
};

/**
 * Called once for a tab; a form that was sent before counts.
 *
 * @param setLeaving told whenever the page begins to be left by a form, and when it is not left after all
 */
export const followSentForms = (page: SendingPage, setLeaving: (isLeaving: boolean) => void): void => {
  const isLeaving = (): boolean => page.performance.getEntriesByName(FORM_SENT).length > 0;
  if (isLeaving()) setLeaving(true);
  // The listener of `boot.ts` is older, so the mark is there.
  page.addEventListener('submit', () => {
    if (isLeaving()) setLeaving(true);
  });
  for (const sign of STAYED)
    page.addEventListener(sign, () => {
      if (!isLeaving()) return;
      page.performance.clearMarks(FORM_SENT);
      setLeaving(false);
    });
};
