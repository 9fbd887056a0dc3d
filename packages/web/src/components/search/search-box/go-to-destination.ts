// Navigates to the page that a submitted search leads to.

import type { SearchDestination } from '@tornister/domain/search';
import type { NavigateFunction } from 'react-router';

/** Goes where a submitted search leads: within the page, within the shop, or by a full load. */
export const goToDestination = (destination: SearchDestination, navigate: NavigateFunction): void => {
  switch (destination.kind) {
    case 'home':
    case 'navigate':
      void navigate(destination.to);
      return;
    case 'load':
      globalThis.location.assign(destination.to);
      return;
    case 'scroll-to-listing': {
      const listing = document.getElementById('listing');
      // The page of an error has none: whoever searches there asks once more.
      if (listing === null) void navigate(destination.to, { replace: true });
      else listing.scrollIntoView({ behavior: 'smooth' });
      return;
    }
  }
};
