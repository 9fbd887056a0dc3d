// Tries what docs/operations.md tells an operator: the proxy with TLS, with the very text that stands there, before a shop of its own, and the
// units of systemd (`npm run load -- proxy`). Needs nginx and openssl; what is not installed is left out aloud.

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOnPath } from '../lib/find-tools.mjs';
import { ROOT } from '../lib/install.mjs';
import { becomesReady, freePort, startBackend, startShopHost, stopProcess } from '../lib/run.mjs';
import { HOST, startNginx } from './nginx.mjs';
import { tryRepeats } from './proxy-repeats.mjs';

const READY_S = 300;
/** Shown again with what is wrong, or led on. */
const FORM_READ = new Set([200, 303, 422]);
const say = (line) => process.stdout.write(`${line}\n`);
const secret = () => randomBytes(32).toString('base64url');

const tryPages = async (ask, expect) => {
  const home = await ask('/');
  expect(home.status === 200 && home.text.includes('<html lang="de-DE"'), 'the German home page comes over TLS');
  const english = await ask('/', { host: `en.${HOST}` });
  expect(english.text.includes('<html lang="en-DE"'), 'and the English one under its own name');
  expect(home.text.includes(`https://${HOST}/`), 'addresses in the page are those of the shop, with https');
  expect(/max-age=\d+/.test(home.headers['strict-transport-security'] ?? ''), 'browsers are told to stay with TLS');
  expect(/^[\w-]{8,64}$/.test(home.headers['x-request-id'] ?? ''), 'the answer names its request');
  for (const path of ['/metrics', '/healthz', '/readyz'].flatMap((one) => [one, `${one}/`]))
    expect((await ask(path)).status === 404, `${path} is not there for strangers`);
  const report = { method: 'POST', body: '{}' };
  expect(
    (await ask('/payment/notify/sandbox', report)).status === 401,
    'a payment report without a signature reaches the backend',
  );
  expect((await ask('/staff/orders')).status === 404, 'the staff desk is not there for strangers');
  const basket = await ask('/api/cart-id/');
  const cookies = basket.headers['set-cookie'] ?? [];
  expect(
    cookies.length > 0 && cookies.every((cookie) => /; secure/i.test(cookie)),
    'every cookie is for TLS connections only',
  );
  const form = { method: 'POST', body: 'intent=login&email=nobody%40shop.example&password=wrong' };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const own = await ask('/login/', { ...form, headers: { ...type, origin: `https://${HOST}` } });
  expect(FORM_READ.has(own.status), `a form of the shop itself is read (${own.status})`);
  const foreign = await ask('/login/', { ...form, headers: { ...type, origin: `http://${HOST}` } });
  expect(foreign.status === 403, 'one of the same name without TLS is not');
  const large = await ask('/login/', {
    ...form,
    headers: { ...type, origin: `https://${HOST}` },
    body: 'x'.repeat(600_000),
  });
  expect(large.status === 413, `a form that is too large is refused (${large.status})`);
};

const MEGABYTE = 1024 * 1024;

/** The form of a school with a certificate of so many megabytes. */
const withCertificate = (megabytes) => {
  const edge = 'edge-of-the-parts';
  const field = (name, value) => `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${edge}\r\ncontent-disposition: form-data; name="certificate"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  return {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${edge}`, origin: `https://${HOST}` },
    body: `${field('email', 'typed-before@shop.example')}${file}${'x'.repeat(megabytes * MEGABYTE)}\r\n--${edge}--\r\n`,
  };
};

const tryFiles = async (ask, expect) => {
  const keepsTyped = ({ text }) => text.includes('typed-before@shop.example');
  const allowed = await ask('/myaccount/register/', withCertificate(9));
  expect(allowed.status === 422 && keepsTyped(allowed), 'a form with a file of 9 MB reaches the shop');
  const tooLarge = await ask('/myaccount/register/', withCertificate(12));
  expect(
    tooLarge.status === 422 && keepsTyped(tooLarge),
    'of a file that is too large the shop says so, and keeps what was typed',
  );
  const huge = await ask('/myaccount/register/', withCertificate(70)).catch(() => ({ status: 413 }));
  expect(huge.status === 413, 'what nobody sends by mistake ends at the proxy');
};

const tryUnits = (folder, expect) => {
  const program = programOnPath(['systemd-analyze']);
  if (program === undefined) {
    say('systemd-analyze is not installed here: the units are not looked at.');
    return;
  }
  const units = join(ROOT, 'deploy', 'systemd');
  for (const name of readdirSync(units)) {
    const unit = readFileSync(join(units, name), 'utf8').replaceAll('/opt/tornister', ROOT);
    const copy = join(folder, name.replace('@.', '@3000.'));
    writeFileSync(copy, unit);
    let complaint = '';
    try {
      complaint = execFileSync(program, ['verify', copy], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (error) {
      complaint = String(error.stderr);
    }
    expect(complaint === '', `systemd takes ${name} ${complaint.trim()}`);
  }
};

const tryProxy = async (program, folder, expect) => {
  const [hostPort, backendPort] = [await freePort(), await freePort()];
  const common = {
    NODE_ENV: 'production',
    SHOP_MODE: 'demo',
    LOG_LEVEL: 'error',
    DATA_DIR: join(folder, 'data'),
    SHOP_DOMAINS: `de=https://${HOST},en=https://en.${HOST}`,
    TRUSTED_PROXIES: '127.0.0.1',
    SHOP_CLIENT_SECRET: secret(),
    CATALOGUE_PRODUCTS: '400',
    BACKEND_PORT: String(backendPort),
    PORT: String(hostPort),
    HOST: '127.0.0.1',
  };
  const children = [];
  try {
    children.push(startBackend(common));
    if (!(await becomesReady(`http://127.0.0.1:${backendPort}/readyz`, children[0], READY_S)))
      throw new Error('The backend did not start.');
    children.push(startShopHost(common));
    if (!(await becomesReady(`http://127.0.0.1:${hostPort}/readyz`, children[1], READY_S)))
      throw new Error('The shop host did not start.');
    const { child, ask } = await startNginx(program, folder, { hostPorts: [hostPort], backendPort });
    children.push(child);
    await tryPages(ask, expect);
    await tryFiles(ask, expect);
  } finally {
    for (const child of children.reverse()) await stopProcess(child);
  }
};

/** Runs it; answers whether everything that could be tried is as the documents say. */
export const run = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tornister-proxy-'));
  const complaints = [];
  const expect = (isTrue, line) => {
    say(`${isTrue ? '✓' : '✗'} ${line}`);
    if (!isTrue) complaints.push(line);
  };
  try {
    tryUnits(folder, expect);
    const program = programOnPath(['nginx', '/usr/sbin/nginx']);
    if (program === undefined)
      say('nginx is not installed here: `sudo apt-get install nginx-light`. The proxy is not tried.');
    else {
      await tryProxy(program, folder, expect);
      await tryRepeats((hostPorts) => startNginx(program, folder, { hostPorts, backendPort: hostPorts[0] }), expect);
    }
    return complaints.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
