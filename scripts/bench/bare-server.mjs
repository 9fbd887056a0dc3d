// The yardstick: Node's own server with one fixed page of 30 KB and nothing else. The bytes are like those of a packed page, because a load
// generator reads bodies as text and takes six times as long for bytes that are none.

import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const PAGE = randomBytes(30 * 1024);

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': PAGE.length });
  response.end(PAGE);
});
server.listen(Number(process.env.PORT));
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
