// Delays rendering of what is below the first screen by one frame after a navigation.

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useWasServerRendered } from '../../../react/use-was-server-rendered.ts';
import styles from './below-fold.module.css';

/** A placeholder of what is below the first screen: it keeps the footer there until the rest is known. */
export const BelowFoldPlaceholder = () => <div className={styles.placeholder} />;

/**
 * What lies below the first screen of a page. After a navigation it follows one frame later, so that what was asked for is seen sooner.
 * A page that the shop host rendered has it from the start, and so has one that opens further down: by going back, or at an anchor.
 */
export const BelowFold = ({ children }: { readonly children: ReactNode }) => {
  const wasServerRendered = useWasServerRendered();
  const isReturn = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const [isDue, setIsDue] = useState(wasServerRendered || isReturn || hash !== '');
  // The browser knows when the first frame was painted: after the task that follows it.
  useEffect(() => {
    if (isDue) return;
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setIsDue(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [isDue]);
  return isDue ? children : <BelowFoldPlaceholder />;
};
