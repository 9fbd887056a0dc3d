// Reads the settings of both processes as they will read them, so that a wrong one is told before anything is built. Ends with one line
// and code 1 for the first wrong one; otherwise writes as JSON what `npm start` has to tell.

process.env.NODE_ENV ??= 'production';

const [shopHost, backend] = await Promise.all([
  import('../packages/web/src/server/settings.ts'),
  import('../packages/backend/src/settings.ts'),
]);

const read = ({ readSettings, SettingsError }) => {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};

const { baseUrls, isLocal } = read(shopHost);
const isOwnBackend = (process.env.BACKEND_URL ?? '') === '';
const { shopMode, outboxPages } = isOwnBackend ? read(backend) : {};
process.stdout.write(JSON.stringify({ baseUrls, isLocal, shopMode, outboxPages }));
