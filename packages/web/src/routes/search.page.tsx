// Route of the search results.

import { useLoaderData } from 'react-router';
import { SearchView } from '../components/search/search-results/search-view.tsx';
import type { loader } from './search.loader.ts';

export const Component = () => <SearchView {...useLoaderData<typeof loader>()} />;
