// Reads the settings of both processes as they will read them, so that a wrong one is told before anything is built. With `--before-start`
// it also tries the interface, the data folder and the database that they name. Ends with one line and code 1 for the first that cannot be used;
// otherwise writes as JSON what `npm start` has to tell.

process.env.NODE_ENV ??= 'production';

const [shopHost, backend, { requireFreePort }, { requireUsable }, { isOperationalError }] = await Promise.all([
  import('../packages/web/src/server/settings.ts'),
  import('../packages/backend/src/settings.ts'),
  import('../packages/backend/src/server/free-port.ts'),
  import('../packages/backend/src/server/require-usable.ts'),
  import('../packages/backend/src/server/operational-error.ts'),
]);

const isOwnBackend = (process.env.BACKEND_URL ?? '') === '';

try {
  const { baseUrls, isLocal, host } = shopHost.readSettings(process.env);
  const ofBackend = isOwnBackend ? backend.readSettings(process.env) : undefined;
  if (process.argv.includes('--before-start')) {
    if (host !== undefined) await requireFreePort(0, host);
    if (ofBackend !== undefined) await requireUsable(ofBackend);
  }
  const { shopMode, outboxPages } = ofBackend ?? {};
  process.stdout.write(JSON.stringify({ baseUrls, isLocal, shopMode, outboxPages }));
} catch (error) {
  if (!(error instanceof shopHost.SettingsError || isOperationalError(error))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
