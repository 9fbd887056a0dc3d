// What is typed into a form of class lists waits in the tab; the code for that comes when somebody types, or when something waits.

import { useEffect, useRef, useState } from 'react';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { deferredCode, useDeferredCode } from '../../react/deferred-code.ts';
import { useShop } from '../../react/shop-provider.tsx';

const listDraft = deferredCode(() => import('./list-draft.tsx').then(({ ListDraft }) => ListDraft));

/** For a form at `path`; what has more than is kept in the tab is left as it is. */
export const useListDraft = (path: string, isFilled: boolean) => {
  const drafts = useShop().get(sessionUseCases.formDrafts);
  const form = useRef<HTMLFormElement>(null);
  const [wantedBy, setWantedBy] = useState<'typing' | 'draft'>();
  const ListDraft = useDeferredCode(listDraft, wantedBy !== undefined);
  useEffect(() => {
    if (drafts.of(path) !== undefined) setWantedBy((before) => before ?? 'draft');
  }, [drafts, path]);
  return {
    formProps: { ref: form, onInput: () => setWantedBy((before) => before ?? 'typing') },
    draft:
      wantedBy !== undefined && ListDraft !== undefined ? (
        <ListDraft {...{ form, path, isFilled }} isTyped={wantedBy === 'typing'} />
      ) : null,
  };
};
