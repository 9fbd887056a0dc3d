// What `npm run bench -- <kind>` runs for each kind. Apart from the command, so that documents can be checked against it without running one.

/** Measurements that open what they need themselves, by what is asked for. */
export const BENCH_KINDS = {
  login: 'packages/backend/scripts/bench-login.ts',
  materiallist: 'packages/backend/src/demo-shop/material-lists/bench-material-list.ts',
  submit: 'packages/backend/scripts/bench-submit.ts',
  cart: 'scripts/bench/add-to-cart.mjs',
  interactions: 'scripts/bench/interactions.mjs',
  lists: 'scripts/bench/lists.mjs',
};
