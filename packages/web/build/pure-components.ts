// Lets the build leave out components of the router that no page uses, with all that only they need.

import type { Plugin } from 'vite';

const ROUTER = /node_modules\/react-router\//;

/**
 * Says of `forwardRef` that its call changes nothing, and drops names that are for developers. Both keep the build tool from seeing that a
 * component is unused: the links of the router bring 2 KB of prefetching for its own framework along.
 */
export const withPureComponents = (code: string): string =>
  code
    .replace(/= (?=React(?:\$\d+)?\.forwardRef\()/g, '= /* @__PURE__ */ ')
    .replace(/if \(init\.instrumentations\)/g, 'if (false)')
    .replace(/^\s*\w+\.displayName = "\w+";$/gm, '');

export const pureComponents = (): Plugin => ({
  name: 'pure-components',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({ code: withPureComponents(code), map: null }),
  },
});
