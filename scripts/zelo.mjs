/**
 * What stands in every build and every ready-made archive and starts the product, or runs one of its commands:
 *
 * node zelo.mjs [start | COMMAND ARGUMENTS…]
 *
 * It must be understood by a Node of any age, to say that it is too old.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as modules from 'node:module';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const oldest = 24;
const here = dirname(fileURLToPath(import.meta.url));
const commands = join(here, 'commands');
const isInClone = basename(dirname(here)) === 'made';
const [task = 'start'] = process.argv.splice(2, 1);

refuseWhatCannotRun();
shareWhatIsCompiled();
if (task === 'start') await start();
else await load(commands, task);

function refuseWhatCannotRun() {
  if (Number.parseInt(process.versions.node, 10) < oldest) {
    endWith(`O Zelo pede o Node.js ${oldest} ou mais novo, e este é o ${process.versions.node}: instale um mais novo.`);
  }
  if (!isInClone) refuseArchive();
  if (task === 'start') return;
  const list = join(commands, 'commands.json');
  const known = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  if (!known.includes(task)) endWith(`Não há o comando ${task}. Há: ${['start', ...known].join(', ')}.`);
}

/** Of an archive the file that tells of it is unpacked last. */
function refuseArchive() {
  const machine = `${process.platform}-${process.arch}`;
  let made = '';
  try {
    made = JSON.parse(readFileSync(join(here, 'release.json'), 'utf8')).machine;
  } catch {
    endWith('Este Zelo foi descompactado só em parte: descompacte o arquivo de novo, em uma pasta vazia.');
  }
  if (made !== machine) endWith(`Este Zelo foi feito para ${made}, e esta máquina é ${machine}: traga o arquivo dela.`);
}

/** A thread keeps to what its process has compiled only where the environment says so. */
function shareWhatIsCompiled() {
  const { directory } = modules.enableCompileCache();
  if (directory) process.env.NODE_COMPILE_CACHE = dirname(directory);
}

async function start() {
  noteUse();
  const { main } = await load(join(here, 'program'), 'main');
  await main(join(here, 'pages/client'));
}

function load(folder, name) {
  return import(pathToFileURL(join(folder, `${name}.js`)).href);
}

/** In a clone later builds forget the earlier ones, but none that a server has begun from (scripts/building/folders.ts). */
function noteUse() {
  if (!isInClone) return;
  const mark = join(here, '../../in-use', String(process.pid));
  try {
    mkdirSync(dirname(mark), { recursive: true });
    writeFileSync(mark, basename(here));
  } catch {
    return; // Who may not write here builds nothing either.
  }
  process.on('exit', () => rmSync(mark, { force: true }));
}

function endWith(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
