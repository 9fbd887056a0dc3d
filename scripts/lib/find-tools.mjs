// Finds the browser and the database server that some tests need, and brings them where that can be done without asking.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment } from './install.mjs';

const BROWSER_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = 'chromium-headless-shell';
/** Ends what will never start. */
const START_LIMIT_MS = 60_000;

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

/** The path of a program by its names, on the way that a shell would look or whole; undefined where there is none. */
export const programOnPath = (names) =>
  onPath(names) ?? names.find((name) => name.startsWith('/') && isExecutable(name));

const chromium = () => {
  const named = process.env.CHROMIUM_PATH;
  return named !== undefined && named !== '' && isExecutable(named) ? named : onPath(BROWSER_NAMES);
};

const canInstall = () => process.getuid?.() === 0 && onPath(['apt-get']) !== undefined;

const aptInstall = (name) => {
  process.stdout.write(`Installing ${name} from Debian's packages (once) …\n`);
  const options = { stdio: 'ignore', env: environment({ DEBIAN_FRONTEND: 'noninteractive' }) };
  // Without a network this ends soon, and what is missing is missing.
  const patience = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  spawnSync('apt-get', ['update', ...patience], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...patience, name], options);
};

/** The path of a Chromium, installed now if that can be done; undefined with one line that says how to get it. */
export const findChromium = () => {
  if (chromium() === undefined && canInstall()) aptInstall('chromium');
  const found = chromium();
  if (found === undefined) {
    process.stderr.write(
      'The journeys need Chromium: `sudo apt-get install chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.\n',
    );
  }
  return found;
};

/** Whether a browser that was found really starts here. */
const opensPages = (browser) =>
  spawnSync(browser, ['--no-sandbox', '--dump-dom', 'about:blank'], { stdio: 'ignore', timeout: START_LIMIT_MS })
    .status === 0;

/**
 * The path of the browser for journeys that is here already, and installs nothing: Chromium without the frame of a window, which is the same engine
 * and takes a fifth of the time for each new visitor; else Chromium. `CHROMIUM_PATH` goes before both.
 */
export const browserOfJourneysHere = () => {
  const shell = process.env.CHROMIUM_PATH ? undefined : onPath([SHELL]);
  return shell !== undefined && opensPages(shell) ? shell : chromium();
};

/** The path of the browser for journeys, installed now if that can be done; undefined with one line that says how to get it. */
export const findBrowserOfJourneys = () => {
  if (!process.env.CHROMIUM_PATH && onPath([SHELL]) === undefined && canInstall()) aptInstall(SHELL);
  return browserOfJourneysHere() ?? findChromium();
};

/** The folder of PostgreSQL's server programs on this computer; undefined where there are none. */
export const postgresBin = () => {
  const versions = '/usr/lib/postgresql';
  if (existsSync(versions)) {
    const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0];
    if (newest !== undefined && isExecutable(join(versions, newest, 'bin', 'initdb')))
      return join(versions, newest, 'bin');
  }
  return onPath(['initdb']);
};

/** Brings PostgreSQL for the second database run where that can be done; the tests themselves say when there is none. */
export const offerPostgres = () => {
  if (postgresBin() === undefined && canInstall()) aptInstall('postgresql');
  if (postgresBin() === undefined) {
    process.stderr.write(
      'No PostgreSQL found: the database tests run on PGlite only. `sudo apt-get install postgresql` brings the second run.\n',
    );
  }
};
