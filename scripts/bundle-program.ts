import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { build, normalizePath, type Plugin } from 'vite';
import { root } from './steps.ts';

/** node scripts/bundle-program.ts FOLDER: all that a start of the server loads, in one file, and beside it the migrations. */
const [, , folder = ''] = process.argv;
const programs = dirname(folder);
/** As deep as the folder itself, which other starts must not see before it is whole. */
const making = join(programs, `making-${process.pid}`);

/** Servers that began earlier may yet ask for parts of their own program. */
const kept = 5;

/** Have code for one kind of machine, read files of their own, or are loaded when something first needs them. */
const apart = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'bowser',
  'hucre',
  'nodemailer',
  'pg',
];

const migrations = globSync('migrations/*.ts', { cwd: root });
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [keepPlaces(), inAscii()],
  ssr: { noExternal: true, external: apart },
  build: {
    ssr: true,
    outDir: making,
    emptyOutDir: true,
    target: 'node24',
    minify: false, // What a fault's stack names can be read there.
    rolldownOptions: {
      input: {
        main: 'src/app/main.server.ts',
        ...Object.fromEntries(migrations.map((file) => [`migrations/${basename(file, '.ts')}`, file])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
    },
  },
});
await flush(making);
giveName();
forgetOld();

/** What a module finds from where it stands (pages, tables, the threads that it begins) stays where the sources are. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!id.startsWith(normalizePath(join(root, 'src'))) || !code.includes('import.meta.')) return null;
      const source = normalizePath(relative(making, id));
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`)
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`);
    },
  };
}

/** Node keeps all of a source in two bytes a character where a single one of it is not ASCII. */
function inAscii(): Plugin {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'in-ascii',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped);
      }
    },
  };
}

/** A name that outlives a loss of power must not name what did not. */
async function flush(place: string): Promise<void> {
  for (const file of globSync('**/*.js', { cwd: place })) {
    const handle = await open(join(place, file), 'r+');
    await handle.sync();
    await handle.close();
  }
}

function giveName(): void {
  try {
    renameSync(making, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true }); // Another start was first.
  }
}

/** Also what a build that broke off has left. */
function forgetOld(): void {
  const made = globSync('*/', { cwd: programs }).map((name) => {
    const path = join(programs, name);
    return { path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  const newestFirst = made.sort((one, other) => other.at - one.at);
  for (const { path } of newestFirst.slice(kept)) rmSync(path, { recursive: true, force: true });
}
