// Tells a view that is being hydrated from one that the tab renders after a navigation.

import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const inTab = (): boolean => false;
const whileHydrating = (): boolean => true;

/**
 * Whether the shop host rendered this view and the tab hydrated it; not, when the tab rendered it after a navigation. Somebody may be in
 * the middle of something by the time a page is hydrated, so such a view moves neither focus nor scroll position.
 */
export const useWasServerRendered = (): boolean => {
  const isHydrating = useSyncExternalStore(neverChanges, inTab, whileHydrating);
  const [wasServerRendered] = useState(isHydrating);
  return wasServerRendered;
};
