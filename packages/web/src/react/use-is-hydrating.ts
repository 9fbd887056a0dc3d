// Tells a view whether the tab still takes up what the shop host has rendered.

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const inTab = (): boolean => false;
const whileHydrating = (): boolean => true;

/** Whether the markup is the shop host's: what only scripts make of a view must not be in it. */
export const useIsHydrating = (): boolean => useSyncExternalStore(neverChanges, inTab, whileHydrating);
