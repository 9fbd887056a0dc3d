// What is done when somebody leaves a view, and not when React takes it out and puts it back at once, as StrictMode does.

import { useEffect, useRef } from 'react';

/** @param leave called once the view is out of the page for good; the same function in every render */
export const useWhenLeft = (leave: () => void): void => {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // A view that is put back is back before this runs.
      queueMicrotask(() => {
        if (!isShown.current) leave();
      });
    };
  }, [leave]);
};
