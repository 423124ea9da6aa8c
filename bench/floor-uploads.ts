import { createWriteStream, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The floor of the upload row: a bare server of Node that pipes what comes to a file and flushes it. */
const folder = mkdtempSync(join(tmpdir(), 'zelo-bench-uploads-'));
let count = 0;
const server = createServer(async (request, response) => {
  count += 1;
  await pipeline(request, createWriteStream(join(folder, String(count)), { flush: true }));
  response.end();
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
