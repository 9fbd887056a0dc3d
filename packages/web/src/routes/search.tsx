import { useLoaderData } from 'react-router';
import { SearchView } from '../components/search-results/search-view.tsx';
import { lateLoader } from '../routing/late-loader.ts';

export const loader = lateLoader(() => import('./search.loader.ts'));

export const Component = () => <SearchView {...useLoaderData<typeof loader>()} />;
