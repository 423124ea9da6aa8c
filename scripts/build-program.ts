import { globSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { unlessBuiltFrom } from './stale.ts';
import { root } from './steps.ts';

/** The server with all that a start loads, in one file, and beside it the migrations (decision 87). */
const folder = join(root, 'build/program');

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

/** Builds the server unless what stands in `build/program` was made from exactly these sources. */
export async function buildProgramIfStale(): Promise<void> {
  const files = ['src/**/*.{ts,json}', 'migrations/*.ts', 'package-lock.json', 'scripts/build-program.ts'];
  await unlessBuiltFrom({ files, exclude: ['**/*.test.ts', 'src/testing/**'] }, 'build/.program-built-from', build);
}

async function build(): Promise<void> {
  console.log('\n── Programa');
  const vite = await import('vite'); // A start that builds nothing does without.
  const migrations = globSync('migrations/*.ts', { cwd: root });
  rmSync(join(folder, 'migrations'), { recursive: true, force: true });
  await vite.build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepPlaces(), inAscii()],
    ssr: { noExternal: true, external: apart },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false, // A server that runs may yet ask for parts of the program that it began as.
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
}

/** What a module finds from where it stands (pages, tables, the threads that it begins) stays where the sources are. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!id.startsWith(join(root, 'src')) || !code.includes('import.meta.')) return null;
      const source = relative(folder, id);
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
