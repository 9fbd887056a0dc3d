// A chunk of its own: the decision where a submitted search leads, and the way there.

export { decideSearch } from '../../../composition/search-submission.ts';
export { goToDestination } from './go-to-destination.ts';
