import { cpSync, globSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build, normalizePath, type Plugin } from 'vite';
import manifest from '../package.json' with { type: 'json' };
import { apart } from './building/packages.ts';
import { root } from './steps.ts';

/**
 * node scripts/bundle-program.ts main|commands FOLDER: all that a start of the server loads, in one file, or what each of the
 * commands loads; beside it the migrations, the threads and the files that they read. Nothing of it needs the sources.
 */
const [, , what = 'main', folder = ''] = process.argv;

/** What is run where a practice works, beside the server. */
const commands = [
  'backup',
  'bucket',
  'check-config',
  'demo',
  'mail',
  'move',
  'restore',
  'rotate-keys',
  'second-factor',
  'verify-audit',
  'verify-backup',
  'verify-documents',
  'verify-files',
];

const started =
  what === 'main'
    ? { main: 'src/app/main.server.ts' }
    : Object.fromEntries(commands.map((name) => [name, `scripts/${name === 'demo' ? 'demo/run-demo' : name}.ts`]));
const named = (pattern: string, prefix = '') =>
  Object.fromEntries(
    globSync(pattern, { cwd: root }).map((file) => [`${prefix}${basename(file, '.ts')}`, file] as const),
  );

try {
  await bundle({ ...started, ...named('migrations/*.ts', 'migrations/') });
  // Apart, so that the server stays one file: what they share with it would be a third.
  await bundle(named('src/**/*-thread.server.ts'));
} catch (error) {
  // Where in Vite it failed says nothing to whoever wants to start the product.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
for (const file of globSync(['src/**/*.typ', 'reference/**/*.{csv,xsd}'], { cwd: root })) {
  cpSync(join(root, file), join(folder, file));
}
writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', version: manifest.version }));
if (what === 'commands') writeFileSync(join(folder, 'commands.json'), JSON.stringify(commands));

function bundle(input: Record<string, string>) {
  return build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepPlaces(), inAscii()],
    ssr: { noExternal: true, external: apart },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      minify: false, // What a fault's stack names can be read there.
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
      },
    },
  });
}

/**
 * What a module finds from where it stands (tables, templates) has the same place in the folder of the program as among the
 * sources; the threads that it begins are built too, and stand beside whatever the module has become part of.
 */
function keepPlaces(): Plugin {
  const thread = /new URL\((['"])\.\/([\w-]+-thread\.server)\.ts\1, import\.meta\.url\)/g;
  const here = 'import.meta.builtUrl';
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!/^(src|scripts)\//.test(normalizePath(relative(root, id))) || !code.includes('import.meta.')) return null;
      const source = normalizePath(relative(root, id));
      return code
        .replaceAll(thread, `new URL('./$2.js', ${here})`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`)
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
        .replaceAll(here, 'import.meta.url');
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const left =
          file.type === 'chunk' && /[\w-]+-thread\.server\.ts\b/.exec(file.code.replaceAll(/^\/\/.*$/gm, ''));
        if (left) this.error(`${left[0]} is begun in a way that this does not know`);
      }
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
