// A chunk of its own: the decision where a submitted search leads, and the way there.

export { submitSearch } from '@tornister/application/search';
export { goToDestination } from './go-to-destination.ts';
