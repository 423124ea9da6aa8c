import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../src/testing/free-port.ts';
import { haveBase } from './image/base.ts';
import { buildahIn } from './image/buildah.ts';
import { installPackages, onPath } from './packages.ts';
import { root } from './steps.ts';

/**
 * npm run test:image: builds the image of the Dockerfile without a daemon, starts what it says as the user that it says, on an empty
 * volume, and asks what its health check asks. It needs root on Debian or its kin, and some 4 GB beside the temporary files.
 */
const needed = ['buildah', 'debootstrap'];
if (process.getuid?.() !== 0 || !(needed.every(onPath) || (await installPackages('o buildah', needed)))) {
  console.error('Para experimentar a imagem é preciso ser root em um Debian, com buildah e debootstrap instalados.');
  process.exit(1);
}

type Image = { User: string; WorkingDir: string; Cmd: string[]; Volumes: object; Healthcheck: { Test: string[] } };

const [, base = ''] = /^FROM (\S+)$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
const name = 'localhost/zelo-tried';
const ownersOfData = `const fs = require('node:fs'); console.log(JSON.stringify(fs.readdirSync('/data').map((file) => fs.statSync("/data/" + file).uid)))`;
const folder = mkdtempSync(join(tmpdir(), 'zelo-image-'));
const buildah = buildahIn(folder);
try {
  console.log('\n── Imagem de que parte');
  const isPublished = await haveBase(buildah, base, folder);
  console.log('\n── Imagem do Zelo');
  buildah.run('build', '--pull-never', '--format', 'docker', '--tag', name, root);
  console.log('\n── Contêiner');
  const said = await tried(buildah.ask('from', '--pull-never', name));
  console.log(`\n✓ ${said}${isPublished ? '' : ` A imagem de que parte (${base}) foi imitada, e não a publicada.`}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function tried(container: string): Promise<string> {
  const inspected: { Docker: { config: Image } } = JSON.parse(buildah.ask('inspect', container));
  const image = inspected.Docker.config;
  must(image.User === 'node', 'the image runs as node');
  must('/data' in image.Volumes, 'the image has a volume for its data');
  const port = String(await freePort());
  const run = ['run', '--env', `PORT=${port}`, container, '--'];
  const server = buildah.begin([...run, ...image.Cmd], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await upIn(server.stdout);
    buildah.run(...run, ...image.Healthcheck.Test.slice(1)); // Of `CMD` and what it runs.
    const page = await fetch(`http://127.0.0.1:${port}/`);
    must(page.ok && (await page.text()).includes('<title>'), 'the first page is served');
    // Seen from inside, where the volume is that the server has: its data are there, and are those of the user that runs it.
    const owners: number[] = JSON.parse(buildah.ask(...run, 'node', '-e', ownersOfData));
    must(owners.length > 0 && owners.every((owner) => owner === 1000), 'the data belong to node');
    return 'A imagem foi construída, sobe sem ser root, responde à saúde e entrega a página.';
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

async function upIn(output: NodeJS.ReadableStream | null): Promise<void> {
  if (!output) throw new Error('nothing is heard of the container');
  for await (const line of createInterface({ input: output })) {
    console.log(line);
    if (line.includes('Para encerrar')) return void output.resume();
  }
  throw new Error('the container ended before it was up');
}

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`it does not hold that ${what}`);
}
