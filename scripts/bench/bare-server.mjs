// The server that `npm run bench` compares the shop with: Node's own, with one fixed page of 30 KB and nothing else.

import { createServer } from 'node:http';

const PAGE = Buffer.from('<!doctype html>'.padEnd(30 * 1024, 'Schulheft '));

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': PAGE.length });
  response.end(PAGE);
});
server.listen(Number(process.env.PORT));
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
