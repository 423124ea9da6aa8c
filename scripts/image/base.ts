import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root, runStep } from '../steps.ts';
import type { Buildah } from './buildah.ts';

/**
 * Has the image that the Dockerfile begins with: the published one, or where no registry of images can be reached one like it, of
 * Debian's packages with the Node and the npm of this machine.
 * @returns whether it is the published one
 */
export async function haveBase(buildah: Buildah, name: string, folder: string): Promise<boolean> {
  try {
    buildah.run('pull', '--quiet', name);
    return true;
  } catch {
    console.log(`${name} não pode ser trazida: em seu lugar, uma igual dos pacotes do Debian.`);
  }
  const system = join(folder, 'system');
  const args = ['--variant=minbase', '--include=ca-certificates', 'bookworm', system];
  if ((await runStep('debootstrap', args, { stdio: ['ignore', 'ignore', 'inherit'] })) !== 0) {
    throw new Error('debootstrap failed');
  }
  const container = buildah.ask('from', 'scratch');
  buildah.run('copy', '--quiet', container, system, '/');
  buildah.run('copy', '--quiet', container, join(root, 'node_modules/node/bin/node'), '/usr/local/bin/node');
  buildah.run('copy', '--quiet', container, npmOfThisMachine(), '/usr/local/lib/node_modules/npm');
  const npm = 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm';
  buildah.run('run', container, '--', 'sh', '-c', `${npm} && useradd --create-home --uid 1000 node`);
  for (const [setting, value] of Object.entries(certificates(buildah, container))) {
    buildah.run('config', '--env', `${setting}=${value}`, container);
  }
  buildah.run('commit', '--quiet', '--rm', container, name);
  return false;
}

/** Its own word for where packages are (`npm root`) is of the Node that runs it, which here is the pinned one, without an npm. */
function npmOfThisMachine(): string {
  const found = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm'));
  const program = found.find(existsSync);
  if (!program) throw new Error('npm was not found');
  return join(dirname(realpathSync(program)), '..');
}

/** Behind a proxy that signs for others, a machine trusts further certificates than Debian's; the packages come through it. */
function certificates(buildah: Buildah, container: string): Record<string, string> {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return {};
  const place = '/usr/local/share/certificates.pem';
  buildah.run('copy', '--quiet', container, file, place);
  return { NODE_EXTRA_CA_CERTS: place };
}
