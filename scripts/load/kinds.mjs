// What `npm run load -- <kind>` runs for each kind. Apart from the command, so that documents can be checked against it without running one.

/** Modules beside this one, each with a `run`. */
export const LOAD_KINDS = {
  shoppers: './shoppers.mjs',
  soak: './soak.mjs',
  restore: './restore.mjs',
  upgrade: './upgrade.mjs',
  logins: './logins.mjs',
  catalogue: './catalogue.mjs',
  proxy: './proxy.mjs',
};
