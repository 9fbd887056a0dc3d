// nginx with the very settings that docs/operations.md tells an operator, at other ports and with a certificate of its own.

import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { freePort, stopProcess, wait } from '../lib/run.mjs';
import { documentedProxy } from './documented-proxy.mjs';

/** The name that the documents use. */
export const HOST = 'shop.example';

const certify = (folder) => {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const names = `subjectAltName=DNS:${HOST},DNS:en.${HOST}`;
  const subject = ['-subj', `/CN=${HOST}`, '-addext', names];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', ...subject].concat(
      ['-keyout', key, '-out', certificate],
    ),
    { stdio: 'ignore' },
  );
  return { key, certificate };
};

const start = async (program, folder, { hostPorts, backendPort }) => {
  const port = await freePort();
  const { key, certificate } = certify(folder);
  const server = documentedProxy()
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace(
      /(?<=upstream shop_hosts \{)[^}]*/,
      hostPorts.map((one) => ` server 127.0.0.1:${one} max_fails=0;`).join(''),
    )
    .replace('http://127.0.0.1:4000', `http://127.0.0.1:${backendPort}`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${folder}/${one};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  const around = `${user} pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}`;
  writeFileSync(file, `${around}\nhttp { access_log off; ${places.join(' ')}\n${server}}\n`);
  const child = spawn(program, ['-c', file, '-p', folder, '-e', `${folder}/error.log`, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { child, port, certificate: readFileSync(certificate) };
};

/** One request through the proxy; the certificate is checked. */
const askThrough = ({ port, certificate }) => {
  const ask = (path, { method = 'GET', host = HOST, headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          ...{ host: '127.0.0.1', port, servername: host, ca: certificate, agent: false, method, path },
          headers: { host, ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
        },
        (incoming) => {
          const parts = [];
          incoming.on('data', (part) => parts.push(part));
          incoming.on('error', reject);
          incoming.on('end', () =>
            resolve({ status: incoming.statusCode, headers: incoming.headers, text: Buffer.concat(parts).toString() }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return ask;
};

/** Starts it; answers its process and how to ask through it, once it listens. */
export const startNginx = async (program, folder, ports) => {
  const { child, ...proxy } = await start(program, folder, ports);
  const ask = askThrough(proxy);
  // It answers this by itself.
  for (let tries = 0; tries < 50 && (await ask('/healthz').catch(() => undefined)) === undefined; tries += 1)
    await wait(100);
  return { child, ask, stop: () => stopProcess(child) };
};
