import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const inTab = (): boolean => false;
const onTakingOver = (): boolean => true;

/**
 * Whether this view came drawn by the shop host and was taken over by the tab; not, when the tab drew it after a navigation. Somebody may
 * be in the middle of something by the time a page is taken over.
 */
export const useWasDrawnByHost = (): boolean => {
  const isTakingOver = useSyncExternalStore(neverChanges, inTab, onTakingOver);
  const [wasDrawn] = useState(isTakingOver);
  return wasDrawn;
};
